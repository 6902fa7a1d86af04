import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Change, sourcesOf } from '../checks/fixture.ts'
import { generate } from '../index.ts'
import { acceptTranslation, exportTranslations, importTranslations } from './translations.ts'

const id = 'page.home.hero.lead'
const german = 'pages-config/messages/de.json'

function project(...changes: readonly Change[]) {
  const top = mkdtempSync(join(tmpdir(), 'translations-'))
  onTestFinished(() => rmSync(top, { recursive: true }))
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(top, name)), { recursive: true })
    writeFileSync(join(top, name), text)
  }
  for (const [name, text] of sourcesOf(...changes).files) put(name, text)
  const file = join(top, 'de.xlf')
  const context = { top, format: 'text' } as const
  return {
    top,
    put,
    catalogue: () => JSON.parse(readFileSync(join(top, german), 'utf8')) as Record<string, string>,
    sent: async (language = 'de') => {
      await exportTranslations.run([language, file], context)
      return readFileSync(file, 'utf8')
    },
    back: async (xml: string) => {
      writeFileSync(file, xml)
      return importTranslations.run([file], context)
    },
    accept: (key: string) => acceptTranslation.run(['de', key], context),
  }
}

const target = /(<unit id="page.home.hero.lead">.*?<target>)(.*?)(<\/target>)/s
const code = '<ph id="1" dataRef="d1" disp="{homePower}"/>'

test('what comes back as it went changes nothing', async () => {
  const { sent, back, catalogue } = project()
  const before = catalogue()
  expect(await back(await sent())).toMatchObject({ status: 0, data: { changed: 0 } })
  expect(catalogue()).toEqual(before)
})

test('a translation is taken over, in the order of English', async () => {
  const { sent, back, catalogue } = project()
  const xml = (await sent()).replace(target, `$1Strom speichern: ${code}$3`)
  expect(await back(xml)).toMatchObject({ status: 0, data: { files: [german], changed: 1 } })
  expect(catalogue()[id]).toBe('Strom speichern: {homePower}')
  expect(Object.keys(catalogue())).toEqual(Object.keys(JSON.parse(sourcesOf().files.get('pages-config/messages/en.json') ?? '') as object)) // prettier-ignore
})

test('translators read where a text is shown and how long it may be', async () => {
  const xml = await project().sent('cn')
  expect(xml).toContain('trgLang="zh-CN"')
  const unit = (name: string) => new RegExp(`<unit id="${name}">.*?</unit>`, 's').exec(xml)?.[0]
  expect(unit(id)).toContain('<note>Shown on /, sections[0].lead.</note>')
  expect(unit('page.home.title')).toContain('Title in the browser tab: at most 30 characters.')
  expect(unit('picture.house.alt')).toContain('what is seen in a picture')
  expect(unit('nav.news')).toContain('Shown in pages-config/site.json, menu[1].label.')
})

const words = { en: 'Words', cn: '文字', de: 'Wörter' }
const guide: readonly Change[] = [
  ['content/documents.json', [], [{ id: 'terms', state: true, version: '1.0', date: '2026-11-09', title: words, summary: { en: 'Short.', cn: '简短。', de: 'Kurz.' } }]], // prettier-ignore
  ['content/documents/terms.en.md', [], '# Terms\n\nSee [us](/about-us).\n'],
  ['content/documents/terms.cn.md', [], '# 条款\n\n见[我们](/about-us)。\n'],
  ['content/documents/terms.de.md', [], '# Regeln\n\nSiehe [uns](/about-us).\n'],
]
const inFile = (name: string, xml: string) => new RegExp(`original="pages-config/${name}".*?</file>`, 's').exec(xml)?.[0] ?? '' // prettier-ignore

test('texts of records and long texts go out with their place, and come back into it', async () => {
  const { top, sent, back } = project(...guide)
  const read = (name: string) => readFileSync(join(top, 'pages-config/content', name), 'utf8')
  const before = read('documents/terms.de.md')
  const xml = await sent()
  expect(inFile('content/documents.json', xml)).toMatch(/<unit id="terms.title">.*Text of the record terms, title\..*A heading\..*Wörter/s) // prettier-ignore
  expect(inFile('content/documents/terms.en.md', xml)).toMatch(/<unit id="part-2">.*Part 2 of 2.*Siehe \[uns\]<ph /s) // prettier-ignore
  expect(await back(xml)).toMatchObject({ status: 0, data: { changed: 0, files: [] } })
  expect(read('documents/terms.de.md')).toBe(before)
  const changed = xml.replace('Siehe [uns]', 'Lesen Sie [uns]').replace('>Wörter<', '>Worte<').replace('Body.</target>', 'Text.</target>') // prettier-ignore
  expect(await back(changed)).toMatchObject({ status: 0, data: { changed: 3 } })
  expect(read('documents/terms.de.md')).toBe('# Regeln\n\nLesen Sie [uns](/about-us).\n')
  expect(read('documents.json')).toContain('"de": "Worte"')
  expect(JSON.parse(read('news.json'))).toMatchObject([{ body: { de: ['Text.'] } }, {}, {}])
})

