import type { Pointers } from '../pointers'
import { LOCATIONS, ROUTES } from './model'

const ids = new Map(LOCATIONS.map(({ name, id }) => [name, id]))

/** The routes between two places, by their names. */
const routes = (a: unknown, b: unknown): string[] => {
  const ends = [ids.get(String(a)), ids.get(String(b))]
  return ROUTES.filter((route) => ends.includes(route.a) && ends.includes(route.b)).map(({ name }) => name)
}

export const pointers: Pointers = {
  things: ({ key, args }) => {
    if (key.startsWith('claim')) {
      const colour = String(args['colour']).replace('@colour-', '')
      return routes(args['a'], args['b']).flatMap((name) => (name.endsWith(`/${colour}`) ? [`[data-id="route:${name}"]`] : []))
    }
    if (key.startsWith('draw')) return ['[data-place=draw_pile]']
    if (key === 'take' || key === 'reset') return [1, 2, 3, 4, 5].map((place) => `[data-place=open_${place}]`)
    if (key === 'shuffle') return ['[data-place=draw_pile]', '[data-place=discard_pile]']
    if (key.startsWith('contracts') || key.startsWith('keep')) return ['[data-place=contract_pile]']
    if (key === 'last-turns' || key === 'score') return [`[data-panel="${args['seat']}"]`]
    return []
  },
  rules: {
    draw: 'TTA-4.1',
    take: 'TTA-4.2',
    shuffle: 'TTA-4.7',
    reset: 'TTA-4.6',
    claim: 'TTA-5.2',
    'claim-bonus': 'TTA-5.6',
    contracts: 'TTA-6.1',
    keep: 'TTA-6.1',
    pass: 'TTA-AMB-15',
    'last-turns': 'TTA-7.1',
    score: 'TTA-8.2',
  },
}
