import { expect, test } from 'vitest'
import { gained, lost, percent, tenths, whole } from './numbers'

test('a minus is a minus sign', () => {
  expect([whole(-4), whole(0), whole(25), whole(undefined)]).toEqual(['−4', '0', '25', ''])
  expect([tenths(-4000, 'en'), tenths(29_410, 'en')]).toEqual(['−4.0', '29.4'])
})

test('almost nothing is nothing, neither gained nor lost', () => {
  expect([-20, 0, 20].map((number) => gained(number, 'en'))).toEqual(['0.0', '0.0', '0.0'])
  expect([-60, 60, 12_300].map((number) => gained(number, 'en'))).toEqual(['−0.1', '+0.1', '+12.3'])
})

test('numbers are written as in the language', () => {
  for (const language of ['nl', 'fr', 'hu', 'de']) expect([gained(-1250, language), tenths(123_600, language)]).toEqual(['−1,3', '123,6'])
})

test('per cent are whole, and half of one is one', () => {
  expect([0, 0.0049, 0.015, 0.025, 0.045, 0.145, 1].map(percent)).toEqual(['0 %', '0 %', '2 %', '3 %', '5 %', '15 %', '100 %'])
  expect([0.0049, 0.005, 0.12].map(lost)).toEqual(['0 %', '−1 %', '−12 %'])
})
