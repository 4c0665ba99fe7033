/** Canal houses for the covers: outline of a front with one of four gables, base at y = 0, upwards. */
export type Gable = 'step' | 'bell' | 'neck' | 'spout'

export function front(width: number, height: number, gable: Gable): string {
  const [w, h] = [width / 2, height]
  const g = width * 0.55
  const body = `M${-w} 0V${-h}`
  if (gable === 'step') {
    const s = w / 4
    const r = g / 4
    return `${body}h${s}v${-r}h${s}v${-r}h${s}v${-r}h${s / 2}v${-r}h${s}v${r}h${s / 2}v${r}h${s}v${r}h${s}v${r}h${s}V0z`
  }
  if (gable === 'bell') return `${body}q${w * 0.5} ${-g * 0.1} ${w * 0.6} ${-g * 0.7}q${w * 0.4} ${-g * 0.6} ${w * 0.8} 0q${w * 0.1} ${g * 0.6} ${w * 0.6} ${g * 0.7}V0z`
  if (gable === 'neck') return `${body}h${w * 0.3}q${w * 0.25} ${-g * 0.05} ${w * 0.25} ${-g * 0.5}v${-g * 0.25}l${w * 0.45} ${-g * 0.3}l${w * 0.45} ${g * 0.3}v${g * 0.25}q0 ${g * 0.45} ${w * 0.25} ${g * 0.5}h${w * 0.3}V0z`
  return `${body}L0 ${-h - g}L${w} ${-h}V0z`
}

/** Windows of a front, as one path; the bottom row leaves room for the door. */
export function windows(width: number, height: number, floors: number): string {
  const columns = width > 30 ? 3 : 2
  const cell = width / (columns + 0.4)
  const floor = height / floors
  let path = ''
  for (let row = 0; row < floors; row++) {
    for (let column = 0; column < columns; column++) {
      if (row === 0 && column === 0) continue
      const x = -width / 2 + cell * (column + 0.4)
      const y = -floor * row - floor * 0.78
      path += `M${x.toFixed(1)} ${y.toFixed(1)}h${(cell * 0.62).toFixed(1)}v${(floor * 0.52).toFixed(1)}h${(-cell * 0.62).toFixed(1)}z`
    }
  }
  return path
}

export const door = (width: number, height: number, floors: number): string => {
  const columns = width > 30 ? 3 : 2
  const cell = width / (columns + 0.4)
  const floor = height / floors
  const x = -width / 2 + cell * 0.4
  return `M${x.toFixed(1)} 0v${(-floor * 0.72).toFixed(1)}h${(cell * 0.62).toFixed(1)}V0z`
}
