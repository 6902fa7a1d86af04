import { globSync, readdirSync, readFileSync } from 'node:fs'
import type { LocalizedOperatingMode } from '#data/content/content.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { type Locale, localeCodes, locales, localizePath } from '#data/locale/locales.ts'
import { figures } from '#generated/figures.ts'
import { pictures } from '#generated/pictures.ts'
import type { PageResources } from '#sections/site.tsx'
import type { SectionConfig } from './Sections.tsx'

/** Config of a page. */
export interface PageConfig {
  readonly title: MessageId
  readonly description: MessageId
  readonly sections: readonly SectionConfig[]
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(`pages-config/${file}`, 'utf8')) as unknown

const forEveryLocale = <T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
  Object.fromEntries(localeCodes.map((code) => [code, make(code)])) as Record<Locale, T>

/** Messages by locale, prepared once for all pages. */
export const words = forEveryLocale((locale): PageResources => {
  const catalogues = locales[locale].catalogues.toReversed()
  const messages = catalogues.flatMap((code) =>
    globSync(`messages/{${code},${code}/**/*}.json`, { cwd: 'pages-config' }).map(
      (file) => read(file) as object,
    ),
  )
  return {
    locale,
    figures,
    pictures,
    messages: Object.assign({}, ...messages) as Record<string, string>,
  }
})

/** Resolves the localized texts of a record in one language. */
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
  (locale) => inLanguage(modeRecords, locale) as readonly LocalizedOperatingMode[],
)

/** Returns every page in every language for `getStaticPaths`. */
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
