import {
  type Download,
  documentTypes,
  type FileLanguage,
  fileLanguages,
  productSeries,
  resourceTypes,
} from './downloads.ts'
import { productCategories } from './products.ts'
import { problemTypes } from './support.ts'

/** How long ago files were updated: parts of time that do not overlap. */
export const updateAges = ['month', 'quarter', 'year', 'older'] as const
export type UpdateAge = (typeof updateAges)[number]

/** Last day of each part of time, in days before today. */
const lastDays: Readonly<Record<UpdateAge, number>> = {
  month: 30,
  quarter: 90,
  year: 365,
  older: Infinity,
}

const dayLength = 86_400_000

/** What files can be filtered by; the names stand in addresses. */
export const facets = [
  'series',
  'type',
  'product',
  'document',
  'resource',
  'problem',
  'language',
  'updated',
] as const
export type Facet = (typeof facets)[number]

/** For each facet some of its values. */
export type Choices = Readonly<Record<Facet, readonly string[]>>

/** Every value there is, in the order in which lists show them. */
export const allValues = (products: readonly string[]): Choices => ({
  series: productSeries,
  type: productCategories,
  product: products,
  document: documentTypes,
  resource: resourceTypes,
  problem: problemTypes,
  language: fileLanguages,
  updated: updateAges,
})

/** How long ago, at a time in ms since the epoch, a day was. */
export function ageOf(date: string, now: number): UpdateAge {
  const days = (now - Date.parse(`${date}T00:00:00Z`)) / dayLength
  return updateAges.find((age) => days < lastDays[age] + 1) ?? 'older'
}

/** What a file is, facet by facet. */
const valuesOf: Readonly<Record<Facet, (file: Download, now: number) => readonly string[]>> = {
  series: ({ series }) => series,
  type: ({ types }) => types,
  product: ({ products }) => products,
  document: ({ document }) => [document],
  resource: ({ resource }) => [resource],
  problem: ({ problems }) => problems,
  language: ({ languages }) => languages,
  updated: ({ date }, now) => [ageOf(date, now)],
}

/** What an address asks for: known values only, each once, in the order of lists. */
export function readChoices(query: URLSearchParams, values: Choices): Choices {
  const chosen = (facet: Facet) => {
    const asked = new Set(query.getAll(facet))
    return values[facet].filter((value) => asked.has(value))
  }
  return Object.fromEntries(facets.map((facet) => [facet, chosen(facet)])) as unknown as Choices
}

/** The address of choices: `?series=home&language=de`; `?` alone is the whole list. */
export function queryOf(choices: Choices, page = 1): string {
  const query = new URLSearchParams()
  for (const facet of facets) for (const value of choices[facet]) query.append(facet, value)
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}

/** Choices with one value less. */
export const without = (choices: Choices, facet: Facet, value: string): Choices => ({
  ...choices,
  [facet]: choices[facet].filter((one) => one !== value),
})

/** Files that have one of the chosen values in every facet where something is chosen. */
export const matching = <T extends Download>(
  files: readonly T[],
  choices: Choices,
  now: number,
): readonly T[] =>
  files.filter((file) =>
    facets.every(
      (facet) =>
        choices[facet].length === 0 ||
        valuesOf[facet](file, now).some((value) => choices[facet].includes(value)),
    ),
  )

/** How many files each value of a facet would show, beside what is chosen in the other facets. */
export function countsOf(
  files: readonly Download[],
  facet: Facet,
  choices: Choices,
  now: number,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const file of matching(files, { ...choices, [facet]: [] }, now))
    for (const value of valuesOf[facet](file, now)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Where a file stands for readers of a language: in it, without words, in others. */
export const languageRanks = ['own', 'any', 'other'] as const
export type LanguageRank = (typeof languageRanks)[number]

export function rankOf({ languages }: Download, language: FileLanguage): LanguageRank {
  if (languages.includes(language)) return 'own'
  return languages.includes('none') ? 'any' : 'other'
}

/** Files as a list shows them: those in the reader's language first, the newest of them on top. */
export const inOrder = (
  files: readonly Download[],
  language: FileLanguage,
): readonly Download[] => {
  const rank = (file: Download) => languageRanks.indexOf(rankOf(file, language))
  return files.toSorted(
    (a, b) => rank(a) - rank(b) || b.date.localeCompare(a.date) || (a.id < b.id ? -1 : 1),
  )
}
