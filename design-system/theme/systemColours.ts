import type { ColourRole } from './roles.ts'

type SystemColour =
  | 'ButtonFace'
  | 'ButtonText'
  | 'Canvas'
  | 'CanvasText'
  | 'GrayText'
  | 'Highlight'
  | 'HighlightText'
  | 'LinkText'

// Browsers draw a Canvas backplate behind text in forced colours: no text role may be the light part of a pair.
const systemColours: Partial<Record<ColourRole, SystemColour>> = {
  'text.link': 'LinkText',
  'text.disabled': 'GrayText',
  'border.disabled': 'GrayText',
  'action.primary': 'ButtonFace',
  'action.primaryHover': 'ButtonFace',
  'action.primaryPressed': 'ButtonFace',
  'action.primaryEdge': 'ButtonText',
  'action.onPrimary': 'ButtonText',
  'control.checked': 'Highlight',
  'control.onChecked': 'HighlightText',
  'focus.ring': 'Highlight',
  'accent.fill': 'Highlight',
  'chart.stored': 'Highlight',
  'chart.sun': 'LinkText',
  'chart.sunLine': 'LinkText',
  'chart.house': 'CanvasText',
  'chart.grid': 'GrayText',
}

/** Returns the system colour of a role in forced colours mode. */
export function getSystemColour(role: ColourRole): SystemColour | undefined {
  const known = systemColours[role]
  if (known) return known
  if (/^(surface|action|control)\.|\.(fill|onSolid)$|^picture\.(ground|glass)$/.test(role))
    return 'Canvas'
  // Gradients and shadows are not drawn; overlays on photographs keep their colour.
  if (/^(shadow|picture)\.(?!text|border)/.test(role)) return undefined
  return 'CanvasText'
}

const mix = (colour: SystemColour, share: number) =>
  `color-mix(in oklab, ${colour} ${share}%, Canvas)`
const shares = [40, 50, 60, 70, 80, 90, 100]

/**
 * System colours of the data colours. There are four for series: from the fifth on, dashes and markers distinguish them.
 * Steps of a scale are mixtures, which the browser keeps in SVG and where `forced-color-adjust` is `none`.
 */
export const dataSystemColours = {
  categorical: Array.from(
    { length: 8 },
    (_, index) => (['Highlight', 'LinkText', 'CanvasText', 'GrayText'] as const)[index % 4] ?? '',
  ),
  sequential: shares.map((share) => mix('CanvasText', share)),
  diverging: [
    ...[100, 70, 40].map((share) => mix('Highlight', share)),
    'GrayText',
    ...[40, 70, 100].map((share) => mix('CanvasText', share)),
  ],
} as const
