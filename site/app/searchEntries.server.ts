import type { MessageId } from '#data/fields.ts'
import { type Locale, locales, localizePath, splitLocale } from '#data/locales.ts'
import { plainText, type RichText } from '#data/richText.ts'
import type { SearchKind } from '#data/search.ts'
import { records } from '#generated/content.ts'
import { messages } from '#generated/messages.ts'
import { pageHeads, pageUses } from '#generated/pageUses.ts'
import { routes } from '#generated/routes.ts'
import { searchWords } from '#generated/searchWords.ts'
import { downloadsIn, fileLanguageOf } from './downloads.server.ts'
import { pathOf } from './products.server.ts'
import { inLanguage, inVariant } from './records.server.ts'
import type { SearchEntry } from './searchEngine.ts'
import { formatText, headline } from './words.server.ts'

/** Everything that can be found in a variant, also what is shown only later. */
export function searchEntries(locale: Locale): readonly SearchEntry[] {
  const found = [
    ...productEntries(locale),
    ...pageEntries(locale),
    ...legalEntries(locale),
    ...questionEntries(locale),
    ...recordEntries(locale),
    ...fileEntries(locale),
  ]
  const also = wordsBeside(locale)
  return found.map((entry, order) => ({
    ...entry,
    order,
    href: entry.href.startsWith('/documents/') ? entry.href : localizePath(locale, entry.href),
    words: [entry.words, ...also(entry.title)].join(' '),
  }))
}

const plain = (text: string) => text.replaceAll('\u00AD', '')

/** What visitors type for the words of a title. */
function wordsBeside(locale: Locale): (title: string) => readonly string[] {
  const all = locales[locale].catalogues.flatMap((name) => Object.entries(searchWords[name] ?? {}))
  const pairs = all.map(([word, others]) => ({ word: word.toLowerCase(), others }))
  return (title) => {
    const own = title.toLowerCase()
    return pairs.flatMap(({ word, others }) => (own.includes(word) ? others : []))
  }
}

type Unplaced = Omit<SearchEntry, 'order'>

interface Titled {
  readonly id: string
  readonly title: string
  readonly summary: string
}

const entryOf = (
  kind: SearchKind,
  { id, title, summary }: Titled,
  href: string,
  text: string,
): Unplaced => ({
  id: `${kind}:${id}`,
  kind,
  title: plain(title),
  summary: plain(summary),
  href,
  words: '',
  text,
})

/** When a record is shown. */
const timesOf = ({ publishAt, expiresAt }: { publishAt?: string; expiresAt?: string }) => ({
  ...(publishAt !== undefined && { publishAt }),
  ...(expiresAt !== undefined && { expiresAt }),
})

function productEntries(locale: Locale): readonly Unplaced[] {
  return inVariant('products', locale).map((record) => ({
    ...entryOf('product', inLanguage(record, locale), pathOf(record), textsOf(record, locale)),
    ...timesOf(record),
  }))
}

/** Pages of their own: none of a record, none that search engines may not know. */
function pageEntries(locale: Locale): readonly Unplaced[] {
  const products = new Set(records.products.map(pathOf))
  return routes
    .filter((route) => route.locale === locale && !route.noindex && !route.path.includes(':'))
    .flatMap((route) => {
      const { path } = splitLocale(route.path)
      const head = pageHeads[route.page]
      if (!head || products.has(path)) return []
      const own = {
        id: path,
        title: headline(formatText(locale, head.title)),
        summary: formatText(locale, head.description),
      }
      const times = timesOf(route.shown?.[route.path] ?? {})
      return { ...entryOf('page', own, path, pageText(route.page, locale)), ...times }
    })
}

/** The words that a page says itself: what all pages of a kind say tells nothing of it. */
const pageText = (page: string, locale: Locale): string =>
  (pageUses[page]?.messages ?? [])
    .filter((id) => id.startsWith('page.'))
    .map((id) => messageText(locale, id))
    .join(' ')

/** Arguments and tags of a message are no words. */
const messageText = (locale: Locale, id: MessageId): string =>
  (messages[locale][id] ?? '').replaceAll(/\{[^{}]*\}|<[^>]*>/g, ' ')

const legalEntries = (locale: Locale): readonly Unplaced[] =>
  inVariant('documents', locale).map((record) => {
    const path = `/document/${record.id}`
    const titled = { ...inLanguage(record, locale), id: path }
    return { ...entryOf('page', titled, path, textsOf(record, locale)), ...timesOf(record) }
  })

const questionEntries = (locale: Locale): readonly Unplaced[] =>
  inVariant('faqs', locale).map((record) => {
    const { id, question, answer, problem } = inLanguage(record, locale)
    const path = `/support-center/faq?question=${id}#${id}`
    const titled = { id, title: question, summary: answer }
    const topic = formatText(locale, `faq.problem.${problem}`)
    return { ...entryOf('faq', titled, path, topic), ...timesOf(record) }
  })

const folders = [
  ['articles', 'article', '/explore/blog'],
  ['news', 'news', '/explore/news'],
  ['cases', 'case', '/solutions/cases'],
  ['activities', 'event', '/explore/activity'],
  ['expos', 'event', '/explore/expo'],
] as const

const recordEntries = (locale: Locale): readonly Unplaced[] =>
  folders.flatMap(([name, kind, folder]) =>
    inVariant(name, locale).map((record) => ({
      ...entryOf(
        kind,
        inLanguage<typeof record>(record, locale),
        `${folder}/${record.id}`,
        textsOf(record, locale),
      ),
      ...timesOf(record),
    })),
  )

/** Documents in the variant's own language, and films. */
const fileEntries = (locale: Locale): readonly Unplaced[] =>
  downloadsIn(locale).flatMap((file): Unplaced | readonly Unplaced[] => {
    const { id, document, title } = file
    if (document === 'pdf' && file.languages.includes(fileLanguageOf(locale))) {
      const summary = [
        file.format,
        formatText(locale, 'download.pages', { n: file.pages ?? 1 }),
        formatText(locale, 'document.version', { n: file.version }),
      ].join(' · ')
      return { ...entryOf('document', { id, title, summary }, file.address, ''), words: id }
    }
    const video = records.videos.find((one) => document === 'video' && id === `film-${one.id}`)
    if (!video) return []
    const own = inLanguage(video, locale)
    return entryOf('video', own, `/support-center/video#${own.id}`, textsOf(video, locale))
  })

/** All texts of a record in the variant's language. */
function textsOf(record: object, locale: Locale): string {
  const [catalogue] = locales[locale].catalogues
  const texts: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('en' in value && 'de' in value) {
      const own = catalogue in value ? (value as Record<string, unknown>)[catalogue] : value.en
      texts.push(
        typeof own === 'string' ? own : plainText([own as RichText].flat()).replaceAll(/\s+/g, ' '),
      )
      return
    }
    for (const part of Object.values(value)) walk(part)
  }
  walk(record)
  return plain(texts.join(' ')).replaceAll(/\{\w+\}/g, ' ')
}
