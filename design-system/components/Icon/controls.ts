import type { IconDrawing } from './drawing.ts'

// Icons of controls, and states.
export const play: IconDrawing = { d: 'M7.5 4.5v15l11.75-7.5z' }
export const pause: IconDrawing = { d: 'M8.5 5v14m7-14v14' }
export const close: IconDrawing = { d: 'm6 6 12 12M18 6 6 18' }
export const menu: IconDrawing = { d: 'M3.5 8h17M3.5 16h17' }
export const check: IconDrawing = { d: 'm5 12.5 4.5 4.5L19 7.5' }
export const plus: IconDrawing = { d: 'M12 5v14M5 12h14' }
export const minus: IconDrawing = { d: 'M5 12h14' }
export const arrow: IconDrawing = { d: 'M4 12h16m-6-6 6 6-6 6', flips: true }
export const arrowBack: IconDrawing = { d: 'M20 12H4m6-6-6 6 6 6', flips: true }
export const chevron: IconDrawing = { d: 'm9 5 7 7-7 7', flips: true }
export const info: IconDrawing = { d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5.5m0-9v.01' }
export const success: IconDrawing = {
  d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.25l2.75 2.75L16 9.5',
}
export const warning: IconDrawing = {
  d: 'M10.25 4.05 2.5 17.6a2 2 0 0 0 1.75 3h15.5a2 2 0 0 0 1.75-3L13.75 4.05a2 2 0 0 0-3.5 0M12 9.25v4.5m0 3.25v.01',
}
export const error: IconDrawing = {
  d: 'M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM12 7.75v4.75m0 3.5v.01',
}
export const hourglass: IconDrawing = {
  d: 'M6.5 3h11m-11 18h11M8 3v3.5c0 2.5 4 4 4 5.5s-4 3-4 5.5V21m8-18v3.5c0 2.5-4 4-4 5.5s4 3 4 5.5V21',
}
