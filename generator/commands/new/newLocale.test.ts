import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { insertLanguageDetectionRow, insertLocaleEntry } from './newLocale.ts'

const data = join(import.meta.dirname, '../../../site/data/locale')
const read = (name: string) => readFileSync(join(data, name), 'utf8')
/** Evaluates a module without its types and imports, and returns one export. */
const valueOf = async (text: string, name: string): Promise<unknown> => {
  const { stripTypeScriptTypes } = await import('node:module')
  const code = stripTypeScriptTypes(text).replaceAll(/^import .*$/gm, '')
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  return ((await import(/* @vite-ignore */ url)) as Readonly<Record<string, unknown>>)[name]
}

test('a new language variant shows English under its own prefix, tag and name', async () => {
  const text = insertLocaleEntry(read('locales.ts'), 'nl', 'nl-NL')
  const locales = (await valueOf(text, 'locales')) as Readonly<Record<string, object>>
  expect(locales['nl']).toEqual({
    code: 'nl',
    prefix: '/nl',
    languageTag: 'nl-NL',
    catalogues: ['nl', 'en'],
    textTag: 'en',
    formatTag: 'en-US',
    apiLanguage: 'en-US',
    websiteId: 3,
    name: 'Nederlands',
  })
  expect(Object.keys(locales).slice(0, 5)).toEqual(['fr', 'en', 'cn', 'au', 'de'])
  expect(await valueOf(text, 'localeCodes')).toContain('nl')
  expect(await valueOf(text, 'messageCatalogueNames')).toContain('nl')
  expect(await valueOf(text, 'completeCatalogues')).toEqual(['en', 'cn', 'de'])
})

test('adds the browser language once to the detection table', () => {
  const text = insertLanguageDetectionRow(read('detectLocale.ts'), 'nl', 'nl')
  expect(text).toContain("  ['nl', 'nl'],\n]")
  expect(insertLanguageDetectionRow(text, 'nl', 'nl')).toBe(text)
})
