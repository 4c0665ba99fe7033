/**
 * Copies a text. `navigator.clipboard` is there only over https and on this machine itself; in the home network
 * the older way has to do.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // not allowed: the older way may be
  }
  return copySelected(text)
}

/** Inside the open dialog, if there is one: what stands outside of it cannot be selected. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0'
  const before = document.activeElement
  const place = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
