/**
 * Whether the page has too little room for a table laid out side by side: a phone, a tablet. Then the board comes
 * first, and the rest lies below it, or beside it where the screen is wider than high. Whatever reads it is drawn
 * anew when that changes. Style sheets name the same sizes,
 * in em: who has large letters has a smaller screen.
 */
import { createSubscriber } from 'svelte/reactivity'

function watched(sizes: string): () => boolean {
  const query = typeof matchMedia === 'undefined' ? undefined : matchMedia(sizes)
  const watch = createSubscriber((update) => {
    query?.addEventListener('change', update)
    return () => query?.removeEventListener('change', update)
  })
  return () => {
    watch()
    return query?.matches ?? false
  }
}

export const narrow = watched('(max-width: 74.9em), (max-height: 32.5em)')

/** So low that what lies beside the board has to make do with little. */
export const low = watched('(max-height: 51em)')

/** A tablet: beside or below the board there is room for a list. */
export const roomy = watched('(min-width: 43em) and (min-height: 37em)')
