/** Choices as people see them: what is said in one sentence is one thing, which may be done in several ways. */
import type { Choice, Preview } from './model'

export interface Way {
  choice: Choice
  /** What it does; beside other ways only what they do not share. Null: not yet foreseen. */
  preview: Preview | null
}

export interface Deal {
  text: string
  ways: Way[]
  /** What all ways do alike. */
  shared: Preview | null
}

export function deals(choices: readonly Choice[], sentence: (choice: Choice) => string, preview: (choice: Choice) => Preview | null): Deal[] {
  const found = new Map<string, Way[]>()
  for (const choice of choices) {
    const text = sentence(choice)
    found.set(text, [...(found.get(text) ?? []), { choice, preview: preview(choice) }])
  }
  return [...found].map(([text, ways]) => (ways.length > 1 ? apart(text, ways) : { text, ways, shared: null }))
}

/** What the ways share, told once. */
function apart(text: string, ways: Way[]): Deal {
  const previews = ways.flatMap(({ preview }) => preview ?? [])
  const [first, ...others] = previews
  if (!first || previews.length < ways.length) return { text, ways, shared: null }
  const alike = ([word, number]: [string, number]) => others.every(({ changes }) => changes[word] === number)
  const shared = Object.fromEntries(Object.entries(first.changes).filter(alike))
  const own = ({ changes, due }: Preview): Preview => ({ changes: Object.fromEntries(Object.entries(changes).filter(([word]) => !(word in shared))), due, open: [] })
  return { text, ways: ways.map(({ choice, preview }) => ({ choice, preview: preview && own(preview) })), shared: { changes: shared, due: {}, open: first.open } }
}
