import type { Pointers } from '../pointers'
import { GOODS } from './model'

/** `@good-beer` is beer. */
const word = (value: unknown): string => String(value ?? '').replace(/^@[a-z]+-/, '')
const sold = (good: unknown) => `[data-sold="${word(good)}"]`
/** `@district-plantage 3` is the block plantage-3. */
const block = (value: unknown) => `[data-id="block:${word(value).replace(' ', '-')}"]`
const store = (name: unknown) => `[data-store="${word(name)}"]`

export const pointers: Pointers = {
  things: ({ key, args }) => {
    const seat = args['seat']
    switch (key) {
      case 'take':
      case 'activate':
      case 'use':
        return [`[data-card="${word(args['card'])}"]`]
      case 'dice':
      case 'dice-turned':
        return ['.dice']
      case 'choose-dice':
        return [`[data-id="die:${word(args['first'])}"]`, `[data-id="die:${word(args['second'])}"]`]
      case 'block':
      case 'tom-block':
      case 'bailiff':
        return [block(args['block'])]
      case 'sell':
      case 'tom-sells':
      case 'trader':
        return [sold(args['good'])]
      case 'deliver':
      case 'foreman':
        return [store(args['store'])]
      case 'tom-delivers':
        return [store(GOODS.find((good) => good === word(args['good'])))]
      case 'sail':
      case 'docker':
        return [`[data-barge="${seat}"]`]
      case 'docker-home':
      case 'tom-docker':
        return ['[data-docker-house]']
      case 'amstel':
        return [`[data-disc="${seat}"]`]
      case 'market':
      case 'tile':
      case 'tom-market':
      case 'tom-poor':
        return ['[data-id=market]']
      case 'points':
      case 'gulden':
      case 'score':
        return [`[data-panel="${seat}"]`]
      default:
        return []
    }
  },
  rules: {
    round: 'AMS-4.1',
    discard: 'AMS-19.4',
    points: 'AMS-19.3',
    gulden: 'AMS-19.3',
    cubes: 'AMS-19.3',
    'pay-gulden': 'AMS-7.3',
    'pay-cubes': 'AMS-7.3',
    'foreman-leaves': 'AMS-14.4',
    'bailiff-leaves': 'AMS-14.6',
    'trader-leaves': 'AMS-16.3',
    reveal: 'AMS-5.1',
    take: 'AMS-5.2',
    'no-card': 'AMS-5.2',
    penalty: 'AMS-11.1',
    dice: 'AMS-6.1',
    'dice-turned': 'AMS-10.3',
    'choose-dice': 'AMS-6.2',
    wheel: 'AMS-6.3',
    supply: 'AMS-6.6',
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
    'keep-nothing': 'AMS-9.1',
    foreman: 'AMS-14.4',
    bailiff: 'AMS-14.5',
    trader: 'AMS-16.3',
    score: 'AMS-12.2',
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
