import { cascadeLayerOrderRule, cascadeLayers } from '../styles/layers.ts'
import { themeToCss } from '../theme/css/themeToCss.ts'
import type { DefinedTheme, Typeface } from '../theme/defineTheme.ts'
import { sizesByDensity, type SizeOverrides, listSizeProperties } from '../theme/sizes.ts'
import { themes } from '../themes/themes.ts'
import * as defaults from '../tokens/defaults.ts'
import type { BuiltPackageModules } from './buildPackageModules.ts'

/** Builds the style sheets that are imported by name: each component, all of them, base rules, themes and tokens. */
export function buildStyleSheets({
  files,
  styleSheetsOf,
}: BuiltPackageModules): Map<string, string> {
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
    ['density', printDensities()],
  ])
}

const printTheme = (theme: DefinedTheme): string => {
  const { display, text } = theme.type
  const type = { ...theme.type, display: withFile(display), text: withFile(text) }
  return themeToCss({ ...theme, type }, { charts: true })
}

/** Returns the files of a typeface with their names in the folder `fonts`. */
export function listFontFiles({ name, file, narrow }: Typeface): ReadonlyMap<string, string> {
  const family = name.toLowerCase().replaceAll(' ', '-')
  return new Map([
    [file, `${family}.woff2`],
    ...(narrow ? [[narrow, `${family}-narrow.woff2`] as const] : []),
  ])
}

function withFile(typeface: Typeface): Typeface {
  const [file = '', narrow] = [...listFontFiles(typeface).values()].map(
    (name) => `../../fonts/${name}`,
  )
  return { ...typeface, file, ...(narrow && { narrow }) }
}

/** Prints the default sizes as custom properties, for style sheets beside the components. */
function printTokens(): string {
  const {
    space,
    fontSize,
    controlHeight,
    lineHeight,
    fontWeight,
    measure,
    duration,
    easing,
    line,
  } = defaults
  const groups = {
    space,
    size: fontSize,
    height: controlHeight,
    duration,
    base: { easing, line },
    leading: lineHeight,
    weight: fontWeight,
    measure,
  }
  return printLayer([':root', groups])
}

/** Prints the sizes of both densities, for elements with `data-density`. */
const printDensities = () =>
  printLayer(
    ...Object.entries(sizesByDensity).map(
      ([name, sizes]) => [`[data-density=${name}]`, sizes] as const,
    ),
  )

function printLayer(...rules: readonly (readonly [string, SizeOverrides])[]): string {
  const texts = rules.map(([selector, sizes]) => {
    const lines = Object.entries(listSizeProperties(sizes)).map(
      ([name, value]) => `  ${name}: ${value};`,
    )
    return `${selector} {\n${lines.join('\n')}\n}`
  })
  return `${cascadeLayerOrderRule}\n@layer ${cascadeLayers.theme} {\n${texts.join('\n')}\n}\n`
}
