import { expect, test } from 'vitest'
import type { Review, ReviewStep } from './model'
import { cause, dearest, turnOf } from './review'

const step = (line: number, more: Partial<ReviewStep>): ReviewStep => ({ line, seat: 0, points: [0, 0], chances: [0.5, 0.5], luck: [0, 0], deed: [0, 0], rest: [0, 0], choice: true, given: 0, cost: 0, mark: '', ...more })
const review = {
  chances: [0.5, 0.5],
  steps: [
    step(1, { given: 900, cost: 0.02 }),
    step(2, { chances: [0.15, 0.8], luck: [-4000, 1000], deed: [1000, 3000] }),
    step(3, { given: 4000, cost: 0.12, chances: [0.1, 0.9] }),
    step(4, { given: 2000, cost: 0.05 }),
  ],
} as unknown as Review

test('the dearest decisions stand in the order of the game', () => {
  expect(dearest(review, 2).map(({ line }) => line)).toEqual([3, 4])
  expect(dearest(review, Infinity).map(({ line }) => line)).toEqual([1, 3, 4])
})

test('a turn is measured from the line before, the first one from the start', () => {
  expect(turnOf(review, 2)).toMatchObject({ seat: 0, before: 0.5, after: 0.15 })
  expect(turnOf(review, 1)).toMatchObject({ before: 0.5, after: 0.5 })
})

test('what moved a chance is told apart, be it in the promise of another', () => {
  expect(turnOf(review, 2).by).toBe('luck')
  const [even, sure] = [[0.5, 0.5], [0.9, 0.1]]
  expect(cause(review.steps[1]!, 1, even)).toBe('luck')
  expect(cause(step(1, { deed: [0, -5000] }), 0, even)).toBe('deed')
  expect(cause(step(1, { luck: [0, 2000], rest: [900, 0] }), 0, even)).toBe('luck')
  expect(cause(step(1, { luck: [3000, 3000], deed: [500, 0] }), 0, even)).toBe('deed')
  expect(cause(step(1, { chances: [1, 0] }), 0, sure)).toBe('rest')
})
