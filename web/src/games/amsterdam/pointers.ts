import type { Pointers } from '../pointers'

/** The part of a key after its kind: `@card-026` is 026. */
const after = (key: unknown, kind: string): string => String(key ?? '').replace(`@${kind}-`, '')

export const pointers: Pointers = {
  things: ({ key, args }) => {
    if (args['card']) return [`[data-card="${after(args['card'], 'card')}"]`]
    if (key === 'sail') return [`[data-barge="${args['seat']}"]`]
    if (key === 'amstel') return [`[data-disc="${args['seat']}"]`]
    if (key === 'deliver' || key === 'foreman') return [`[data-store="${after(args['store'], 'store')}"]`]
    if (key === 'sell' || key === 'trader') return [`[data-sold="${after(args['good'], 'good')}"]`]
    if (key === 'supply' || key === 'wheel') return [`[data-supply="${args['seat']}"]`]
    if (key === 'market' || key === 'tile') return ['[data-id=market]']
    return args['seat'] === undefined ? [] : [`[data-panel="${args['seat']}"]`]
  },
  rules: {
    round: 'AMS-4.1',
    reveal: 'AMS-5.1',
    take: 'AMS-5.2',
    'no-card': 'AMS-5.2',
    discard: 'AMS-19.4',
    penalty: 'AMS-11.1',
    dice: 'AMS-6.1',
    'dice-turned': 'AMS-10.3',
    'choose-dice': 'AMS-6.2',
    wheel: 'AMS-6.3',
    supply: 'AMS-6.5',
    points: 'AMS-19.3',
    gulden: 'AMS-19.3',
    cubes: 'AMS-19.3',
    'pay-gulden': 'AMS-7.3',
    'pay-cubes': 'AMS-7.3',
    activate: 'AMS-8.1',
    use: 'AMS-8.4',
    block: 'AMS-8.8',
    sell: 'AMS-8.11',
    load: 'AMS-8.14',
    sail: 'AMS-8.15',
    docker: 'AMS-8.17',
    'docker-home': 'AMS-8.18',
    deliver: 'AMS-8.20',
    amstel: 'AMS-8.25',
    market: 'AMS-8.29',
    tile: 'AMS-9.3',
    pass: 'AMS-7.1',
    keep: 'AMS-9.1',
    foreman: 'AMS-14.4',
    'foreman-leaves': 'AMS-14.4',
    bailiff: 'AMS-14.6',
    'bailiff-leaves': 'AMS-14.6',
    trader: 'AMS-16.3',
    'trader-leaves': 'AMS-16.3',
    score: 'AMS-12.1',
    'tom-behind': 'AMS-18.4',
    'tom-removes': 'AMS-18.4',
    'tom-ones': 'AMS-18.6',
    'tom-amstel': 'AMS-18.6',
    'tom-docker': 'AMS-18.7',
    'tom-no-docker': 'AMS-18.7',
    'tom-block': 'AMS-18.8',
    'tom-no-block': 'AMS-18.8',
    'tom-sells': 'AMS-18.9',
    'tom-delivers': 'AMS-18.9',
    'tom-market': 'AMS-18.10',
    'tom-poor': 'AMS-18.10',
    'tom-score': 'AMS-18.12',
  },
}
