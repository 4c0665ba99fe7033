/**
 * Whether the page has too little room for a table laid out side by side: a phone, a tablet. Then the board comes
 * first, and the rest lies below it, or beside it where the screen is wider than high. Whatever reads it is drawn
 * anew when that changes. Style sheets name the same sizes.
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

export const narrow = watched('(max-width: 1199px), (max-height: 520px)')

/** A tablet: beside or below the board there is room for a list. */
export const roomy = watched('(min-width: 700px) and (min-height: 600px)')
