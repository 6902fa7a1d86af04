// One hand: circles 18 wide, boxes 19 by 14 or 13 by 19 with corners of 2.5, details at least 2.5 apart.
// Each icon is an export of its own, and what is shown together stands in one file: a bundle holds little else.
export * from './actions.ts'
export type * from './drawing.ts'
export * from './energy.ts'
export * from './marks.ts'
export * from './things.ts'
