import type { ColourRole } from './roles.ts'

/** What a pair owes on usual screens and where the visitor asks for more contrast. */
export interface Owed {
  readonly standard: number
  readonly more: number
}

/** Two roles that may meet. */
export interface Pair {
  readonly front: ColourRole
  readonly ground: ColourRole
  /** What lies between them while something is hovered or held down. */
  readonly wash?: 'action.hover' | 'action.pressed'
  readonly owed: Owed
}

// WCAG 2.2: 1.4.3 and 1.4.6 for text; 1.4.11 and 2.4.13 for graphics, edges of inputs and the focus ring.
const heading: Owed = { standard: 7, more: 7 }
const text: Owed = { standard: 4.5, more: 7 }
const graphic: Owed = { standard: 3, more: 4.5 }
/** Decoration, which becomes a line that is seen where more contrast is asked for. */
const line: Owed = { standard: 1, more: 3 }
const loudLine: Owed = { standard: 1, more: 4.5 }

const anyGround = ['surface.page', 'surface.subtle', 'surface.tile', 'surface.raised'] as const
export const statuses = ['success', 'info', 'warning', 'error'] as const

const on = (
  fronts: readonly ColourRole[],
  grounds: readonly ColourRole[],
  owed: Owed,
): readonly Pair[] => fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, owed })))

/** Every pair of roles that may meet: the engine makes them hold, tests and the Colour page measure them. */
export const pairs: readonly Pair[] = [
  ...on(['text.high'], anyGround, heading),
  ...on(['text.body', 'text.muted', 'text.link', 'accent.text'], anyGround, text),
  ...(['action.hover', 'action.pressed'] as const).flatMap((wash) =>
    on(['text.high', 'text.body', 'text.link'], anyGround, text).map((pair) => ({ ...pair, wash })),
  ),
  ...on(
    ['focus.ring', 'border.control', 'accent.graphic', 'control.checked', 'chart.sunLine'],
    anyGround,
    graphic,
  ),
  ...on(['chart.house'], anyGround, graphic),
  ...on(['border.hairline', 'border.disabled', 'text.disabled', 'chart.grid'], anyGround, line),
  ...on(['border.strong'], anyGround, loudLine),
  ...on(['text.onInverse'], ['surface.inverse'], heading),
  ...on(
    ['action.onPrimary'],
    ['action.primary', 'action.primaryHover', 'action.primaryPressed'],
    text,
  ),
  // Words, on a chosen segment.
  ...on(['control.onChecked'], ['control.checked'], text),
  ...on(['control.checked'], ['control.track'], graphic),
  ...on(['selection.text'], ['selection.fill'], text),
  ...on(['picture.text', 'picture.textQuiet'], ['picture.ground'], heading),
  ...on(['picture.border'], ['picture.ground'], graphic),
  ...statuses.flatMap((name) => [
    ...on([`status.${name}.text`, 'text.high', 'text.body'], [`status.${name}.fill`], text),
    ...on([`status.${name}.text`], anyGround, text),
    ...on([`status.${name}.onSolid`], [`status.${name}.solid`], text),
    ...on([`status.${name}.solid`], anyGround, graphic),
    ...on([`status.${name}.border`], anyGround, loudLine),
  ]),
]
