import { expect, test } from 'vitest'
import type { Review, ReviewStep } from './model'
import { dearest } from './review'

const step = (line: number, more: Partial<ReviewStep>): ReviewStep => ({ line, seat: 0, points: [0, 0], chances: [0.5, 0.5], luck: [0, 0], deed: [0, 0], rest: [0, 0], choice: true, given: 0, cost: 0, mark: '', ...more })
const review = {
  steps: [
    step(1, { given: 900, cost: 0.02 }),
    step(2, {}),
    step(3, { given: 4000, cost: 0.12 }),
    step(4, { given: 2000, cost: 0.05 }),
  ],
} as unknown as Review

test('the dearest decisions stand in the order of the game', () => {
  expect(dearest(review, 2).map(({ line }) => line)).toEqual([3, 4])
  expect(dearest(review, Infinity).map(({ line }) => line)).toEqual([1, 3, 4])
})
