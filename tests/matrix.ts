import { createHash } from 'node:crypto'
import { themes } from '#design-system/themes/themes.ts'
import { type Locale, localeCodes } from '#data/locales.ts'

/** One way a visitor can see a page. */
export interface Look {
  readonly theme: { readonly brand: string; readonly mode: 'light' | 'dark' }
  readonly contrast: 'usual' | 'more'
  readonly locale: Locale
  /** Of the window, in CSS pixels. */
  readonly width: 320 | 1024 | 1440
  readonly motion: 'usual' | 'reduced'
}

type Dimensions<T> = { readonly [K in keyof T]: readonly T[K][] }

/** Everything that visitors differ in. Pictures, pages in a browser and stories draw their looks from it. */
export const matrix: Dimensions<Look> = {
  theme: themes.flatMap(({ name }) =>
    (['light', 'dark'] as const).map((mode) => ({ brand: name, mode })),
  ),
  contrast: ['usual', 'more'],
  locale: localeCodes,
  width: [1440, 320, 1024],
  motion: ['reduced', 'usual'],
}

/** Every combination there is. */
export function everything<T extends object>(dimensions: Dimensions<T>): readonly T[] {
  const names = Object.keys(dimensions) as (keyof T)[]
  return names.reduce<readonly Partial<T>[]>(
    (rows, name) => rows.flatMap((row) => dimensions[name].map((value) => ({ ...row, [name]: value }))), // prettier-ignore
    [{}],
  ) as readonly T[]
}

/** Few combinations in which every value meets every value of the other dimensions; always the same ones. */
export function covering<T extends object>(dimensions: Dimensions<T>): readonly T[] {
  const all = everything(dimensions).map((row) => ({ row, pairs: pairsOf(row, dimensions) }))
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

/** The pairs of values that a combination shows. */
export function pairsOf<T extends object>(row: T, dimensions: Dimensions<T>): readonly string[] {
  const names = Object.keys(dimensions) as (keyof T & string)[]
  const values = names.map((name) => `${name} ${dimensions[name].indexOf(row[name])}`)
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one}, ${other}`))
}

/** Whether a run takes every look instead of the covering ones: `--all`. */
export const isWhole = process.env['ALL_LOOKS'] === '1'

/** What runs draw from. */
export const looks: readonly Look[] = covering(matrix)

/**
 * A look for each name. It follows from the name alone, so that a new page changes no other one's; what nobody drew
 * goes to the first name, so that each look is seen.
 */
export function draw<T>(names: readonly string[], from: readonly T[]): readonly [string, T][] {
  const drawn = names.map((name) => [name, turnOf(name) % from.length] as const)
  const taken = new Set(drawn.map(([, at]) => at))
  const [first] = names
  return [
    ...drawn.flatMap(([name, at]) => from.slice(at, at + 1).map((look): [string, T] => [name, look])),
    ...from.flatMap((look, at): [string, T][] =>
      first === undefined || taken.has(at) ? [] : [[first, look]],
    ),
  ] // prettier-ignore
}

const turnOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE()

type StoryLook = Pick<Look, 'theme' | 'contrast'>

const colours = everything<StoryLook>({ theme: matrix.theme, contrast: matrix.contrast })
const usual = colours.filter(({ contrast }) => contrast === 'usual')

/**
 * What stories are seen in: all of them in a few; those that show everything of a component in one of the full lists,
 * in turn, so that themes take turns with more contrast.
 */
export const storyLooks: {
  readonly few: readonly StoryLook[]
  readonly full: readonly (readonly StoryLook[])[]
} = {
  few: usual.filter(({ theme }) => theme.brand === themes[0].name),
  full: isWhole
    ? [colours]
    : themes.map(({ name }) => [
        ...usual,
        ...colours.filter(({ theme, contrast }) => contrast === 'more' && theme.brand === name),
      ]),
}

/** What a look is called in file names, its language last: `harbour-dark-more-320-reduced-de`. */
export const nameOf = ({ theme, contrast, locale, width, motion }: Look): string =>
  [
    theme.brand,
    theme.mode,
    ...(contrast === 'more' ? ['more'] : []),
    width,
    ...(motion === 'usual' ? ['moving'] : []),
    locale,
  ].join('-')
