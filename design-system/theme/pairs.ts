import type { ColourRole } from './roles.ts'

/** Required contrast ratio by default and for visitors who prefer more contrast. */
export interface RequiredContrastRatio {
  readonly standard: number
  readonly more: number
}

/** Two roles that may be combined. */
export interface ColourPair {
  readonly foreground: ColourRole
  readonly background: ColourRole
  /** Translucent layer between them in the hovered or pressed state. */
  readonly overlay?: 'action.hover' | 'action.pressed'
  readonly required: RequiredContrastRatio
}

// WCAG 2.2: 1.4.3 and 1.4.6 for text; 1.4.11 and 2.4.13 for graphics, borders of inputs and the focus ring.
const heading: RequiredContrastRatio = { standard: 7, more: 7 }
const text: RequiredContrastRatio = { standard: 4.5, more: 7 }
export const graphicContrastRatio: RequiredContrastRatio = { standard: 3, more: 4.5 }
/** Decoration, which becomes a visible line at more contrast. */
const decoration: RequiredContrastRatio = { standard: 1, more: 3 }
const strongDecoration: RequiredContrastRatio = { standard: 1, more: 4.5 }

/** Backgrounds of text, controls and charts. */
export const surfaceColourRoles = [
  'surface.page',
  'surface.subtle',
  'surface.tile',
  'surface.raised',
] as const
const statuses = ['success', 'info', 'warning', 'error'] as const

const combine = (
  foregrounds: readonly ColourRole[],
  backgrounds: readonly ColourRole[],
  required: RequiredContrastRatio,
): readonly ColourPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, required })),
  )

/** The same pairs in the hovered or pressed state. */
const under = (
  overlay: 'action.hover' | 'action.pressed',
  pairs: readonly ColourPair[],
): readonly ColourPair[] => pairs.map((pair) => ({ ...pair, overlay }))

/** All permitted pairs of roles: `solveColourRamps` makes them reach their ratio, tests and the Colour page measure them. */
export const colourPairs: readonly ColourPair[] = [
  ...combine(['text.high'], surfaceColourRoles, heading),
  ...combine(['text.body', 'text.muted', 'text.link', 'accent.text'], surfaceColourRoles, text),
  ...under('action.hover', combine(['text.muted'], surfaceColourRoles, text)),
  ...(['action.hover', 'action.pressed'] as const).flatMap((overlay) =>
    under(overlay, combine(['text.high', 'text.body', 'text.link'], surfaceColourRoles, text)),
  ),
  ...combine(
    [
      'focus.ring',
      'border.control',
      'accent.graphic',
      'control.checked',
      'action.primaryEdge',
      'chart.sunLine',
      'chart.house',
      'chart.stored',
      'chart.grid',
    ],
    surfaceColourRoles,
    graphicContrastRatio,
  ),
  ...combine(
    ['border.hairline', 'border.disabled', 'text.disabled'],
    surfaceColourRoles,
    decoration,
  ),
  ...combine(['border.strong'], surfaceColourRoles, strongDecoration),
  ...combine(['text.onInverse'], ['surface.inverse'], heading),
  ...combine(
    ['action.onPrimary'],
    ['action.primary', 'action.primaryHover', 'action.primaryPressed'],
    text,
  ),
  ...combine(['text.body'], ['control.track'], text),
  // A danger button.
  ...(['action.hover', 'action.pressed'] as const).flatMap((overlay) =>
    under(overlay, combine(['status.error.onSolid'], ['status.error.solid'], text)),
  ),
  // The text of a selected segment.
  ...combine(['control.onChecked'], ['control.checked'], text),
  ...combine(['control.checked', 'text.muted'], ['control.track'], graphicContrastRatio),
  ...combine(['selection.text'], ['selection.fill'], text),
  ...combine(['picture.text', 'picture.textQuiet'], ['picture.ground'], heading),
  ...combine(['picture.border'], ['picture.ground'], graphicContrastRatio),
  ...statuses.flatMap((name) => [
    ...combine([`status.${name}.text`, 'text.high', 'text.body'], [`status.${name}.fill`], text),
    ...combine(['text.link'], [`status.${name}.fill`], text),
    ...combine(['action.primaryEdge', 'focus.ring'], [`status.${name}.fill`], graphicContrastRatio),
    ...combine([`status.${name}.text`], surfaceColourRoles, text),
    ...combine([`status.${name}.onSolid`], [`status.${name}.solid`], text),
    // A success fill always contains text or an icon and is exactly the success colour, like a filled button.
    ...(name === 'success'
      ? []
      : combine([`status.${name}.solid`], surfaceColourRoles, graphicContrastRatio)),
    ...combine([`status.${name}.border`], surfaceColourRoles, strongDecoration),
  ]),
]
