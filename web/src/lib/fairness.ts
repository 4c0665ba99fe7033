/**
 * What this device adds to a deal, and what it was shown of it: a nonce of its own, pledged before it is revealed; the
 * commitment of the server; the digest of the record. At the end of the game it compares (docs/fairness.md).
 */
import { sha256 } from './sha256'
import { read, write } from './storage'

interface Pinned {
  /** One for each seat of this device. */
  nonces: string[]
  commitment: string
  /** This device was there before the deal: its nonces must be in it. */
  early: boolean
}
interface Seat {
  kind: string
  pledge?: string
  nonce?: string
}

const STORE = 'koopstad.deals'
const MOST = 200

const all = (): Record<string, Pinned> => read<Record<string, Pinned>>(STORE, {})

export const pinned = (table: string): Pinned | undefined => all()[table]

/** Keeps what was shown first: a commitment that comes later changes nothing. */
export function pin(table: string, { nonces = [], commitment = '', early = false }: Partial<Pinned>): void {
  const { [table]: old, ...others } = all()
  const kept: Pinned = { nonces: [...(old?.nonces ?? []), ...nonces], commitment: old?.commitment || commitment, early: old?.early || early }
  write(STORE, Object.fromEntries([[table, kept], ...Object.entries(others)].slice(0, MOST)))
}

export const newNonce = (): string => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
export const pledgeOf = (nonce: string): string => sha256(`koopstad nonce ${nonce}`)

/** The nonces to reveal when the game begins, by the seat that has pledged each. */
export function owed(table: string, seats: readonly Seat[]): [seat: number, nonce: string][] {
  const pledged = new Map(pinned(table)?.nonces.map((nonce) => [pledgeOf(nonce), nonce]))
  return seats.flatMap(({ pledge, nonce }, seat) => {
    const own = pledge && !nonce ? pledged.get(pledge) : undefined
    return own ? [[seat, own] satisfies [number, string]] : []
  })
}

/** The digest of a record: of each line and the digest before it, without what chance added. Formats 1 and 2 leave the last line out. */
export function digestOf(record: string): string {
  const [header = '', ...lines] = record.split('\n').filter(Boolean)
  const last = lines.at(-1)?.startsWith('{"scores"') ? (lines.pop() ?? '') : ''
  const first = sha256(header.replace(/"setup":\[[^\]]*\]/, '"setup":[]'))
  const played = lines.reduce((digest, line) => sha256(digest + line.replace(/"outcomes":\[[^\]]*\](?=(,"rules":"\d+")?\}$)/, '"outcomes":[]')), first)
  const binds = last && !/^\{"koopstad":[12],/.test(header)
  return binds ? sha256(played + last.replace(/,"digest":"[0-9a-f]*"\}$/, '}')) : played
}

/** What a server publishes before the deal: it binds the bytes of the seed. */
export function commitmentOf(seed: string): string {
  const bytes = (seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16))
  return sha256(Uint8Array.from([...new TextEncoder().encode('koopstad commitment '), ...bytes]))
}

export type Checked = 'commitment' | 'seed' | 'nonce' | 'digest'

/** What does not fit at the end of a game; nothing, if all is as it was shown. */
export function wrong(table: string, you: number | null, shown: { commitment: string; seed: string; digest: string }, record: string): Checked[] {
  const kept = pinned(table)
  const header = JSON.parse(record.slice(0, record.indexOf('\n'))) as { commitment: string; nonces?: string[] }
  const fits: Record<Checked, boolean> = {
    commitment: !kept?.commitment || (kept.commitment === shown.commitment && kept.commitment === header.commitment),
    seed: commitmentOf(shown.seed) === header.commitment,
    nonce: !kept?.early || !kept.nonces.length || you === null || kept.nonces.includes(header.nonces?.[you] ?? ''),
    digest: !shown.digest || digestOf(record) === shown.digest,
  }
  return (Object.keys(fits) as Checked[]).filter((each) => !fits[each])
}
