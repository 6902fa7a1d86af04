import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withDetection, withLocale } from './newLocale.ts'

const data = join(import.meta.dirname, '../../site/data')
const read = (name: string) => readFileSync(join(data, name), 'utf8')
/** What a module says, without its types and what it imports. */
const valueOf = async (text: string, name: string): Promise<unknown> => {
  const { stripTypeScriptTypes } = await import('node:module')
  const code = stripTypeScriptTypes(text).replaceAll(/^import .*$/gm, '')
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  return ((await import(/* @vite-ignore */ url)) as Readonly<Record<string, unknown>>)[name]
}

test('a new variant shows English under its own prefix and tag, in its own name', async () => {
  const text = withLocale(read('locales.ts'), 'nl', 'nl-NL')
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
  expect(await valueOf(text, 'catalogueCodes')).toContain('nl')
  expect(await valueOf(text, 'wholeCatalogues')).toEqual(['en', 'cn', 'de'])
})

test('browsers that ask for the language are led to it, once', () => {
  const text = withDetection(read('detectLocale.ts'), 'nl', 'nl')
  expect(text).toContain("  ['nl', 'nl'],\n]")
  expect(withDetection(text, 'nl', 'nl')).toBe(text)
})
