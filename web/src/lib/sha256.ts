/** SHA-256 of a text or of bytes, in hexadecimal digits. `crypto.subtle` would do, but is not there without https. */
const PRIMES: number[] = []
for (let number = 2; PRIMES.length < 64; number++) if (PRIMES.every((prime) => number % prime)) PRIMES.push(number)
/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64))
  bytes.forEach((byte, at) => blocks.setUint8(at, byte))
  blocks.setUint8(bytes.length, 0x80)
  blocks.setUint32(blocks.byteLength - 8, Math.floor(bytes.length / 2 ** 29))
  blocks.setUint32(blocks.byteLength - 4, bytes.length << 3)
  const sum = Int32Array.from(START)
  for (let at = 0; at < blocks.byteLength; at += 64) mix(sum, blocks, at)
  return Array.from(sum, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function mix(sum: Int32Array, blocks: DataView, at: number): void {
  const words = new Int32Array(64)
  for (let n = 0; n < 64; n++) {
    if (n < 16) {
      words[n] = blocks.getInt32(at + 4 * n)
      continue
    }
    const early = words[n - 15]!
    const late = words[n - 2]!
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[n] = words[n - 16]! + one + words[n - 7]! + two
  }
  let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number]
  for (let n = 0; n < 64; n++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n]! + words[n]!) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, n) => (sum[n] = sum[n]! + word))
}
