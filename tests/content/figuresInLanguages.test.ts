import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadProject } from '#generator/input/load.ts'
import { readProjectSources } from '#generator/input/read.ts'
import { type QuantityLanguage, extractQuantities, stripHiddenMarkdown } from './quantities.ts'

const sources = readProjectSources(join(import.meta.dirname, '../..'))
const { files } = sources
const { catalogues } = loadProject(sources).project

/** A text in the languages that are compared. */
type Texts = Readonly<Record<QuantityLanguage, string>>

/** Texts that differ because products do, or because a plural form looks like a placeholder. */
const differs = /^(?:spec\.p\.plug-type|unit\.\w+)$/

function messages(): readonly [string, Texts][] {
  const textOf = (language: QuantityLanguage, id: string) =>
    catalogues.get(language)?.messages.get(id)?.text ?? ''
  return [...(catalogues.get('en')?.messages.keys() ?? [])].flatMap((id) =>
    differs.test(id)
      ? []
      : [[id, { en: textOf('en', id), de: textOf('de', id), cn: textOf('cn', id) }]],
  )
}

/** Questions whose answers mention the rules of each country. */
const answersByCountry: ReadonlySet<unknown> = new Set([
  'grid-rules',
  'operator-limit',
  'charger-register',
  'charger-cars',
  'cabinet-loads',
  'cabinet-warranty',
  'container-grid',
])

/** Returns the texts of records with their place in the file. */
function* texts(value: unknown, place: string): Generator<[string, Texts]> {
  if (typeof value !== 'object' || value === null) return
  if ('id' in value && answersByCountry.has(value.id)) return
  if ('en' in value && 'de' in value && 'cn' in value) {
    const { en, de, cn } = value
    yield [place, { en: String(en), de: String(de), cn: String(cn) }]
  } else for (const [key, part] of Object.entries(value)) yield* texts(part, `${place}.${key}`)
}

/** Long texts with the same content in all languages; the law in news and articles differs between countries. */
const longText = /^pages-config\/(?:manuals\/.*|content\/(?:guides|documents)\/.*)\.en\.md$/

const all: readonly (readonly [string, readonly [string, Texts][]])[] = [
  ['messages', messages()],
  ...[...files.keys()]
    .filter((name) => /^pages-config\/content\/[a-z-]+\.json$/.test(name))
    .map((name) => [name, [...texts(JSON.parse(files.get(name) ?? ''), '')]] as const),
  [
    'long texts',
    [...files].flatMap(([name, text]): [string, Texts][] => {
      const inLanguage = (language: QuantityLanguage) =>
        stripHiddenMarkdown(files.get(name.replace('.en.md', `.${language}.md`)) ?? '')
      if (!longText.test(name)) return []
      return [[name, { en: stripHiddenMarkdown(text), de: inLanguage('de'), cn: inLanguage('cn') }]]
    }),
  ],
]

/** Nominal grid voltages of Europe; the Chinese text has those of China instead. */
const gridVoltages: Readonly<Record<string, string>> = { 380: '400', 220: '230' }

const figures = (text: string, language: QuantityLanguage): readonly string[] => {
  const found = extractQuantities(text.replaceAll(/\u00AD|%(?=～)/g, ''), language)
  const compared = language === 'cn' ? found.map((one) => gridVoltages[one] ?? one) : found
  return [...new Set(compared)].toSorted()
}

/** Returns the places where a language has other figures than English. */
const differences = (entries: readonly [string, Texts][]): readonly string[] =>
  entries.flatMap(([place, byLanguage]) =>
    (['de', 'cn'] as const).flatMap((language) => {
      const found = figures(byLanguage[language], language).join()
      const expected = figures(byLanguage.en, 'en').join()
      return found === expected ? [] : `${place} ${language}: ${found} (${expected})`
    }),
  )

describe.each(all)('%s', (_, entries) => {
  test('have the figures of English in German and Chinese', () => {
    expect(differences(entries)).toEqual([])
  })
})

test('finds a figure that differs in one language', () => {
  const text = {
    en: 'Up to 9.98 kWh at 55 °C.',
    de: 'Bis 9,98 kWh bei 55 °C.',
    cn: '55 ℃ 时 9.89 kWh。',
  }
  expect(differences([['text', text]])).toEqual(['text cn: 55,9.89 (55,9.98)'])
})
