/** What an icon draws. */
export interface IconDrawing {
  /** Lines on a field of 24 by 24, drawn 1.75 wide with round ends; a dot is a line without length. */
  readonly d: string
  /** Points along the line of text, and so the other way where text runs from the right. */
  readonly flips?: true
}

export const alert: IconDrawing = {
  d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.5v5m0 3.5v.01',
}
export const arrow: IconDrawing = { d: 'M4 12h16m-6-6 6 6-6 6', flips: true }
export const battery: IconDrawing = { d: 'M4 8h13v8H4zM20 11v2M7.5 11v2M11 11v2' }
export const bolt: IconDrawing = { d: 'M13 3 6 13.5h5.5L11 21l7-10.5h-5.5z' }
export const check: IconDrawing = { d: 'm5 12.5 4.5 4.5L19 7.5' }
export const chevron: IconDrawing = { d: 'm9 5 7 7-7 7', flips: true }
export const clock: IconDrawing = { d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.5V12l3 2' }
export const close: IconDrawing = { d: 'm6 6 12 12M18 6 6 18' }
export const eye: IconDrawing = {
  d: 'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12M12 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5',
}
export const eyeOff: IconDrawing = {
  d: 'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12M12 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M4.5 4.5l15 15',
}
export const globe: IconDrawing = {
  d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 9h17m-17 6h17M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18',
}
export const grid: IconDrawing = {
  d: 'm7.5 21 3.2-17h2.6l3.2 17M4 8.5h16m-15 0v2m14-2v2M6.5 13h11m-8.2-1 5.9 6M14.7 12l-5.9 6',
}
export const hourglass: IconDrawing = {
  d: 'M6.5 3h11m-11 18h11M8 3v3.5c0 2.5 4 4 4 5.5s-4 3-4 5.5V21m8-18v3.5c0 2.5-4 4-4 5.5s4 3 4 5.5V21',
}
export const house: IconDrawing = { d: 'm3 11.5 9-7.5 9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20' }
export const info: IconDrawing = { d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5.5m0-9v.01' }
export const menu: IconDrawing = { d: 'M3 8h18M3 16h18' }
export const minus: IconDrawing = { d: 'M5 12h14' }
export const monitor: IconDrawing = { d: 'M3 4.5h18V16H3zM9 20h6m-3-4v4' }
export const moon: IconDrawing = { d: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5' }
export const plus: IconDrawing = { d: 'M12 5v14M5 12h14' }
export const shield: IconDrawing = {
  d: 'M12 3 5 5.5V11c0 4.5 2.8 8.2 7 10 4.2-1.8 7-5.5 7-10V5.5zM9 11.8l2.2 2.2L15 10',
}
export const sun: IconDrawing = {
  d: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0-5.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
}
export const warning: IconDrawing = { d: 'M12 4 2.5 20h19zm0 6v5m0 2.5v.01' }
