/** Movement that tells what happened: things roll along their way and fly from place to place. */
import { settings } from './settings.svelte'

export type Point = readonly [number, number]

export function still(): boolean {
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
}

/** The way along a line of points up to the point of it that lies nearest to `goal`. */
export function wayTo(line: readonly Point[], goal: Point): Point[] {
  let best = { gap: Infinity, segment: 0 }
  for (let k = 0; k + 1 < line.length; k++) {
    const [a, b] = [line[k] as Point, line[k + 1] as Point]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = dx * dx + dy * dy || 1
    const share = Math.min(1, Math.max(0, ((goal[0] - a[0]) * dx + (goal[1] - a[1]) * dy) / length))
    const gap = Math.hypot(a[0] + dx * share - goal[0], a[1] + dy * share - goal[1])
    if (gap < best.gap) best = { gap, segment: k }
  }
  return [...line.slice(0, best.segment + 1), goal]
}

/** Key frames along a way, evenly paced, turned as the way turns and ending at `angle`. */
export function rolling(way: readonly Point[], angle: number): Keyframe[] {
  const lengths = way.map((point, k) => (k === 0 ? 0 : Math.hypot(point[0] - way[k - 1]![0], point[1] - way[k - 1]![1])))
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1
  let gone = 0
  return way.map((point, k) => {
    gone += lengths[k] ?? 0
    const [from, to] = k === 0 ? [point, way[1] ?? point] : [way[k - 1]!, point]
    const heading = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
    const turned = k === way.length - 1 ? angle : nearest(heading, angle)
    return { offset: gone / total, transform: `translate(${point[0]}px, ${point[1]}px) rotate(${turned}deg)` }
  })
}

/** The heading or its reverse, whichever is within a quarter turn of `angle`. */
function nearest(heading: number, angle: number): number {
  let turned = heading
  while (turned - angle > 90) turned -= 180
  while (turned - angle < -90) turned += 180
  return turned
}

/** A copy of `what` flies from one element to another, then is gone. */
export function fly(what: HTMLElement, from: Element | null, to: Element | null, delay = 0): void {
  if (still() || !from || !to) return
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  if (a.width === 0 || b.width === 0) return
  Object.assign(what.style, {
    position: 'fixed',
    left: `${a.left}px`,
    top: `${a.top}px`,
    width: `${a.width}px`,
    height: `${a.height}px`,
    zIndex: '18', // below the bar with its menu, sheets and curtains
    pointerEvents: 'none',
  })
  document.body.append(what)
  const scale = Math.min(1, Math.max(0.3, b.width / a.width))
  const shift = `translate(${b.left + b.width / 2 - a.left - a.width / 2}px, ${b.top + b.height / 2 - a.top - a.height / 2}px)`
  const flight = what.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-14px) scale(1.08)', opacity: 1, offset: 0.2 },
      { transform: `${shift} scale(${scale})`, opacity: 0.9 },
    ],
    { duration: 520, delay, easing: 'cubic-bezier(.45,.05,.3,1)', fill: 'both' },
  )
  const done = () => what.remove()
  flight.finished.then(done, done)
}
