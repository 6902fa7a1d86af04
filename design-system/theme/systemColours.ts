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
  'chart.sun': 'GrayText',
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
