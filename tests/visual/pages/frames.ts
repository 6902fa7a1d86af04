import { createHash } from 'node:crypto'
import type { Locale } from '#data/locale/locales.ts'
import { listPagesInLocale, listPagesWithOneRecord } from '../../e2e/pages.ts'
import {
  assignLooks,
  listAllCombinations,
  shouldUseAllLooks,
  type Look,
  pairwiseLooks,
  lookDimensions,
  formatLookName,
} from '../../matrix.ts'
import type { PictureFrame } from '../picture.ts'
import { pagePictureStates } from './pagePictureStates.ts'

/** A picture of a page. */
export interface PagePictureFrame extends PictureFrame {
  /** Id of the page. */
  readonly page: string
  /** True if the ARIA snapshot is compared, too: once per page. */
  readonly hasAriaSnapshot: boolean
}

type Kinds = Pick<PagePictureFrame, 'isKept' | 'hasPicture' | 'hasAriaSnapshot'>

/** A small picture and a snapshot are committed. */
const shown: Kinds = { isKept: true, hasPicture: true, hasAriaSnapshot: true }
const fingerprintOnly: Kinds = { isKept: true, hasPicture: false, hasAriaSnapshot: false }
const local: Kinds = { isKept: false, hasPicture: false, hasAriaSnapshot: false }

const [usual] = lookDimensions.theme

const system = 'three-phase-home-battery-energy-storage-system'

/** Home and a product in the default look. */
const defaultFrames: readonly PagePictureFrame[] = [390, 1440].flatMap((width) =>
  lookDimensions.theme
    .filter(({ brand }) => brand === usual?.brand)
    .flatMap((theme) =>
      [
        ['home', 'index', '/en'],
        ['product', `products/${system}`, `/en/products/${system}`],
      ].map(([name = '', page = '', address = '']) => ({
        name: `${name}-${theme.mode}-${width}`,
        group: groupOf(page),
        page,
        address,
        look: { theme, contrast: 'usual' as const },
        width,
        ...shown,
        hasAriaSnapshot: false,
      })),
    ),
)

/** Every page that shows the same to everybody; the pages of an account are in `pagePictureStates.ts`. */
const publicPages = [
  ...new Set(listPagesInLocale('en').flatMap(({ page, mode }) => (mode === 'app' ? [] : page))),
]
const builtPages = [
  ...new Set(listPagesInLocale('en').flatMap(({ page, mode }) => (mode === 'built' ? page : []))),
]
/** The looks with a committed picture: all pairs of values are covered. */
const assigned = [
  ...assignLooks(builtPages, pairwiseLooks),
  ...assignLooks(
    publicPages.filter((page) => !builtPages.includes(page)),
    pairwiseLooks,
  ).filter(([page], at, all) => all.findIndex(([name]) => name === page) === at),
]

/** Languages with texts of their own. */
const written: readonly Locale[] = ['en', 'de', 'cn']

/** Returns looks that complete the given ones: each language, theme and width once more or less. */
function completingLooks(page: string, given: readonly Look[]): readonly Look[] {
  const turn = createHash('sha256').update(page).digest().readUInt32BE()
  const all = [...given]
  const added: Look[] = []
  const next = <K extends 'theme' | 'locale' | 'width'>(of: K, from: readonly Look[K][]) => {
    const open = from.filter((value) => !all.some((look) => look[of] === value))
    const value = open[0] ?? from[(turn + all.length) % from.length]
    if (value === undefined) throw new Error(`The matrix has no ${of}.`)
    return { value, isOpen: open.length > 0 }
  }
  for (;;) {
    const theme = next('theme', lookDimensions.theme)
    const locale = next('locale', written)
    const width = next('width', lookDimensions.width)
    if (!theme.isOpen && !locale.isOpen && !width.isOpen) return added
    const contrast = (turn + all.length) % 4 === 0 ? 'more' : 'usual'
    const look: Look = {
      theme: theme.value,
      locale: locale.value,
      width: width.value,
      contrast,
      motion: 'reduced',
    }
    all.push(look)
    added.push(look)
  }
}

/** Every page in a look of the matrix and in those that complete it; with `--all` in every look. */
const drawn: readonly PagePictureFrame[] = publicPages.flatMap((page) => {
  const own = assigned.flatMap(([name, look]) => (name === page ? [look] : []))
  return [
    ...own.flatMap((look, at) => frame(page, look, { ...shown, hasAriaSnapshot: at === 0 })),
    ...completingLooks(page, own).flatMap((look) => frame(page, look, fingerprintOnly)),
    ...(shouldUseAllLooks
      ? listAllCombinations(lookDimensions).flatMap((look) => frame(page, look, local))
      : []),
  ]
})

/** States of pages, each in one look, in rotation. */
const states: readonly PagePictureFrame[] = assignLooks(
  Object.keys(pagePictureStates),
  pairwiseLooks,
)
  .filter(([name], at, all) => all.findIndex(([other]) => other === name) === at)
  .flatMap(([name, { theme, contrast, width }]) => {
    const state = pagePictureStates[name]
    return state
      ? {
          name: `${name}-${theme.brand}-${theme.mode}${contrast === 'more' ? '-more' : ''}-${width}`,
          group: name,
          page: name,
          address: state.address,
          look: { theme, contrast },
          width,
          ...fingerprintOnly,
        }
      : []
  })

/** Addresses to which `--changed` restricts the run. */
const only = process.env['ONLY_ADDRESSES']
const chosen = only === undefined ? undefined : new Set(JSON.parse(only) as string[])

/** True if some frames are left out. */
export const hasFrameSelection = chosen !== undefined

const byName = new Map(
  [...drawn, ...states, ...defaultFrames].toReversed().map((one) => [one.name, one]),
)

/** All frames, each once; motion is ignored because screenshots disable animations. */
export const pagePictureFrames: readonly PagePictureFrame[] = [...byName.values()].filter(
  ({ address }) => chosen?.has(address.replace(/[?#].*$/, '')) ?? true,
)

function groupOf(page: string): string {
  return page.replaceAll('/', '.')
}

function frame(
  page: string,
  { theme, contrast, locale, width }: Look,
  kinds: Kinds,
): PagePictureFrame[] {
  const look: Look = { theme, contrast, locale, width, motion: 'reduced' }
  return listPagesWithOneRecord(locale)
    .filter((one) => one.page === page)
    .map(({ address }) => ({
      name: `${groupOf(page)}-${formatLookName(look)}`,
      group: groupOf(page),
      page,
      address,
      look,
      width,
      ...kinds,
    }))
}
