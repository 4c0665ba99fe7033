/** Pictures of goods, dockers and other things, in boxes from -12 to 12, y downwards. */
import type { Docker, Good } from './model'

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export interface Picture {
  /** The disc it lies on, its edge, and the ink of the picture. */
  ground: string
  edge: string
  ink: string
  fill: string
  /** Drawn in the ground again, over the fill. */
  cut?: string
  line?: string
}

export const GOOD_PICTURES: Record<Good, Picture> = {
  // a tankard with foam
  beer: {
    ground: '#f0c14b', edge: '#8a6412', ink: '#4b3203',
    fill: 'M-6-4h9.5v11a1.6 1.6 0 0 1-1.6 1.6h-6.3A1.6 1.6 0 0 1-6 7zM-7-5.4a2.6 2.6 0 0 1 2.6-3.2 3.4 3.4 0 0 1 6 0A2.6 2.6 0 0 1 4.4-5.4z',
    cut: 'M-3.6-1.6h1.4v7.4h-1.4zM-.4-1.6H1v7.4H-.4z',
    line: 'M3.8-2.4h2.6a1.6 1.6 0 0 1 1.6 1.6v3.2a1.6 1.6 0 0 1-1.6 1.6H3.8',
  },
  // a bulb that sprouts
  tulip: {
    ground: '#d9527c', edge: '#7d1c3d', ink: '#fff6f4',
    fill: 'M0-2.4C-4.6-.4-6.8 2.4-6.4 5.2-6 7.8-3.4 9-.0 9s6-1.2 6.4-3.8C6.8 2.4 4.6-.4 0-2.4zM-.8-2.4C-1.6-6-4.2-8-6.8-8.6-6.2-5-4-2.6-.8-2.4zM.8-2.4C1.4-7 3.6-9 6.6-10 6.6-5.6 4.4-2.8.8-2.4z',
    cut: 'M-.5 8.2C-2.6 6-2.8 2.6-.6-.6 0 2.4.2 5.6.4 8.2z',
  },
  // a wheel with a wedge cut out
  cheese: {
    ground: '#f7dc6f', edge: '#93730c', ink: '#7a4a06',
    fill: 'M0 .6 8.6-3.4A9.4 9.4 0 1 1 3-8.6z',
    cut: dot(-4.2, -3.6, 1.5) + dot(-3, 4.2, 1.9) + dot(3.8, 4.4, 1.3) + dot(-6.4, 1.2, 0.9),
  },
  // a chair
  furniture: {
    ground: '#9a6538', edge: '#4f2d10', ink: '#fff3df',
    fill: 'M-6-9.4h2.6V.2H5.2v2.6h-.6V9.4H2.2V2.8h-5.6v6.6H-6z',
    
    line: 'M-4.6-7.4h3.2M-4.6-4h3.2',
  },
  // a stone jug
  jenever: {
    ground: '#4d8f88', edge: '#1c4641', ink: '#f2fffb',
    fill: 'M-1.8-9.6h3.6v3.2C4.8-5 5.8-2.6 5.8.4v6.8A2 2 0 0 1 3.8 9.2h-7.6a2 2 0 0 1-2-2V.4c0-3 1-5.4 4-6.8z',
    cut: 'M-3.4 1.4h6.8v4.2h-6.8z',
    line: 'M2.4-7.4c3.4-.6 4.4 1.6 3.2 4.2',
  },
  // a Delft tile
  tiles: {
    ground: '#f4f6f4', edge: '#2d5ba3', ink: '#2d5ba3',
    fill: 'M-8.4-8.4h16.8v16.8H-8.4zM-6.8-6.8v13.6H6.8V-6.8z',
    
    line: 'M0-5C3-3 3-1 0 0-3-1-3-3 0-5zM0 5C3 3 3 1 0 0-3 1-3 3 0 5zM-5 0C-3-3-1-3 0 0-1 3-3 3-5 0zM5 0C3-3 1-3 0 0 1 3 3 3 5 0z',
  },
  // a round of lace
  lace: {
    ground: '#efe6f4', edge: '#7b6590', ink: '#5d4774',
    fill: Array.from({ length: 8 }, (_, k) => dot(+(7 * Math.sin((k * Math.PI) / 4)).toFixed(2), +(-7 * Math.cos((k * Math.PI) / 4)).toFixed(2), 2.5)).join('') + dot(0, 0, 2.2),
    cut: Array.from({ length: 8 }, (_, k) => dot(+(7 * Math.sin((k * Math.PI) / 4)).toFixed(2), +(-7 * Math.cos((k * Math.PI) / 4)).toFixed(2), 1.1)).join('') + dot(0, 0, 0.9),
    line: 'M0-4.4A4.4 4.4 0 1 1 0 4.4 4.4 4.4 0 1 1 0-4.4',
  },
  // two beans
  coffee: {
    ground: '#5b3a26', edge: '#2a170b', ink: '#f4dfc4',
    fill: 'M-6.8-6.6C-3.4-9.6 1-8 1.2-4 1.4-.6-1.4 2.4-4.8 2.6-9 2.8-10.4-3.4-6.8-6.6zM2.2-1C5-3 8.6-1.4 8.8 2 9 5.4 6.4 8.4 3 8.8-1 9-2 2-.2.6z',
    cut: 'M-6.6 1.2C-3-.6-5-4-.6-6.4l.8.9C-3.4-3.2-1.6-.2-5.6 2zM.4 7.4C4 5.6 2.6 2.6 7.4-.4l.7 1C4 3.4 5.2 6.4 1.2 8.2z',
  },
  // a goblet
  crystal: {
    ground: '#bfe3ec', edge: '#2f6f82', ink: '#14495a',
    fill: 'M-5.8-9.4H5.8L4.6-2.6C4-.2 2.4 1 .9 1.4V6.8l3.6 1.4v1.4h-9V8.2l3.6-1.4V1.4C-2.4 1-4 -.2-4.6-2.6z',
    cut: 'M-3.8-7.6h2L-2.4-2.2-3.2-3.4zM.2-7.6h3.6L3-3.2.6-.8z',
  },
}

