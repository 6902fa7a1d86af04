import { createHash } from 'node:crypto'
import { themes } from '#design-system/themes/themes.ts'
import { type Locale, localeCodes } from '#data/locale/locales.ts'

/** A combination of theme, contrast, language, width and motion. */
export interface Look {
  readonly theme: { readonly brand: string; readonly mode: 'light' | 'dark' }
  readonly contrast: 'usual' | 'more'
  readonly locale: Locale
  /** Width of the viewport in CSS px. */
  readonly width: 320 | 1024 | 1440
  readonly motion: 'usual' | 'reduced'
}

type Dimensions<T> = { readonly [K in keyof T]: readonly T[K][] }

/** Themes of sites; one with sizes of its own is for tools. */
const siteThemes = themes.filter(({ sizes }) => sizes === undefined)

/** Values of all dimensions, from which screenshots, browser tests and stories take their looks. */
export const lookDimensions: Dimensions<Look> = {
  theme: siteThemes.flatMap(({ name }) =>
    (['light', 'dark'] as const).map((mode) => ({ brand: name, mode })),
  ),
  contrast: ['usual', 'more'],
  locale: localeCodes,
  width: [1440, 320, 1024],
  motion: ['reduced', 'usual'],
}

/** Returns all combinations. */
export function listAllCombinations<T extends object>(dimensions: Dimensions<T>): readonly T[] {
  const names = Object.keys(dimensions) as (keyof T)[]
  return names.reduce<readonly Partial<T>[]>(
    (rows, name) =>
      rows.flatMap((row) => dimensions[name].map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as readonly T[]
}

/** Returns a deterministic, small set of combinations that covers all pairs of values. */
export function createPairwiseCombinations<T extends object>(
  dimensions: Dimensions<T>,
): readonly T[] {
  const all = listAllCombinations(dimensions).map((row) => ({
    row,
    pairs: listValuePairs(row, dimensions),
  }))
  const open = new Set(all.flatMap(({ pairs }) => pairs))
  const chosen: T[] = []
  while (open.size > 0) {
    const news = all.map(({ pairs }) => pairs.filter((pair) => open.has(pair)).length)
    const best = all[news.indexOf(Math.max(...news))]
    if (!best) break
    chosen.push(best.row)
    for (const pair of best.pairs) open.delete(pair)
  }
  return chosen
}

/** Returns the pairs of values in a combination. */
export function listValuePairs<T extends object>(
  row: T,
  dimensions: Dimensions<T>,
): readonly string[] {
  const names = Object.keys(dimensions) as (keyof T & string)[]
  const values = names.map((name) => `${name} ${dimensions[name].indexOf(row[name])}`)
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one}, ${other}`))
}

/** True with `--all`: uses every look instead of the covering ones. */
export const shouldUseAllLooks = process.env['ALL_LOOKS'] === '1'

/** The covering looks. */
export const pairwiseLooks: readonly Look[] = createPairwiseCombinations(lookDimensions)

/**
 * Assigns a look to each name by its hash, so that a new page does not change other looks; unused looks are added to
 * the first name, so that each look is used.
 */
export function assignLooks<T>(
  names: readonly string[],
  from: readonly T[],
): readonly [string, T][] {
  const drawn = names.map((name) => [name, turnOf(name) % from.length] as const)
  const used = new Set(drawn.map(([, at]) => at))
  const [first] = names
  return [
    ...drawn.flatMap(([name, at]) =>
      from.slice(at, at + 1).map((look): [string, T] => [name, look]),
    ),
    ...from.flatMap((look, at): [string, T][] =>
      first === undefined || used.has(at) ? [] : [[first, look]],
    ),
  ]
}

const turnOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE()

/** Look of a story; by default with the density of its theme and from left to right. */
interface StoryLook extends Pick<Look, 'theme' | 'contrast'> {
  readonly density?: 'compact'
  readonly direction?: 'rtl'
}

const colours = listAllCombinations<Pick<Look, 'theme' | 'contrast'>>({
  theme: themes.flatMap(({ name }) =>
    (['light', 'dark'] as const).map((mode) => ({ brand: name, mode })),
  ),
  contrast: lookDimensions.contrast,
})
const usual = colours.filter(({ contrast }) => contrast === 'usual')
const usualOf = (brand: string) => usual.filter(({ theme }) => theme.brand === brand)

/** The looks in which sizes or directions differ. */
const sizes: readonly StoryLook[] = [
  ...themes.flatMap(({ name, sizes: own }) => (own ? usualOf(name).slice(0, 1) : [])),
  ...usualOf(themes[0].name)
    .slice(0, 1)
    .flatMap((look): readonly StoryLook[] => [
      { ...look, density: 'compact' },
      { ...look, direction: 'rtl' },
    ]),
]

/**
 * Looks for stories, distributed over the stories of a kind by their names: all stories in `few`, those of all variants
 * of a component in `full`. Every list starts with the theme of the site. Those of all variants and of stress texts are
 * also checked for size and focus in one of `otherSizes`: a theme with sizes of its own, compact density, right to
 * left.
 */
export const storyLooks: {
  readonly few: readonly (readonly StoryLook[])[]
  readonly full: readonly (readonly StoryLook[])[]
  readonly otherSizes: readonly (readonly StoryLook[])[]
} = {
  few: shouldUseAllLooks
    ? [usualOf(themes[0].name)]
    : usualOf(themes[0].name).map((look) => [look]),
  full: shouldUseAllLooks
    ? [colours]
    : themes.map(({ name }) => [
        ...usualOf(themes[0].name),
        ...colours.filter(
          ({ theme: { brand }, contrast }) =>
            brand === name && (contrast === 'more' || brand !== themes[0].name),
        ),
      ]),
  otherSizes: shouldUseAllLooks ? [sizes] : sizes.map((look) => [look]),
}

/** Returns the name of a look for files: `harbour-dark-more-320-reduced-de`. */
export const formatLookName = ({ theme, contrast, locale, width, motion }: Look): string =>
  [
    theme.brand,
    theme.mode,
    ...(contrast === 'more' ? ['more'] : []),
    width,
    ...(motion === 'usual' ? ['moving'] : []),
    locale,
  ].join('-')
