/** Zoom and pan of the board: wheel and drag, pinch and drag, buttons, double tap. */
const MOST = 4
/** So long after the last change of scale the board is drawn anew, sharply. */
const SETTLES = 220

/** So far from a thing, in pixels, a finger still means it. */
const REACH = 26

/** The thing whose drawing lies nearest to a point, within reach. */
export function nearest(things: Iterable<Element>, x: number, y: number, reach = REACH): Element | null {
  let best: { gap: number; thing: Element | null } = { gap: reach, thing: null }
  for (const thing of things) {
    const parts = thing.childElementCount ? [...thing.querySelectorAll('rect, circle, ellipse, path')] : [thing]
    for (const part of parts) {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const gap = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
      if (gap < best.gap) best = { gap, thing }
    }
  }
  return best.thing
}

export class Zoom {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  /** The scale changes: what is drawn is stretched, which costs no drawing. */
  stretches = $state(false)
  #settling: ReturnType<typeof setTimeout> | undefined
  #box: HTMLElement | undefined
  #touches = new Map<number, { x: number; y: number }>()
  #moved = 0
  #lastTap = 0

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`
  }

  /** To be attached to the box that the board lies in. */
  attach = (box: HTMLElement): (() => void) => {
    this.#box = box
    const options = { passive: false }
    box.addEventListener('wheel', this.#wheel, options)
    box.addEventListener('pointerdown', this.#down)
    box.addEventListener('pointermove', this.#move)
    box.addEventListener('pointerup', this.#up)
    box.addEventListener('pointercancel', this.#up)
    box.addEventListener('click', this.#click, true)
    const watch = new ResizeObserver(() => this.#put(this.x, this.y, this.scale))
    watch.observe(box)
    return () => {
      watch.disconnect()
      box.removeEventListener('wheel', this.#wheel)
      box.removeEventListener('pointerdown', this.#down)
      box.removeEventListener('pointermove', this.#move)
      box.removeEventListener('pointerup', this.#up)
      box.removeEventListener('pointercancel', this.#up)
      box.removeEventListener('click', this.#click, true)
    }
  }

  /** Zooms by a factor about a point of the box, or its middle. */
  by(factor: number, x?: number, y?: number): void {
    const box = this.#box
    if (!box) return
    const [cx, cy] = [x ?? box.clientWidth / 2, y ?? box.clientHeight / 2]
    const scale = Math.min(MOST, Math.max(1, this.scale * factor))
    const grown = scale / this.scale
    this.#put(cx - (cx - this.x) * grown, cy - (cy - this.y) * grown, scale)
  }

  reset(): void {
    this.#put(0, 0, 1)
  }

  #put(x: number, y: number, scale: number): void {
    const box = this.#box
    if (!box) return
    const [width, height] = [box.clientWidth, box.clientHeight]
    if (scale !== this.scale) this.#stretch()
    this.scale = scale
    this.x = Math.min(0, Math.max(width - width * scale, x))
    this.y = Math.min(0, Math.max(height - height * scale, y))
  }

  #stretch(): void {
    this.stretches = true
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => (this.stretches = false), SETTLES)
  }

  #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && this.scale === 1 && event.deltaY > 0) return
    event.preventDefault()
    const { left, top } = this.#box!.getBoundingClientRect()
    this.by(Math.exp(-event.deltaY / 400), event.clientX - left, event.clientY - top)
  }

  #down = (event: PointerEvent): void => {
    this.#touches.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.#moved = 0
  }

  #move = (event: PointerEvent): void => {
    const touch = this.#touches.get(event.pointerId)
    if (!touch) return
    const others = [...this.#touches].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    const [dx, dy] = [event.clientX - touch.x, event.clientY - touch.y]
    this.#moved += Math.abs(dx) + Math.abs(dy)
    const other = others[0]
    if (other) {
      const { left, top } = this.#box!.getBoundingClientRect()
      const before = Math.hypot(touch.x - other.x, touch.y - other.y)
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y)
      this.by(after / (before || 1), (event.clientX + other.x) / 2 - left, (event.clientY + other.y) / 2 - top)
    } else if (this.scale > 1 && this.#moved > 6) {
      if (!this.#box!.hasPointerCapture(event.pointerId)) this.#box!.setPointerCapture(event.pointerId)
      this.#put(this.x + dx, this.y + dy, this.scale)
    }
    this.#touches.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  #up = (event: PointerEvent): void => {
    this.#touches.delete(event.pointerId)
  }

  /** A finger that hits nothing to be done means the nearest thing that can be, if one is near. */
  #snap(event: MouseEvent): boolean {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || !event.isTrusted) return false
    const target = event.target as Element
    if (target.closest('svg') === null || target.closest('[data-thing=legal], button, dialog, section') !== null) return false
    const near = nearest(this.#box!.querySelectorAll('svg [data-thing=legal]'), event.clientX, event.clientY)
    if (!near) return false
    event.stopPropagation()
    event.preventDefault()
    const { clientX, clientY, pointerId, pointerType } = event
    near.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, clientX, clientY, pointerId, pointerType, detail: 1 }))
    return true
  }

  /** A drag is no click; a double tap on nothing zooms. */
  #click = (event: MouseEvent): void => {
    if (this.#moved > 10) {
      event.stopPropagation()
      event.preventDefault()
      this.#moved = 0
      return
    }
    if (this.#snap(event)) return
    const target = event.target as Element
    // Things of the game, buttons and boxes above the board have clicks of their own.
    const ground = target.closest('svg') !== null && target.closest('[data-thing], button, dialog, section') === null
    const twice = ground && event.timeStamp - this.#lastTap < 320
    this.#lastTap = ground ? event.timeStamp : 0
    if (twice) {
      const { left, top } = this.#box!.getBoundingClientRect()
      if (this.scale > 1) this.reset()
      else this.by(2.2, event.clientX - left, event.clientY - top)
    }
  }
}
