/** What makes a drawn thing touchable: click, Enter, the pointer that rests on it, and what a screen reader says. */
import type { Choosing } from './ui.svelte'

export function touchable(ui: Choosing, thing: string, wished: string, label: string) {
  const legal = ui.legal(thing)
  return {
    'data-thing': legal ? 'legal' : undefined,
    'data-id': thing,
    role: legal ? 'button' : 'img',
    tabindex: legal ? 0 : undefined,
    'aria-label': label,
    onclick: (event: Event) => ui.touch(thing, wished, event),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      ui.touch(thing, wished, event)
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && ui.point(thing, event),
    onpointerleave: () => ui.leave(),
    onfocus: (event: Event) => ui.point(thing, event),
    onblur: () => ui.leave(),
  } as const
}
