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
    if (!query) return
    let told = query.matches
    const look = () => {
      if (query.matches === told) return
      told = query.matches
      update()
    }
    query.addEventListener('change', look)
    const forget = onLetters(look)
    return () => {
      query.removeEventListener('change', look)
      forget()
    }
  })
  return () => {
    watch()
    return query?.matches ?? false
  }
}

/** Browsers tell nobody when the size of letters is set anew while a page is open; something one letter wide does. */
function onLetters(look: () => void): () => void {
  const letter = document.createElement('div')
  letter.style.cssText = 'position: absolute; width: 1rem; visibility: hidden'
  document.body.append(letter)
  const observer = new ResizeObserver(look)
  observer.observe(letter)
  return () => {
    observer.disconnect()
    letter.remove()
  }
}

export const narrow = watched('(max-width: 74.9em), (max-height: 32.5em)')

/** So low that what lies beside the board has to make do with little. */
export const low = watched('(max-height: 51em)')

/** A tablet: beside or below the board there is room for a list. */
export const roomy = watched('(min-width: 43em) and (min-height: 37em)')
