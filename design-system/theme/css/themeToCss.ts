import { cascadeLayerOrderRule, cascadeLayers } from '../../styles/layers.ts'
import {
  type AnyTheme,
  listDataColourStyleRules,
  type FontFace,
  listFontFaces,
  type ThemeCssRule,
  listThemeRules,
} from './listThemeRules.ts'

/** Options of `themeToCss`. */
export interface ThemeCssOptions {
  /** Selector of the elements with the theme; `:root` by default, e.g. `[data-brand=acme]` for one of several themes. */
  readonly selector?: string
  /** Also writes the scales for charts. */
  readonly charts?: boolean
}

/** Prints the style sheet of a theme: custom properties in a cascade layer, and font faces. */
export function themeToCss(theme: AnyTheme, options: ThemeCssOptions = {}): string {
  const { selector = ':root', charts = false } = options
  const rules = [
    ...listThemeRules(theme, selector),
    ...(charts ? listDataColourStyleRules(theme, selector) : []),
  ]
  return [
    cascadeLayerOrderRule,
    ...listFontFaces(theme).map(printFace),
    `@layer ${cascadeLayers.theme} {`,
    ...rules.map(printRule),
    '}\n',
  ].join('\n')
}

function printRule({ selector, media, values }: ThemeCssRule): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${value};`)
  const rule = `${selector} {\n${lines.join('\n')}\n}`
  return media === undefined ? rule : `@media ${media} {\n${rule}\n}`
}

function printFace({ family, descriptors }: FontFace): string {
  const lines = Object.entries(descriptors).map(
    ([name, value]) =>
      `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
  )
  return `@font-face {\nfont-family: "${family}";\n${lines.join('\n')}\n}`
}
