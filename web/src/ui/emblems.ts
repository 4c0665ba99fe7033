/** What the characters among the bots carry: a sign of their trade. Shapes live in a box from -12 to 12, y downwards. */
import type { Shape } from './symbols'

export const EMBLEMS: Record<string, Shape> = {
  // a stepped gable
  saskia: { fill: 'M-9 11V-1h3v-4h3v-4h6v4h3v4h3v12z', cut: 'M-5 2h3.4v4H-5zM1.6 2H5v4H1.6zM-1.6-5.4h3.2v3.2h-3.2z' },
  // a barge under sail
  joris: { fill: 'M-11 4.6h22L8 10.4H-8zM-1-10.6V3h-8.6zM1-8.6 9.4 3H1z' },
  // a book with a clasp
  lijsbeth: { fill: 'M-9-10h16a2 2 0 0 1 2 2V8a2 2 0 0 1-2 2H-9z', cut: 'M-5.6-10h1.4v20h-1.4zM-1.4-6h7v1.8h-7zM-1.4-2h7v1.8h-7zM4.6 3h4.6v2.6H4.6z' },
  // an oar and a wave
  barend: { fill: 'M-10.4-8.4-8.2-10.6-1-3.8l-1.8 1.8zM-2-3.2C.6-4.4 6.8.6 8.6 4.4 4.6 3-1.4-.8-2-3.2zM-11 6q2.75-4 5.5 0t5.5 0 5.5 0 5.5 0v3.4q-2.75 4-5.5 0t-5.5 0-5.5 0-5.5 0z' },
  // hammer
  greta: { fill: 'M-9.6-9.6h13.2l5 4.2-5 3.4H-9.6zM-4-2h4v13h-4z' },
  // a wall with battlements
  hinrich: { fill: 'M-11-8h4.4v3.4h4.4V-8h4.4v3.4h4.4V-8H11V9h-22z', cut: 'M-11-.6h22V.8h-22zM-11 4.4h22v1.4h-22zM-5.6.8h1.4v3.6h-1.4zM4.2.8h1.4v3.6H4.2zM-.7-4.6H.7v4H-.7z' },
  // an umbrella over the dry
  elsebe: { fill: 'M-11.4 1.4C-10.8-5.8-5.8-9.8 0-9.8S10.8-5.8 11.4 1.4Q8.6-1.2 5.7 1.4 2.9-1.2 0 1.4-2.9-1.2-5.7 1.4-8.6-1.2-11.4 1.4z', line: { d: 'M0-11v18.2a2.6 2.6 0 0 0 5.2 0', width: 2 } },
  // a raven
  klaas: { fill: 'M-11.4-3.6-6-7.4C-3.4-9.6.6-7.8 1.4-4.2L11.4 6.8 3.4 5.6.6 9.4-.8 5.8C-6.2 5.6-8.4 1.4-7-3.4z', cut: 'M-5.2-5.2a1 1 0 1 0 2 0a1 1 0 1 0-2 0z' },
  // a letter with a seal
  neel: { fill: 'M-11-7.6h22v15h-22z', cut: 'M-9.8-6.2 0 1.4l9.8-7.6v2.2L0 3.8l-9.8-7.8z' },
  // a milestone on a long road
  wouter: { fill: 'M-3.6-10.8h7.2v9H-3.6zM-1-1.8h2L7.6 11H2.4L0 4.2-2.4 11h-5.2z', cut: 'M-1.8-8.6h3.6v1.4h-3.6zM-1.8-5.6h3.6v1.4h-3.6z' },
  // scales
  dirkje: { fill: 'M-11.4 1.6h9a4.5 4.5 0 0 1-9 0zM2.4 1.6h9a4.5 4.5 0 0 1-9 0zM-3.6 8.6h7.2V11h-7.2z', line: { d: 'M0-10.6V9M-7-6.8H7M-7-6.8-10 1.6M-7-6.8-4 1.6M7-6.8 4 1.6M7-6.8 10 1.6', width: 1.6 } },
  // a gate
  maarten: { fill: 'M-11-8.6h3v19h-3zM8-8.6h3v19H8zM-8-5.4H8v2.8H-8zM-8 3H8v2.8H-8z', line: { d: 'M-8 3 8-3', width: 2.4 } },
}
