import type { Locale } from '#data/locale/locales.ts'
import { themes } from '#design-system/themes/themes.ts'

/** A look in which stories are pictured, by Chromatic and by `tests/visual/stories`. */
export interface StoryPictureLook {
  readonly brand: string
  readonly mode: 'light' | 'dark'
  readonly contrast: 'usual' | 'more'
  readonly width: 1024 | 390
  /** Language instead of the story's own. */
  readonly locale?: Locale
  readonly direction?: 'rtl'
}

/** Themes of sites; one with sizes of its own is for tools. */
const brands = themes.filter(({ sizes }) => sizes === undefined).map(({ name }) => name)
const tools = themes.filter(({ sizes }) => sizes !== undefined).map(({ name }) => name)
const usual = { brand: brands[0] ?? '', mode: 'light', contrast: 'usual' } as const

/** Every theme, mode and contrast on a desktop. */
export const colourLooks: readonly StoryPictureLook[] = brands.flatMap((brand) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    (['usual', 'more'] as const).map(
      (contrast) => ({ brand, mode, contrast, width: 1024 }) as const,
    ),
  ),
)

/** Phone, right to left, and the sizes of each theme of tools. */
export const layoutLooks: readonly StoryPictureLook[] = [
  { ...usual, width: 390 },
  { ...usual, width: 1024, direction: 'rtl' },
  ...tools.map((brand) => ({ ...usual, brand, width: 1024 as const })),
]

/** The other languages with texts of their own, which only sections take from the site. */
export const languageLooks: readonly StoryPictureLook[] = [
  { ...usual, width: 390, locale: 'de' },
  { ...usual, width: 1024, locale: 'cn' },
]

/** Name of a look: `fern-dark-more-1024`, `fern-light-390-de`. */
export const formatPictureLook = ({
  brand,
  mode,
  contrast,
  width,
  locale,
  direction,
}: StoryPictureLook): string =>
  [brand, mode, ...(contrast === 'more' ? ['more'] : []), width, locale, direction]
    .filter((part) => part !== undefined)
    .join('-')
