/** Reading a review: what cost most, where the game turned, and by what. */
import type { Review, ReviewStep } from './model'

/** The decisions that gave most away, in the order in which they were made. */
export function dearest(review: Review, most: number): ReviewStep[] {
  return review.steps
    .filter((step) => step.given)
    .sort((one, other) => (other.cost ?? 0) - (one.cost ?? 0))
    .slice(0, most)
    .sort((one, other) => one.line - other.line)
}

/** A turning point: the line, and the seat whose chance moved most there. */
export function turnOf(review: Review, line: number): { step: ReviewStep; seat: number; before: number; after: number } {
  const step = review.steps[line - 1]!
  const earlier = review.steps[line - 2]?.chances ?? review.chances
  const moved = step.chances.map((chance, seat) => Math.abs(chance - (earlier[seat] ?? 0)))
  const seat = moved.indexOf(Math.max(...moved))
  return { step, seat, before: earlier[seat] ?? 0, after: step.chances[seat] ?? 0 }
}

/** What moved the promise of a seat most. */
export function cause(step: ReviewStep, seat: number): 'luck' | 'deed' | 'rest' {
  const parts = (['luck', 'deed', 'rest'] as const).map((name) => ({ name, size: Math.abs(step[name][seat] ?? 0) }))
  return parts.reduce((best, part) => (part.size > best.size ? part : best)).name
}
