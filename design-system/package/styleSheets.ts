import { layerOrder, layers } from '../styles/layers.ts'
import { themeToCss } from '../theme/css/themeToCss.ts'
import type { DefinedTheme, Typeface } from '../theme/defineTheme.ts'
import { themes } from '../themes/themes.ts'
import { prefix } from '../tokens/prefix.ts'
import * as scale from '../tokens/scale.ts'
import type { BuiltModules } from './buildModules.ts'

/** Builds the style sheets that are imported by name: each component, all of them, base rules, themes and tokens. */
export function buildStyleSheets({ files, styleSheetsOf }: BuiltModules): Map<string, string> {
  const components = [...files.keys()].flatMap((path) => {
    const name = /^components\/(\w+)\/\1\.js$/.exec(path)?.[1]
    return name === undefined ? [] : [{ name, sheets: styleSheetsOf(path) }]
  })
  const join = (sheets: Iterable<string>) => [...sheets].map((path) => files.get(path)).join('\n')
  const base = styleSheetsOf('base.js')
  return new Map([
    ['base', join(base)],
    ['styles', join(new Set([...base, ...components.flatMap(({ sheets }) => sheets)]))],
    ...components.map(({ name, sheets }) => [`components/${name}`, join(sheets)] as const),
    ...themes.map((theme) => [`themes/${theme.name}`, printTheme(theme)] as const),
    ['tokens', printTokens()],
  ])
}

const printTheme = (theme: DefinedTheme): string => {
  const { display, text } = theme.type
  const type = { ...theme.type, display: withFile(display), text: withFile(text) }
  return themeToCss({ ...theme, type }, { charts: true })
}

/** Returns the name of a typeface's file in the folder `fonts`. */
export const fontFile = ({ name }: Typeface): string =>
  `${name.toLowerCase().replaceAll(' ', '-')}.woff2`

const withFile = (typeface: Typeface): Typeface => ({
  ...typeface,
  file: `../../fonts/${fontFile(typeface)}`,
})

/** Prints the tokens that are the same in every theme as custom properties, for style sheets beside the components. */
function printTokens(): string {
  const { space, fontSize, lineHeight, fontWeight, measure, layer, duration, easing, target } =
    scale
  const groups = { space, size: fontSize, leading: lineHeight, weight: fontWeight, measure, layer }
  const lines = Object.entries({
    ...groups,
    duration,
    easing: { state: easing },
    target: { least: target },
  }).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `  --${prefix}${group}-${name}: ${value};`),
  )
  return `${layerOrder}\n@layer ${layers.theme} {\n:root {\n${lines.join('\n')}\n}\n}\n`
}
