/**
 * Dashes of the lines of a chart (`stroke-dasharray`), one for each categorical colour: in print, in forced colours and for
 * every kind of colour vision two lines differ by more than their colour.
 */
export const dataDashes = [
  'none',
  '12 5',
  '3 4',
  '14 4 3 4',
  '8 8',
  '1 5',
  '20 4',
  '14 4 3 4 3 4',
] as const

/** Markers of the points of a chart as paths around 0 0, 10 wide, one for each categorical colour: all differ in shape. */
export const dataMarkers = [
  // Circle, square, triangle, diamond.
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z',
  'M-4 -4h8v8h-8z',
  'M0 -5L5 4H-5z',
  'M0 -5.5L5.5 0L0 5.5L-5.5 0z',
  // Plus, cross, triangle on its point, bar.
  'M-1.5 -5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z',
  'M-5 -3L-3 -5L0 -2L3 -5L5 -3L2 0L5 3L3 5L0 2L-3 5L-5 3L-2 0z',
  'M0 5L5 -4H-5z',
  'M-5 -2h10v4h-10z',
] as const
