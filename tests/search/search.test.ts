import { expect, test } from 'vitest'
import { localeCodes } from '#data/locales.ts'
import { longestQuery } from '#data/searchWords.ts'
import { closest, find, makeIndex, marked, readIndex, writtenIndex } from '#app/searchEngine.ts'
import { searchEntries } from '#app/searchEntries.server.ts'
import cn from './queries.cn.json' with { type: 'json' }
import de from './queries.de.json' with { type: 'json' }
import en from './queries.en.json' with { type: 'json' }

const queries = { en, de, cn } as const
const languages = ['en', 'de', 'cn'] as const
const entries = new Map(localeCodes.map((locale) => [locale, searchEntries(locale)]))
const indexes = new Map(
  languages.map((name) => [name, makeIndex(entries.get(name) ?? [], name)] as const),
)

function indexOf(name: (typeof languages)[number]) {
  const index = indexes.get(name)
  if (!index) throw new Error(`No index "${name}"`)
  return index
}

for (const name of languages)
  test.each(queries[name])(`${name}: %s`, (query, wanted) => {
    expect(find(indexOf(name), query ?? '')[0]?.id).toBe(wanted)
  })

test.each(languages)('a browser that was sent the index finds the same: %s', (name) => {
  const sent = readIndex(JSON.parse(JSON.stringify(writtenIndex(indexOf(name)))))
  for (const [query = ''] of queries[name])
    expect(find(sent, query).map(({ id }) => id)).toEqual(
      find(indexOf(name), query).map(({ id }) => id),
    )
})

test('every variant finds its own pages, each once', () => {
  for (const [locale, all] of entries) {
    const ids = all.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['page:/about-us', 'product:ac-charger']))
    expect(ids).not.toContain('page:/login')
    const page = all.find(({ id }) => id === 'page:/about-us')
    expect(page?.href).toBe(locale === 'fr' ? '/about-us' : `/${locale}/about-us`)
  }
})

test('what is not shown is not found', () => {
  const found = find(indexOf('en'), 'firmware', (id) => id !== 'news:home-firmware-4-2')
  expect(found.map(({ id }) => id)).not.toContain('news:home-firmware-4-2')
})

test('what finds nothing leads to what has a similar name', () => {
  expect(find(indexOf('en'), 'guarntys')).toEqual([])
  expect(closest(indexOf('en'), 'guarntys').map(({ id }) => id)).toContain(
    'page:/support-center/warranty',
  )
})

test('what was looked for is marked where it stands', () => {
  const hits = (name: (typeof languages)[number], query: string) => {
    const [first] = find(indexOf(name), query)
    return marked(first?.title ?? '', first?.terms ?? [], indexOf(name))
      .filter(({ hit }) => hit)
      .map(({ text }) => text)
  }
  expect(hits('en', 'hybrid inverter three phase')).toEqual(['Three-phase hybrid inverter'.split('-')[0], 'phase', 'hybrid', 'inverter']) // prettier-ignore
  expect(hits('de', 'Garrantie')).toEqual(['Garantie'])
  expect(hits('cn', '光带变红')).toEqual(['光带变红'])
})

test('no query is too strange or too long', () => {
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
    '-'.repeat(longestQuery),
  ])
    // prettier-ignore
    for (const name of languages) expect(Array.isArray(find(indexOf(name), query))).toBe(true)
})
