import { pagesIn, pagesWithOneRecord } from '../e2e/pages.ts'
import {
  assignByName,
  allCombinations,
  usesAllLooks,
  type Look,
  looks,
  matrix,
  lookName,
} from '../matrix.ts'

/** A screenshot of a page with its look. */
export interface Frame {
  /** Name of the file. */
  readonly name: string
  /** Id of the page. */
  readonly page: string
  readonly address: string
  readonly look: Pick<Look, 'theme' | 'contrast'>
  readonly width: number
  /** True if it is compared with a committed picture; others are compared with the last local run. */
  readonly isKept: boolean
  /** True if the ARIA snapshot is compared, too: once per page. */
  readonly isHeard: boolean
}

const [usual] = matrix.theme

const system = 'three-phase-home-battery-energy-storage-system'

/** Home and a product in the default look. */
const defaultFrames: readonly Frame[] = [390, 1440].flatMap((width) =>
  matrix.theme
    .filter(({ brand }) => brand === usual?.brand)
    .flatMap((theme) =>
      [
        ['home', 'index', '/en'],
        ['product', `products/${system}`, `/en/products/${system}`],
      ].map(([name = '', page = '', address = '']) => ({
        name: `${name}-${theme.mode}-${width}`,
        page,
        address,
        look: { theme, contrast: 'usual' as const },
        width,
        isKept: true,
        isHeard: false,
      })),
    ),
)

/** Pages that do not depend on the date. */
const stablePages = [
  ...new Set(pagesIn('en').flatMap(({ page, mode }) => (mode === 'built' ? page : []))),
]
const kept = assignByName(stablePages, looks)

/** Every stable page in a look of the matrix, so that all pairs of values are covered; with `--all` in every look. */
const drawn: readonly Frame[] = [
  ...kept.map(([page, look], at) => {
    const isHeard = kept.findIndex(([name]) => name === page) === at
    return frame(page, look, { isKept: true, isHeard })
  }),
  ...(usesAllLooks
    ? stablePages.flatMap((page) =>
        allCombinations(matrix).map((look) => frame(page, look, { isKept: false, isHeard: false })),
      )
    : []),
].flat()

/** Addresses to which `--changed` restricts the run. */
const only = process.env['ONLY_ADDRESSES']
const chosen = only === undefined ? undefined : new Set(JSON.parse(only) as string[])

const byName = new Map([...drawn, ...defaultFrames].toReversed().map((one) => [one.name, one]))

/** All frames, each once; motion is ignored because screenshots disable animations. */
export const frames: readonly Frame[] = [...byName.values()].filter(
  ({ address }) => chosen?.has(address) ?? true,
)

function frame(
  page: string,
  { theme, contrast, locale, width }: Look,
  kinds: Pick<Frame, 'isKept' | 'isHeard'>,
): Frame[] {
  const look: Look = { theme, contrast, locale, width, motion: 'reduced' }
  return pagesWithOneRecord(locale)
    .filter((one) => one.page === page)
    .map(({ address }) => ({
      name: `${page.replaceAll('/', '.')}-${lookName(look)}`,
      page,
      address,
      look,
      width,
      ...kinds,
    }))
}
