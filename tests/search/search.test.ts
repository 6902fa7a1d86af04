import { expect, test } from 'vitest'
import { localeCodes } from '#data/locale/locales.ts'
import { maxQueryLength } from '#data/search/tokenizer.ts'
import {
  findSimilarTitles,
  searchInIndex,
  makeSearchIndex,
  highlightMatches,
  deserializeSearchIndex,
  serializeSearchIndex,
} from '#app/search/searchEngine.ts'
import { createSearchEntries } from '#app/search/searchEntries.server.ts'
import cn from './queries.cn.json' with { type: 'json' }
import de from './queries.de.json' with { type: 'json' }
import en from './queries.en.json' with { type: 'json' }

const queries = { en, de, cn } as const
const languages = ['en', 'de', 'cn'] as const
const entries = new Map(
  localeCodes.map((locale) => [locale, createSearchEntries(locale, Date.now())]),
)
const indexes = new Map(
  languages.map((name) => [name, makeSearchIndex(entries.get(name) ?? [], name)] as const),
)

function indexOf(name: (typeof languages)[number]) {
  const index = indexes.get(name)
  if (!index) throw new Error(`No index "${name}"`)
  return index
}

for (const name of languages)
  test.each(queries[name])(`${name}: %s`, (query, wanted) => {
    expect(searchInIndex(indexOf(name), query ?? '')[0]?.id).toBe(wanted)
  })

test.each(languages)('the serialized index gives the same results: %s', async (name) => {
  const sent = await deserializeSearchIndex(
    JSON.parse(JSON.stringify(serializeSearchIndex(indexOf(name)))),
  )
  for (const [query = ''] of queries[name])
    expect(searchInIndex(sent, query).map(({ id }) => id)).toEqual(
      searchInIndex(indexOf(name), query).map(({ id }) => id),
    )
})

test('every language finds its own pages, each once', () => {
  for (const [locale, all] of entries) {
    const ids = all.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['page:/about-us', 'product:ac-charger']))
    expect(ids).not.toContain('page:/login')
    const page = all.find(({ id }) => id === 'page:/about-us')
    expect(page?.href).toBe(locale === 'fr' ? '/about-us' : `/${locale}/about-us`)
  }
})

test('unpublished records are not found', () => {
  const found = searchInIndex(indexOf('en'), 'firmware', (id) => id !== 'news:home-firmware-4-2')
  expect(found.map(({ id }) => id)).not.toContain('news:home-firmware-4-2')
})

test('a query without results suggests similar names', () => {
  expect(searchInIndex(indexOf('en'), 'guarntys')).toEqual([])
  expect(findSimilarTitles(indexOf('en'), 'guarntys').map(({ id }) => id)).toContain(
    'page:/support-center/warranty',
  )
})

test('matches are marked in the results', () => {
  const hits = (name: (typeof languages)[number], query: string) => {
    const [first] = searchInIndex(indexOf(name), query)
    return highlightMatches(first?.title ?? '', first?.terms ?? [], indexOf(name))
      .filter(({ hit }) => hit)
      .map(({ text }) => text)
  }
  expect(hits('en', 'hybrid inverter three phase')).toEqual([
    'Three-phase hybrid inverter'.split('-')[0],
    'phase',
    'hybrid',
    'inverter',
  ])
  expect(hits('de', 'Garrantie')).toEqual(['Garantie'])
  expect(hits('cn', '光带变红')).toEqual(['光带变红'])
})

test('arbitrary and long queries do not fail', () => {
  for (const query of [
    '',
    ' ',
    '\u0000',
    '*',
    'constructor',
    '__proto__',
    'a'.repeat(10_000),
    '电'.repeat(5000),
    '🔋🔋',
    '-'.repeat(maxQueryLength),
  ])
    for (const name of languages)
      expect(Array.isArray(searchInIndex(indexOf(name), query))).toBe(true)
})
