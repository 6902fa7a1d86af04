import { localizePath, splitLocaleFromPath } from '#data/locale/locales.ts'
import { listPagesInLocale, listPagesWithOneRecord, publicPages } from '../../e2e/pages.ts'
import {
  assignLooks,
  formatLookName,
  listAllCombinations,
  type Look,
  lookDimensions,
  pairwiseLooks,
  shouldUseAllLooks,
} from '../../matrix.ts'
import { hasBaseCommit } from '../baselines.ts'
import { canAffectPicture, parseChangeReaches, type ChangeReach } from '../causes/affects.ts'
import type { PictureFrame } from '../picture.ts'
import { addMissingLooks, localesWithOwnTexts } from './completingLooks.ts'
import { type PagePictureState, pagePictureStates } from './pagePictureStates.ts'
import { chooseSampleFrames } from './sampleFrames.ts'

type Kinds = Pick<PictureFrame, 'isKept' | 'hasAriaSnapshot'>

const withOutline: Kinds = { isKept: true, hasAriaSnapshot: true }
const kept: Kinds = { isKept: true, hasAriaSnapshot: false }
/** No baseline is committed; one of the base commit is compared with. */
const local: Kinds = { isKept: hasBaseCommit, hasAriaSnapshot: false }

const [usual] = lookDimensions.theme
if (!usual) throw new Error('The matrix has no theme.')

const system = 'three-phase-home-battery-energy-storage-system'

/** Home and a product in the default look. */
const defaultFrames: readonly PictureFrame[] = [390, 1440].flatMap((width) =>
  lookDimensions.theme
    .filter(({ brand }) => brand === usual.brand)
    .flatMap((theme) =>
      [
        ['home', 'index', '/en'],
        ['product', `products/${system}`, `/en/products/${system}`],
      ].map(([name = '', page = '', address = '']) => ({
        name: `${name}-${theme.mode}-${width}`,
        group: groupOf(page),
        page,
        address,
        look: { theme, contrast: 'usual' as const, locale: 'en' as const },
        width,
        ...kept,
      })),
    ),
)

/** Every page that shows the same to everybody; the pages of an account are in `pagePictureStates.ts`. */
const commonPages = [
  ...new Set(listPagesInLocale('en').flatMap(({ page, mode }) => (mode === 'app' ? [] : page))),
]
const builtPages = [
  ...new Set(listPagesInLocale('en').flatMap(({ page, mode }) => (mode === 'built' ? page : []))),
]
/** Looks of each page: all pairs of values are covered. */
const assigned = [
  ...assignLooks(builtPages, pairwiseLooks),
  ...assignLooks(
    commonPages.filter((page) => !builtPages.includes(page)),
    pairwiseLooks,
  ).filter(([page], at, all) => all.findIndex(([name]) => name === page) === at),
]

const everyLook = shouldUseAllLooks ? listAllCombinations(lookDimensions) : []

/** Every page in a look of the matrix and in those that complete it; with `--all` in every look. */
const drawn: readonly PictureFrame[] = commonPages.flatMap((page) => {
  const own = assigned.flatMap(([name, look]) => (name === page ? [look] : []))
  return [
    ...own.flatMap((look, at) => frame(page, look, at === 0 ? withOutline : kept)),
    ...addMissingLooks(page, own).flatMap((look) => frame(page, look, kept)),
    ...everyLook.flatMap((look) => frame(page, look, local)),
  ]
})

/** Forced colours know the mode of the system alone, paper neither. */
const themesOf = ({ media }: PagePictureState): readonly Look['theme'][] =>
  media?.media === 'print'
    ? [usual]
    : media?.forcedColors
      ? lookDimensions.theme.filter(({ brand }) => brand === usual.brand)
      : lookDimensions.theme

/** States in looks that together have each language, theme and width; with `--all` in every look. */
const states: readonly PictureFrame[] = Object.entries(pagePictureStates).flatMap(
  ([name, state]) => {
    const wanted = { theme: themesOf(state), width: state.widths ?? lookDimensions.width }
    const all = everyLook.filter(
      (look) => wanted.theme.includes(look.theme) && wanted.width.includes(look.width),
    )
    return [
      ...addMissingLooks(name, [], wanted).map((look) => stateFrame(name, state, look, kept)),
      ...all.map((look) => stateFrame(name, state, look, local)),
    ]
  },
)

/** Changes to whose pictures `--changed` restricts the run. */
const reaches = parseChangeReaches(process.env['ONLY_AFFECTED'])

/** Set by `npm test`, which compares a sample of each page and state. */
const isSample = process.env['SAMPLE_PICTURES'] === '1'

/** True if some frames are left out. */
export const hasFrameSelection = reaches !== undefined || isSample

const knownFrames = [...drawn, ...defaultFrames]

/** Most addresses of a page that one change adds. */
const maxRecords = 3

/**
 * Returns frames of other records than those that the pages above show, where a change of texts or records reaches only these. No baselines of them are
 * committed: `visual:compare` takes them from both commits.
 */
export const listRecordFrames = (changes: readonly ChangeReach[]): readonly PictureFrame[] =>
  changes.flatMap((reach) => {
    if (reach.addresses === 'everywhere' || !reach.isContent) return []
    const { addresses } = reach
    const open = publicPages.filter(
      ({ page, address, locale, mode }) =>
        mode !== 'app' &&
        localesWithOwnTexts.includes(locale) &&
        addresses.has(address) &&
        !knownFrames.some(
          (one) => one.page === page && one.look.locale === locale && canAffectPicture(reach, one),
        ),
    )
    return [...Map.groupBy(open, ({ page, locale }) => `${page} ${locale}`).values()]
      .flatMap((own) => own.slice(0, maxRecords))
      .map(({ page, address, locale }) => ({
        name: `record${splitLocaleFromPath(address).path.replaceAll('/', '.')}-${locale}`,
        group: `record.${groupOf(page)}`,
        page,
        address,
        look: { theme: usual, contrast: 'usual' as const, locale },
        width: 1024,
        ...local,
      }))
  })

const recordFrames = listRecordFrames(parseChangeReaches(process.env['RECORDS_OF']) ?? [])

const byName = new Map(
  [...recordFrames, ...drawn, ...states, ...defaultFrames]
    .toReversed()
    .map((one) => [one.name, one]),
)

/** All frames, each once; motion is ignored because screenshots disable animations. */
export const pagePictureFrames: readonly PictureFrame[] = (
  isSample ? chooseSampleFrames([...byName.values()]) : [...byName.values()]
).filter((one) => reaches?.some((reach) => canAffectPicture(reach, one)) ?? true)

function groupOf(page: string): string {
  return page.replaceAll('/', '.')
}

function frame(page: string, look: Look, kinds: Kinds): PictureFrame[] {
  const { theme, contrast, locale, width } = look
  return listPagesWithOneRecord(locale)
    .filter((one) => one.page === page)
    .map(({ address }) => ({
      name: `${groupOf(page)}-${formatLookName({ ...look, motion: 'reduced' })}`,
      group: groupOf(page),
      page,
      address,
      look: { theme, contrast, locale },
      width,
      ...kinds,
    }))
}

function stateFrame(
  name: string,
  { page, path }: PagePictureState,
  look: Look,
  kinds: Kinds,
): PictureFrame {
  const { theme, contrast, locale, width } = look
  return {
    name: `${name}-${formatLookName({ ...look, motion: 'reduced' })}`,
    group: name,
    ...(page !== undefined && { page }),
    address: localizePath(locale, typeof path === 'string' ? path : path(locale)),
    look: { theme, contrast, locale },
    width,
    ...kinds,
  }
}
