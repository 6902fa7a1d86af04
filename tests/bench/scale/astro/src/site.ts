import { readdirSync, readFileSync } from 'node:fs'
import type { OperatingMode } from '#data/content.ts'
import type { MessageId } from '#data/fields.ts'
import { type Locale, localeCodes, locales, localizePath } from '#data/locales.ts'
import { figures } from '#generated/figures.ts'
import { pictures } from '#generated/pictures.ts'
import type { PageWords } from '#sections/site.tsx'
import type { SectionConfig } from './Sections.tsx'

/** A page as its config gives it. */
export interface PageConfig {
  readonly title: MessageId
  readonly description: MessageId
  readonly sections: readonly SectionConfig[]
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(`pages-config/${file}`, 'utf8')) as unknown

const forEveryLocale = <T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
  Object.fromEntries(localeCodes.map((code) => [code, make(code)])) as Record<Locale, T>

/** All words of a language, made ready once for all its pages. */
export const words = forEveryLocale((locale): PageWords => {
  const catalogues = locales[locale].catalogues.toReversed()
  const messages = catalogues.map((code) => read(`messages/${code}.json`) as object)
  return { locale, figures, pictures, messages: Object.assign({}, ...messages) as Record<string, string> } // prettier-ignore
})

/** A record with its texts in one language. */
function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguage(item, locale))
  if (typeof value !== 'object' || value === null) return value
  const texts = new Map<string, unknown>(Object.entries(value))
  if (texts.has('en'))
    return locales[locale].catalogues.map((code) => texts.get(code)).find(Boolean)
  return Object.fromEntries([...texts].map(([key, text]) => [key, inLanguage(text, locale)]))
}

const modeRecords = read('content/operating-modes.json')

export const operatingModes = forEveryLocale(
  (locale) => inLanguage(modeRecords, locale) as readonly OperatingMode[],
)

/** Every page in every language, as `getStaticPaths` wants them. */
export function staticPaths() {
  const files = readdirSync('pages-config/pages/scale')
  return files.flatMap((file) => {
    const page = read(`pages/scale/${file}`) as PageConfig
    const path = `/scale/${file.replace('.json', '')}`
    return localeCodes.map((locale) => ({
      params: { path: localizePath(locale, path).slice(1) },
      props: { page, locale, path },
    }))
  })
}
