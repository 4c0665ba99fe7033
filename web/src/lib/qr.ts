import qrcode from 'qrcode-generator'

/** A QR code as a path in a box of 100 by 100, with its quiet border. */
export function qrPath(text: string): string {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const size = 100 / (count + 6)
  let path = ''
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) {
        path += `M${((column + 3) * size).toFixed(2)} ${((row + 3) * size).toFixed(2)}h${size.toFixed(2)}v${size.toFixed(2)}h-${size.toFixed(2)}z`
      }
    }
  }
  return path
}
