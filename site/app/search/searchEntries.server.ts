import type { MessageId } from '#data/pages/configFields.ts'
import { type Locale, locales, localizePath, splitLocaleFromPath } from '#data/locale/locales.ts'
import { getPlainText, type RichText } from '#data/content/richText.ts'
import type { SearchEntryKind } from '#data/search/search.ts'
import { records } from '#generated/content.ts'
import { messages } from '#generated/messages.ts'
import { pageHeads } from '#generated/pageUses.ts'
import { routes } from '#generated/routes.ts'
import { searchWords } from '#generated/searchWords.ts'
import { listDownloadsOfLocale, getPreferredFileLanguage } from '../downloads/downloads.server.ts'
import { getProductPath } from '../content/products.server.ts'
import { resolveRecordLanguage, listRecordsInLocale } from '../content/records.server.ts'
import type { SearchEntry } from './searchEngine.ts'
import { formatText, listVisibleMessageIds, stripSiteName } from '../messages/messages.server.ts'

/** Creates all search entries of a locale, including scheduled ones, with the texts that pages show at `now`, in ms since the epoch. */
export function createSearchEntries(locale: Locale, now: number): readonly SearchEntry[] {
  const found = [
    ...productEntries(locale),
    ...pageEntries(locale, now),
    ...legalEntries(locale),
    ...questionEntries(locale),
    ...recordEntries(locale),
    ...fileEntries(locale),
  ]
  const synonyms = synonymsFor(locale)
  return found.map((entry, order) => ({
    ...entry,
    order,
    href: entry.href.startsWith('/documents/') ? entry.href : localizePath(locale, entry.href),
    words: [entry.words, ...synonyms(entry.title)].join(' '),
  }))
}

const withoutSoftHyphens = (text: string) => text.replaceAll('\u00AD', '')

/** Returns a function that finds the synonyms of the words in a title. */
function synonymsFor(locale: Locale): (title: string) => readonly string[] {
  const all = locales[locale].catalogues.flatMap((name) => Object.entries(searchWords[name] ?? {}))
  const pairs = all.map(([word, others]) => ({ word: word.toLowerCase(), others }))
  return (title) => {
    const own = title.toLowerCase()
    return pairs.flatMap(({ word, others }) => (own.includes(word) ? others : []))
  }
}

type UnorderedEntry = Omit<SearchEntry, 'order'>

interface Titled {
  readonly id: string
  readonly title: string
  readonly summary: string
}

const createEntry = (
  kind: SearchEntryKind,
  { id, title, summary }: Titled,
  href: string,
  text: string,
): UnorderedEntry => ({
  id: `${kind}:${id}`,
  kind,
  title: withoutSoftHyphens(title),
  summary: withoutSoftHyphens(summary),
  href,
  words: '',
  text,
})

/** Copies the publication schedule of a record. */
const scheduleOf = ({ publishAt, expiresAt }: { publishAt?: string; expiresAt?: string }) => ({
  ...(publishAt !== undefined && { publishAt }),
  ...(expiresAt !== undefined && { expiresAt }),
})

function productEntries(locale: Locale): readonly UnorderedEntry[] {
  return listRecordsInLocale('products', locale).map((record) => ({
    ...createEntry(
      'product',
      resolveRecordLanguage(record, locale),
      getProductPath(record),
      joinTexts(record, locale),
    ),
    ...scheduleOf(record),
  }))
}

/** Entries of pages, without record pages and pages hidden from search engines. */
function pageEntries(locale: Locale, now: number): readonly UnorderedEntry[] {
  const products = new Set(records.products.map(getProductPath))
  return routes
    .filter((route) => route.locale === locale && !route.noindex && !route.path.includes(':'))
    .flatMap((route) => {
      const { path } = splitLocaleFromPath(route.path)
      const head = pageHeads[route.page]
      if (!head || products.has(path)) return []
      const own = {
        id: path,
        title: stripSiteName(formatText(locale, head.title)),
        summary: formatText(locale, head.description),
      }
      const times = scheduleOf(route.shown?.[route.path] ?? {})
      return { ...createEntry('page', own, path, pageText(route.page, locale, now)), ...times }
    })
}