/** Each colour of dockers with a mark of its own. */
export const DOCKER_MARKS: Record<Docker, { ground: string; edge: string; ink: string; mark: string }> = {
  light_blue: { ground: '#8fd0ee', edge: '#24617f', ink: '#123f56', mark: 'M0-5.4C3-1.6 4.2.4 4.2 2.2A4.2 4.2 0 0 1-4.2 2.2C-4.2.4-3-1.6 0-5.4z' },
  maroon: { ground: '#7e2638', edge: '#3d0b17', ink: '#ffe9ea', mark: 'M0 5C-6 1-5.6-4.4-2.6-4.4-1-4.4 0-2.8 0-2.8S1-4.4 2.6-4.4C5.6-4.4 6 1 0 5z' },
  white: { ground: '#fbfaf5', edge: '#6f675a', ink: '#38332b', mark: 'M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0zM-2.4 0a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0z' },
  gold: { ground: '#e6b422', edge: '#7a5a05', ink: '#3f2d00', mark: 'M-5-3.6-2.4-.8 0-4.6 2.4-.8 5-3.6 4 4H-4z' },
  light_pink: { ground: '#f5bdd0', edge: '#95486a', ink: '#642441', mark: 'M0 0C-3-1.4-3-5 0-5S3-1.4 0 0C1.4-3 5-3 5 0S1.4 3 0 0C3 1.4 3 5 0 5S-3 1.4 0 0C-1.4 3-5 3-5 0S-1.4-3 0 0z' },
  light_green: { ground: '#a8dd9a', edge: '#3c7530', ink: '#1d4713', mark: 'M0-5 4.8 3.6H-4.8z' },
}

