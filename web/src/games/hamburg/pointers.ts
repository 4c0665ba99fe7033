import type { Pointers } from '../pointers'

/** The number of a card in its name (`026 Akademisches Gymnasium`); null for a text that names none. */
const card = (name: unknown): number | null => {
  const found = /\b(\d{3})\b/.exec(String(name ?? ''))
  return found ? Number(found[1]) : null
}

export const pointers: Pointers = {
  things: ({ key, args }) => {
    const number = card(args['name'])
    if (number !== null) return [`[data-card="${number}"]`]
    if (key === 'roll') return ['[data-place^=die_]']
    if (key === 'shuffle') return ['[data-place=discard_pile]']
    if (key === 'advance' || key === 'retreat') return [`[data-figure="${args['seat']}"]`]
    return args['seat'] === undefined ? [] : [`[data-panel="${args['seat']}"]`]
  },
  rules: {
    draw: 'HAM-4.1',
    shuffle: 'HAM-4.6',
    site: 'HAM-6.9',
    pay: 'HAM-6.10',
    building: 'HAM-6.10',
    'lay-out': 'HAM-6.10.3',
    'lose-site': 'HAM-8.3',
    'lose-site-building': 'HAM-8.3',
    'lose-site-tom': 'HAM-8.3',
    'lose-building': 'HAM-8.3',
    'lose-stone': 'HAM-8.3',
    'lose-money': 'HAM-8.3',
    'lose-workers': 'HAM-8.3',
    'turn-back': 'HAM-7.2.2',
    'hand-over': 'HAM-19.4',
    steal: 'HAM-19.2',
    robbed: 'HAM-8.3',
    trade: 'HAM-9.7',
    roll: 'HAM-5.1',
    'black-tile': 'HAM-5.4',
    ships: 'HAM-15.2',
    ship: 'HAM-15.3',
    'new-hand': 'HAM-4.1',
    lower: 'HAM-6.7',
    raise: 'HAM-5.3',
    strike: 'HAM-8.3',
    prevent: 'HAM-8.3',
    advance: 'HAM-5.7',
    retreat: 'HAM-5.10',
    stone: 'HAM-6.8',
    'statue-hummel': 'HAM-6.8.4',
    'statue-jette': 'HAM-13.3',
    activate: 'HAM-9.4',
    recolour: 'HAM-12.4',
    workers: 'HAM-6.5',
    money: 'HAM-6.6',
    'lower-card': 'HAM-6.7',
    'wall-card': 'HAM-6.8',
    gain: 'HAM-19.8',
    'gain-points': 'HAM-19.8',
    'gain-marks': 'HAM-19.8',
    'gain-worker': 'HAM-19.8',
    'return-worker': 'HAM-19.4',
    discard: 'HAM-19.4',
    'take-discard': 'HAM-19.4',
    'take-back': 'HAM-19.4',
    'search-take': 'HAM-19.3',
    'search-nothing': 'HAM-19.3',
    'church-worker': 'HAM-7.3',
    clergyman: 'HAM-5.2',
    majority: 'HAM-7.2',
    'cycle-ends': 'HAM-7.5',
    'game-ends': 'HAM-11.1',
    mayor: 'HAM-12.2',
    marker: 'HAM-16.4',
    score: 'HAM-11.2',
    'tom-black-die': 'HAM-18.3',
    'tom-point': 'HAM-18.4',
    'tom-workers': 'HAM-18.4',
    'tom-wall': 'HAM-18.4',
    'tom-no-wall': 'HAM-18.4',
    'tom-lowers': 'HAM-18.4',
    'tom-site': 'HAM-18.4',
    'tom-marks': 'HAM-18.4',
    'tom-builds': 'HAM-18.4',
    'tom-cannot-build': 'HAM-18.4',
    'tom-no-worker': 'HAM-18.4',
    'tom-cannot-pay': 'HAM-18.4',
  },
}