/** Returns the texts specific to a page; texts shared by many pages are not significant. */
const pageText = (page: string, locale: Locale, now: number): string =>
  listVisibleMessageIds(page, locale, now)
    .filter((id) => id.startsWith('page.'))
    .map((id) => messageText(locale, id))
    .join(' ')

/** Returns the text of a message without arguments and tags. */
const messageText = (locale: Locale, id: MessageId): string =>
  (messages[locale][id] ?? '').replaceAll(/\{[^{}]*\}|<[^<>]*>/g, ' ')

const legalEntries = (locale: Locale): readonly UnorderedEntry[] =>
  listRecordsInLocale('documents', locale).map((record) => {
    const path = `/document/${record.id}`
    const titled = { ...resolveRecordLanguage(record, locale), id: path }
    return {
      ...createEntry('page', titled, path, joinTexts(record, locale)),
      ...scheduleOf(record),
    }
  })

const questionEntries = (locale: Locale): readonly UnorderedEntry[] =>
  listRecordsInLocale('faqs', locale).map((record) => {
    const { id, question, answer, problem } = resolveRecordLanguage(record, locale)
    const path = `/support-center/faq?question=${id}#${id}`
    const titled = { id, title: question, summary: answer }
    const topic = formatText(locale, `faq.problem.${problem}`)
    return { ...createEntry('faq', titled, path, topic), ...scheduleOf(record) }
  })

const folders = [
  ['articles', 'article', '/explore/blog'],
  ['news', 'news', '/explore/news'],
  ['cases', 'case', '/solutions/cases'],
  ['activities', 'event', '/explore/activity'],
  ['expos', 'event', '/explore/expo'],
] as const

const recordEntries = (locale: Locale): readonly UnorderedEntry[] =>
  folders.flatMap(([name, kind, folder]) =>
    listRecordsInLocale(name, locale).map((record) => ({
      ...createEntry(
        kind,
        resolveRecordLanguage<typeof record>(record, locale),
        `${folder}/${record.id}`,
        joinTexts(record, locale),
      ),
      ...scheduleOf(record),
    })),
  )

/** Entries of documents in the language of the locale, and of films. */
const fileEntries = (locale: Locale): readonly UnorderedEntry[] =>
  listDownloadsOfLocale(locale).flatMap((file): UnorderedEntry | readonly UnorderedEntry[] => {
    const { id, document, title } = file
    if (document === 'pdf' && file.languages.includes(getPreferredFileLanguage(locale))) {
      const summary = [
        file.format,
        formatText(locale, 'download.pages', { n: file.pages ?? 1 }),
        formatText(locale, 'document.version', { n: file.version }),
      ].join(' · ')
      return { ...createEntry('document', { id, title, summary }, file.address, ''), words: id }
    }
    const video = records.videos.find((one) => document === 'video' && id === `film-${one.id}`)
    if (!video) return []
    const own = resolveRecordLanguage(video, locale)
    return createEntry('video', own, `/support-center/video#${own.id}`, joinTexts(video, locale))
  })

/** Joins all texts of a record in the language of a locale. */
function joinTexts(record: object, locale: Locale): string {
  const [catalogue] = locales[locale].catalogues
  const texts: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('en' in value && 'de' in value) {
      const own = catalogue in value ? (value as Record<string, unknown>)[catalogue] : value.en
      texts.push(
        typeof own === 'string'
          ? own
          : getPlainText([own as RichText].flat()).replaceAll(/\s+/g, ' '),
      )
      return
    }
    for (const part of Object.values(value)) walk(part)
  }
  walk(record)
  return withoutSoftHyphens(texts.join(' ')).replaceAll(/\{\w+\}/g, ' ')
}
