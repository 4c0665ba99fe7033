/** What this browser keeps for us. It may refuse (private windows), and it may lose all of it at any time. */
const kept = new Map<string, string>()

/** Whether the browser keeps anything beyond this page. */
export const storageWorks: boolean = (() => {
  try {
    localStorage.setItem('koopstad.try', '1')
    localStorage.removeItem('koopstad.try')
    return true
  } catch {
    return false
  }
})()

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = kept.get(name) ?? localStorage.getItem(name)
    return text === null || text === undefined ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

/** Without a store it is kept as long as the page is open. */
export function write(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(name, text)
    kept.delete(name)
  } catch {
    kept.set(name, text)
  }
}

/** Asks the browser not to clear it when it needs room; some ask their owner, some decide by themselves. */
export function askToStay(): void {
  void navigator.storage?.persist?.().catch(() => false)
}
