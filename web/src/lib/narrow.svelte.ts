/** Whether the page is as narrow as a phone; whatever reads it is drawn anew when that changes. */
import { createSubscriber } from 'svelte/reactivity'

const query = typeof matchMedia === 'undefined' ? undefined : matchMedia('(max-width: 760px)')

const watch = createSubscriber((update) => {
  query?.addEventListener('change', update)
  return () => query?.removeEventListener('change', update)
})

export function narrow(): boolean {
  watch()
  return query?.matches ?? false
}
