import { pagesIn, pagesOnce } from '../e2e/pages.ts'
import { draw, everything, isWhole, type Look, looks, matrix, nameOf } from '../matrix.ts'

/** A picture of a page: what is on it, and how it is looked at. */
export interface Frame {
  /** Of its file. */
  readonly name: string
  /** Name of the page's config. */
  readonly page: string
  readonly address: string
  readonly look: Pick<Look, 'theme' | 'contrast'>
  readonly width: number
  /** Whether it is compared with a picture that is committed; others are compared with the last run here. */
  readonly isKept: boolean
  /** Whether what is heard of the page is compared, too: once for each page. */
  readonly isHeard: boolean
}

const [usual] = matrix.theme

const system = 'three-phase-home-battery-energy-storage-system'

/** Home and product as most visitors see them. */
const ours: readonly Frame[] = [390, 1440].flatMap((width) =>
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

/** Pages that time does not change. */
const still = [
  ...new Set(pagesIn('en').flatMap(({ page, mode }) => (mode === 'built' ? page : []))),
]
const kept = draw(still, looks)

/** Every such page in a look of the matrix, so that each pair of looks is seen; with `--all` in every look. */
const drawn: readonly Frame[] = [
  ...kept.map(([page, look], at) => {
    const isHeard = kept.findIndex(([name]) => name === page) === at
    return frame(page, look, { isKept: true, isHeard })
  }),
  ...(isWhole
    ? still.flatMap((page) =>
        everything(matrix).map((look) => frame(page, look, { isKept: false, isHeard: false })),
      )
    : []),
].flat()

/** Only these, if the run was asked for what changed; addresses. */
const only = process.env['ONLY_ADDRESSES']
const chosen = only === undefined ? undefined : new Set(JSON.parse(only) as string[])

const byName = new Map([...drawn, ...ours].toReversed().map((one) => [one.name, one]))

/** What is taken, each once; pictures stand still, so that motion makes no other picture. */
export const frames: readonly Frame[] = [...byName.values()].filter(
  ({ address }) => chosen?.has(address) ?? true,
)

function frame(
  page: string,
  { theme, contrast, locale, width }: Look,
  kinds: Pick<Frame, 'isKept' | 'isHeard'>,
): Frame[] {
  const look: Look = { theme, contrast, locale, width, motion: 'reduced' }
  return pagesOnce(locale)
    .filter((one) => one.page === page)
    .map(({ address }) => ({
      name: `${page.replaceAll('/', '.')}-${nameOf(look)}`,
      page,
      address,
      look,
      width,
      ...kinds,
    }))
}