test('a language that falls back to English gets a long text where it differs, a whole one all of it', async () => {
  const { top, sent, back } = project(...guide)
  const australian = (await sent('au')).replace(/(<source># Terms<\/source>)/, '$1<target># Terms, mate</target>') // prettier-ignore
  expect(await back(australian)).toMatchObject({ status: 0, data: { changed: 1 } })
  const name = join(top, 'pages-config/content/documents/terms.au.md')
  expect(readFileSync(name, 'utf8')).toBe('# Terms, mate\n\nSee [us](/about-us).\n')
  const german = join(top, 'pages-config/content/documents/terms.de.md')
  writeFileSync(german, '# Regeln\n')
  const half = (await sent()).replace(/(<source># Terms<\/source>)/, '$1<target># Regeln</target>')
  expect(await back(half)).toMatchObject({ status: 1, data: { lacking: ['pages-config/content/documents/terms.de.md part-2'] } }) // prettier-ignore
  expect(readFileSync(german, 'utf8')).toBe('# Regeln\n')
})

test.each([
  ['an id that there is not', 'unit id="page.home.hero.lead"', 'unit id="page.home.hero.laed"', 'No text has the id "page.home.hero.laed" in pages-config/messages/en.json.'], // prettier-ignore
  ['an argument that was lost', target, '$1Strom$3', '{homePower} is missing.'],
  ['a word that is not of the site', target, `$1Stromwürfel ${code}$3`, '"Stromwürfel" is not a word of this site.'], // prettier-ignore
  ['a file that was cut off', /<\/file>[^]*/, '', 'It is not XML'],
])('%s is refused, and nothing is taken over', async (_what, from, to, told) => {
  const terms = { de: { terms: [{ use: ['Heimspeicher'], never: ['Stromwürfel'] }], forms: [] } }
  const { sent, back, catalogue } = project(['messages/terms.json', [], terms])
  const before = catalogue()
  const outcome = await back((await sent()).replace(from, to))
  expect(outcome.status).toBe(1)
  expect(outcome.text).toContain(told)
  expect(catalogue()).toEqual(before)
})

test('a text whose English has changed meanwhile is left out, and told', async () => {
  const { sent, back, put, catalogue } = project()
  const xml = (await sent()).replace(target, `$1Alt: ${code}$3`)
  const english = ['messages/en.json', [id], 'Keep it: {homePower}.'] as const
  put('pages-config/messages/en.json', sourcesOf(english).files.get('pages-config/messages/en.json') ?? '') // prettier-ignore
  expect(await back(xml)).toMatchObject({ status: 0, data: { changed: 0, outdated: [id] } })
  expect(catalogue()[id]).toBe('Store it: {homePower}.')
})

test(
  'a translation that is out of date goes out as one to look at, and can be accepted',
  { timeout: 30_000 },
  async () => {
    const { top, put, sent, accept } = project()
    await generate({ top, format: 'none' })
    const english = ['messages/en.json', [id], 'Keep it: {homePower}.'] as const
    put('pages-config/messages/en.json', sourcesOf(english).files.get('pages-config/messages/en.json') ?? '') // prettier-ignore
    const isStale = async () => (await generate({ top, format: 'none' })).problems.some(({ file, code: rule }) => file === german && rule === 'stale-translation') // prettier-ignore
    expect(await isStale()).toBe(true)
    expect(/<unit id="page.home.hero.lead">.*?<segment state="(\w+)"/s.exec(await sent())?.[1]).toBe('initial') // prettier-ignore
    expect(await accept('page.nowhere')).toMatchObject({ status: 1 })
    expect(await accept(id)).toMatchObject({ status: 0, data: { accepted: [id] } })
    expect(await isStale()).toBe(false)
  },
)
