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

type Part = 'rest' | 'luck' | 'deed'

/** A turning point: the line, and the seat whose chance moved most there, and by what. */
export function turnOf(review: Review, line: number): { step: ReviewStep; seat: number; before: number; after: number; by: Part } {
  const step = review.steps[line - 1]!
  const earlier = review.steps[line - 2]?.chances ?? review.chances
  const moved = step.chances.map((chance, seat) => Math.abs(chance - (earlier[seat] ?? 0)))
  const seat = moved.indexOf(Math.max(...moved))
  return { step, seat, before: earlier[seat] ?? 0, after: step.chances[seat] ?? 0, by: cause(step, seat, earlier) }
}

/** What moved the chance of a seat most: it rises with its own promise and falls with those of the others, with each as much
 * as that one was likely to win before the line. */
export function cause(step: ReviewStep, seat: number, chances: number[]): Part {
  const mean = (part: number[]) => part.reduce((sum, number, other) => sum + number * (chances[other] ?? 0), 0)
  const parts = (['rest', 'luck', 'deed'] as const).map((name) => ({ name, size: Math.abs((step[name][seat] ?? 0) - mean(step[name])) }))
  return parts.reduce((best, part) => (part.size > best.size ? part : best)).name
}
