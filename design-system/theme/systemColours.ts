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

// Behind words a browser draws a plate in Canvas there: no role for words may be the light half of a pair.
const exact: Partial<Record<ColourRole, SystemColour>> = {
  'text.link': 'LinkText',
  'text.disabled': 'GrayText',
  'border.disabled': 'GrayText',
  'action.primary': 'ButtonFace',
  'action.primaryHover': 'ButtonFace',
  'action.primaryPressed': 'ButtonFace',
  'action.onPrimary': 'ButtonText',
  'control.checked': 'Highlight',
  'control.onChecked': 'HighlightText',
  'focus.ring': 'Highlight',
  'accent.fill': 'Highlight',
  'chart.stored': 'Highlight',
  'chart.sun': 'GrayText',
  'chart.sunLine': 'CanvasText',
  'chart.house': 'CanvasText',
  'chart.grid': 'GrayText',
}

/** The colour of the visitor's system that plays a role where all colours are the system's. */
export function systemColour(role: ColourRole): SystemColour | undefined {
  const known = exact[role]
  if (known) return known
  if (/^(surface|action|control)\.|\.(fill|onSolid)$|^picture\.(ground|glass)$/.test(role))
    return 'Canvas'
  // Gradients and shadows are not drawn; what a photograph carries keeps its veil.
  if (/^(shadow|picture)\.(?!text|border)/.test(role)) return undefined
  return 'CanvasText'
}