/** Signs of the cards: drawn in ink. */
export const SIGNS: Record<string, { fill?: string; line?: string }> = {
  artisan: { fill: 'M-3.6-5.2a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM-7.4 9.6C-7.4 3.6-4.4-.4 0-.4s7.4 4 7.4 10zM-5.4-7.2h10.8v-1.4H3.4C3.4-11 1.6-11.4 0-11.4S-3.4-11-3.4-8.6h-2z' },
  building: { fill: 'M-8 10V-2.4h2.6v-3h2.2v-2.8h2V-11h2.4v2.8h2v2.8h2.2v3H8V10H2.2V4.6h-4.4V10z' },
  map: { fill: 'M-10-7.4-3.6-9.8 3.6-7.2 10-9.6V7.2L3.6 9.8-3.6 7.2-10 9.6z', line: 'M-3.6-9.8v17M3.6-7.2v17' },
  card: { fill: 'M-6.4-10h12.8a1.4 1.4 0 0 1 1.4 1.4v17.2A1.4 1.4 0 0 1 6.4 10H-6.4a1.4 1.4 0 0 1-1.4-1.4v-17.2A1.4 1.4 0 0 1-6.4-10z', line: 'M-4.6-5.6h9.2M-4.6 1h9.2M-4.6 4.6h5.6' },
  block: { fill: 'M-10.6 9.6V.6L-6.6-4l4 4.6v-3L1.4-7l4 4.6V-.8L7.6-3.4l3 4V9.6z', line: '' },
  crest: { fill: 'M-8-9.6H8V.4C8 5.4 4.4 9 0 11-4.4 9-8 5.4-8 .4z', line: 'M0-6.6v13.6M-5-1.6H5' },
  good: { fill: 'M-9.4-5.2 0-9.6l9.4 4.4V5.6L0 10l-9.4-4.4z', line: 'M-9.4-5.2 0-.8l9.4-4.4M0-.8V10' },
  market: { fill: 'M-10.6-7.4h21.2l1 5.4H-11.6zM-9.4-.6h18.8V2H-9.4zM-8.6 2.6h2.4V10h-2.4zM6.2 2.6h2.4V10H6.2z', line: 'M-5.6-7.4l-.6 5.4M0-7.4V-2M5.6-7.4l.6 5.4' },
  sold: { fill: 'M-10-10h20V10H-10zM-8-8v4.4h4.4V-8zM-2.2-8v4.4h4.4V-8zM3.6-8v4.4H8V-8zM-8-2.2v4.4h4.4v-4.4zM-2.2-2.2v4.4h4.4v-4.4zM3.6-2.2v4.4H8v-4.4zM-8 3.6V8h4.4V3.6zM-2.2 3.6V8h4.4V3.6zM3.6 3.6V8H8V3.6z' },
  docker: { fill: 'M-3.2-4.6a3.4 3.4 0 1 0 6.4 0zM-4.6-5.6h9.2L3-9.6h-6zM-7 10C-7 3-4.6 0 0 0s7 3 7 10z' },
  'docker-house': { fill: 'M-10 10V-3L0-11l10 8v13zM-2.4-1.6a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM-5 8.4H5C5 4.4 3 2.2 0 2.2S-5 4.4-5 8.4z' },
  store: { fill: 'M-9 10V-1.6L-4.6-6v-2.6h2V-11h5.2v2.4h2V-6L9-1.6V10zM-2.6-4.4h5.2V.2h-5.2zM-3.4 3.4h6.8V10h-6.8z' },
  depot: { fill: 'M-10.6 10V-2.6L0-9.6l10.6 7V10zM-6.4.6h12.8V10H-6.4z' },
  barge: { fill: 'M-11.4 3.4h22.8L8.6 9H-8.2zM-6.6-1h5.4v3.6h-5.4zM0-3.4h5.4v6H0z', line: 'M7.6 3V-10l-6 5.4' },
  bridge: { fill: 'M-11.4 7.6V1.2C-7-5.6 7-5.6 11.4 1.2v6.4H7.6C6.8 0-6.8 0-7.6 7.6z' },
  start: { line: 'M0-6.6V9M-5-3h10M-8.4 3C-7.6 7.4-4 9.4 0 9.4S7.6 7.4 8.4 3M-2-8.6a2 2 0 1 0 4 0a2 2 0 1 0-4 0' },
  penalty: { fill: 'M0-10.4 11.4 9.6H-11.4zM-1.2-3.6l.5 7h1.4l.5-7zM-1.3 6.4a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z' },
  church: { fill: 'M-1-11.6h2v2h2v1.8h-2v2.4L5-1v3.2l4.6 2.6V10H2.4V5.6h-4.8V10h-7.2V4.8L-5 2.2V-1l4-4.4v-2.4h-2v-1.8h2z' },
  tower: { fill: 'M-4.6 10V-2.6h9.2V10zM-5.6-3.6V-6h11.2v2.4zM-4-7 0-12 4-7z' },
  laurel: { line: 'M-3.4-9.2C-9.2-6-10 3.4-1.6 9.2M3.4-9.2C9.2-6 10 3.4 1.6 9.2', fill: 'M-3.2-9.6q-5-.8-5 3.6 4.4.2 5-3.6zM-7-4.6q-4.8 1-3.4 5.2 4-1.2 3.4-5.2zM-6.6 1.6q-3.8 3-.6 6 3-3 .6-6zM3.2-9.6q5-.8 5 3.6-4.4.2-5-3.6zM7-4.6q4.8 1 3.4 5.2-4-1.2-3.4-5.2zM6.6 1.6q3.8 3 .6 6-3-3-.6-6z' },
  always: { line: 'M0 0C-2.6-4.6-4.6-5.4-6.2-5.4a5.4 5.4 0 0 0 0 10.8C-4.6 5.4-2.6 4.6 0 0C2.6-4.6 4.6-5.4 6.2-5.4a5.4 5.4 0 0 1 0 10.8C4.6 5.4 2.6 4.6 0 0z' },
  return: { line: 'M7-8v6a5 5 0 0 1-5 5H-8M-3.4-2-8.4 3l5 5' },
  first: { fill: 'M-8 10V2h5.2V-6.6h5.6V-1H8v11z' },
  last: { line: 'M0-9V7M-6 2l6 6.4L6 2' },
  top: { line: 'M0 9V-7M-6-2 0-8.4 6-2M-8 9.6H8' },
  free: { fill: '', line: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0' },
}
