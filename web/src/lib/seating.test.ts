import { expect, it } from 'vitest'
import { firstPlaces, moved, mySeat, newSeats, seatOf, type Place } from './seating'

const places: Place[] = [
  { id: 0, who: 'me' },
  { id: 1, who: '' },
  { id: 2, who: 'bot:greedy' },
  { id: 3, who: 'friend' },
]

it('begins with oneself and two bots, as far as there are seats', () => {
  expect(firstPlaces(5, 'greedy').map(({ who }) => who)).toEqual(['me', 'bot:greedy', 'bot:greedy', '', ''])
  expect(firstPlaces(2, 'greedy')).toHaveLength(2)
})

it('moves a place and nothing else', () => {
  expect(moved(places, 0, 2).map(({ id }) => id)).toEqual([1, 2, 0, 3])
  expect(moved(places, 3, 1).map(({ id }) => id)).toEqual([0, 3, 1, 2])
  expect(moved(places, 0, -1)).toEqual(places)
  expect(moved(places, 3, 9)).toEqual(places)
})

it('numbers the seats without those that are left out', () => {
  expect(places.map((_, index) => seatOf(places, index))).toEqual([0, null, 1, 2])
  const order = moved(places, 0, 3)
  expect(mySeat(order)).toBe(2)
  expect(newSeats(order, 'Saskia')).toEqual([{ kind: 'bot', bot: 'greedy' }, { kind: 'empty' }, { kind: 'person', name: 'Saskia' }])
})

it('seats people at the same device by the names they gave', () => {
  const shared: Place[] = [{ id: 0, who: 'me' }, { id: 1, who: 'beside', name: ' Bob ' }, { id: 2, who: 'beside' }]
  expect(newSeats(shared, 'Ann')).toEqual([{ kind: 'person', name: 'Ann' }, { kind: 'person', name: 'Bob' }, { kind: 'person', name: '' }])
})
