/** Reading a review: what cost most. */
import type { Review, ReviewStep } from './model'

/** The decisions that gave most away, in the order in which they were made. */
export function dearest(review: Review, most: number): ReviewStep[] {
  return review.steps
    .filter((step) => step.given)
    .sort((one, other) => (other.cost ?? 0) - (one.cost ?? 0))
    .slice(0, most)
    .sort((one, other) => one.line - other.line)
}
