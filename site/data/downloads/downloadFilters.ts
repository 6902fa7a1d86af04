import {
  type DownloadableFile,
  downloadFileTypes,
  type FileLanguage,
  fileLanguages,
  productSeries,
  downloadContentKinds,
} from './downloads.ts'
import { productCategories } from '../products/products.ts'
import { supportTopics } from '../content/support.ts'

/** Age groups by date of the last update; they do not overlap. */
export const updateAgeGroups = ['month', 'quarter', 'year', 'older'] as const
export type UpdateAgeGroup = (typeof updateAgeGroups)[number]

/** Maximum age of each group in days. */
const maxAgeInDays: Readonly<Record<UpdateAgeGroup, number>> = {
  month: 30,
  quarter: 90,
  year: 365,
  older: Infinity,
}

const dayLength = 86_400_000

/** Facets for filtering; their names are query parameters. */
export const downloadFacets = [
  'series',
  'type',
  'product',
  'document',
  'resource',
  'problem',
  'language',
  'updated',
] as const
export type DownloadFacet = (typeof downloadFacets)[number]

/** Selected values per facet. */
export type FilterSelection = Readonly<Record<DownloadFacet, readonly string[]>>

/** Returns all values of each facet, in display order. */
export const allFacetValues = (products: readonly string[]): FilterSelection => ({
  series: productSeries,
  type: productCategories,
  product: products,
  document: downloadFileTypes,
  resource: downloadContentKinds,
  problem: supportTopics,
  language: fileLanguages,
  updated: updateAgeGroups,
})

/** Returns the age group of a date, YYYY-MM-DD, at `now` in ms since the epoch. */
export function getUpdateAgeGroup(date: string, now: number): UpdateAgeGroup {
  const days = (now - Date.parse(`${date}T00:00:00Z`)) / dayLength
  return updateAgeGroups.find((age) => days < maxAgeInDays[age] + 1) ?? 'older'
}

/** Reads the values of a file for each facet. */
const valuesOf: Readonly<
  Record<DownloadFacet, (file: DownloadableFile, now: number) => readonly string[]>
> = {
  series: ({ series }) => series,
  type: ({ types }) => types,
  product: ({ products }) => products,
  document: ({ document }) => [document],
  resource: ({ resource }) => [resource],
  problem: ({ problems }) => problems,
  language: ({ languages }) => languages,
  updated: ({ date }, now) => [getUpdateAgeGroup(date, now)],
}

/** Parses a selection from a query; known values only, each once, in display order. */
export function parseDownloadFilterSelection(
  query: URLSearchParams,
  values: FilterSelection,
): FilterSelection {
  const chosen = (facet: DownloadFacet) => {
    const queried = new Set(query.getAll(facet))
    return values[facet].filter((value) => queried.has(value))
  }
  return Object.fromEntries(
    downloadFacets.map((facet) => [facet, chosen(facet)]),
  ) as unknown as FilterSelection
}

/** Serializes a selection as query string: `?series=home&language=de`; `?` for an empty selection. */
export function serializeFilterSelection(choices: FilterSelection, page = 1): string {
  const query = new URLSearchParams()
  for (const facet of downloadFacets) for (const value of choices[facet]) query.append(facet, value)
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}

/** Returns the selection without one value. */
export const removeFilterValue = (
  choices: FilterSelection,
  facet: DownloadFacet,
  value: string,
): FilterSelection => ({
  ...choices,
  [facet]: choices[facet].filter((one) => one !== value),
})

/** Filters files: within a facet any selected value matches, and all facets with a selection must match. */
export const filterDownloads = <T extends DownloadableFile>(
  files: readonly T[],
  choices: FilterSelection,
  now: number,
): readonly T[] =>
  files.filter((file) =>
    downloadFacets.every(
      (facet) =>
        choices[facet].length === 0 ||
        valuesOf[facet](file, now).some((value) => choices[facet].includes(value)),
    ),
  )

/** Counts the files per value of a facet, given the selection in the other facets. */
export function countDownloadsByFacetValue(
  files: readonly DownloadableFile[],
  facet: DownloadFacet,
  choices: FilterSelection,
  now: number,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const file of filterDownloads(files, { ...choices, [facet]: [] }, now))
    for (const value of valuesOf[facet](file, now)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Language ranks of a file: in the visitor's language, language-neutral, in another language. */
export const fileLanguageRanks = ['own', 'any', 'other'] as const
export type FileLanguageRank = (typeof fileLanguageRanks)[number]

/** Returns the language rank of a file. */
export function rankFileLanguage(
  { languages }: DownloadableFile,
  language: FileLanguage,
): FileLanguageRank {
  if (languages.includes(language)) return 'own'
  return languages.includes('none') ? 'any' : 'other'
}

/** Formats in display order: documents, pictures, films. */
const formatOrder: readonly string[] = ['PDF', 'WebP', 'MP4']

/** Sorts files for display: by language rank, then documents before pictures and films, then newest first. */
export const sortDownloads = (
  files: readonly DownloadableFile[],
  language: FileLanguage,
): readonly DownloadableFile[] => {
  const rank = (file: DownloadableFile) =>
    fileLanguageRanks.indexOf(rankFileLanguage(file, language))
  const kind = ({ format }: DownloadableFile) => formatOrder.indexOf(format)
  return files.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      kind(a) - kind(b) ||
      b.date.localeCompare(a.date) ||
      (a.id < b.id ? -1 : 1),
  )
}
