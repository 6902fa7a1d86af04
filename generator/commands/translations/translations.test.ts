import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  type FixtureConfigChange,
  fixturePictureFiles,
  createFixtureSources,
} from '#tests/fixtures/pageConfigs.ts'
import { generateSiteFiles } from '../../index.ts'
import {
  acceptTranslationCommand,
  exportTranslationsCommand,
  importTranslationsCommand,
} from './translations.ts'

const id = 'page.home.hero.lead'
const german = 'pages-config/messages/de.json'

function project(...changes: readonly FixtureConfigChange[]) {
  const top = mkdtempSync(join(tmpdir(), 'translations-'))
  onTestFinished(() => rmSync(top, { recursive: true }))
  const writeFile = (name: string, text: string) => {
    mkdirSync(dirname(join(top, name)), { recursive: true })
    writeFileSync(join(top, name), text)
  }
  for (const [name, text] of createFixtureSources(...changes).files) writeFile(name, text)
  for (const path of fixturePictureFiles) writeFile(`site/public${path}`, '')
  const file = join(top, 'de.xlf')
  const context = { top, format: 'text' } as const
  return {
    top,
    writeFile,
    catalogue: () => JSON.parse(readFileSync(join(top, german), 'utf8')) as Record<string, string>,
    exportXliff: async (language = 'de') => {
      await exportTranslationsCommand.run([language, file], context)
      return readFileSync(file, 'utf8')
    },
    importXliff: async (xml: string) => {
      writeFileSync(file, xml)
      return importTranslationsCommand.run([file], context)
    },
    accept: (key: string) => acceptTranslationCommand.run(['de', key], context),
  }
}

const target = /(<unit id="page.home.hero.lead">.*?<target>)(.*?)(<\/target>)/s
const code = '<ph id="1" dataRef="d1" disp="{homePower}"/>'

test('importing an unchanged export changes nothing', async () => {
  const { exportXliff, importXliff, catalogue } = project()
  const before = catalogue()
  expect(await importXliff(await exportXliff())).toMatchObject({ status: 0, data: { changed: 0 } })
  expect(catalogue()).toEqual(before)
})

test('imports a translation into the catalogue in the order of English', async () => {
  const { exportXliff, importXliff, catalogue } = project()
  const xml = (await exportXliff()).replace(target, `$1Strom speichern: ${code}$3`)
  expect(await importXliff(xml)).toMatchObject({ status: 0, data: { files: [german], changed: 1 } })
  expect(catalogue()[id]).toBe('Strom speichern: {homePower}')
  expect(Object.keys(catalogue())).toEqual(
    Object.keys(
      JSON.parse(createFixtureSources().files.get('pages-config/messages/en.json') ?? '') as object,
    ),
  )
})

test('imports a translation into the file of the catalogue that has it', async () => {
  const { 'page.home.hero.lead': lead, ...others } = JSON.parse(
    createFixtureSources().files.get(german) ?? '',
  ) as Record<string, string>
  const { top, exportXliff, importXliff, catalogue } = project(
    ['messages/de.json', [], others],
    ['messages/de/home.json', [], { [id]: lead }],
  )
  const file = 'pages-config/messages/de/home.json'
  const xml = (await exportXliff()).replace(target, `$1Strom speichern: ${code}$3`)
  expect(await importXliff(xml)).toMatchObject({ status: 0, data: { files: [file], changed: 1 } })
  expect(JSON.parse(readFileSync(join(top, file), 'utf8'))).toEqual({
    [id]: 'Strom speichern: {homePower}',
  })
  expect(catalogue()).toEqual(others)
})

test('an export has the place and the maximum length of each text', async () => {
  const xml = await project().exportXliff('cn')
  expect(xml).toContain('trgLang="zh-CN"')
  const unit = (name: string) => new RegExp(`<unit id="${name}">.*?</unit>`, 's').exec(xml)?.[0]
  expect(unit(id)).toContain('<note>Shown on /, sections[0].lead.</note>')
  expect(unit('page.home.title')).toContain('Title in the browser tab: at most 30 characters.')
  expect(unit('picture.house.alt')).toContain('Describes a picture')
  expect(unit('article.minutes')).toContain('<note>Named in site/sections/')
  expect(unit('nav.skip')).toContain('<note>Shown in the frame of every page.</note>')
  expect(unit('mail.greeting')).toContain('<note>First line of a mail.</note>')
  expect(unit('nav.news')).toContain('Shown in pages-config/site.json, menu[1].label.')
})

const title = { en: 'Words', cn: '文字', de: 'Wörter' }
const guide: readonly FixtureConfigChange[] = [
  [
    'content/documents.json',
    [],
    [
      {
        id: 'terms',
        state: true,
        version: '1.0',
        date: '2026-11-09',
        title,
        summary: { en: 'Short.', cn: '简短。', de: 'Kurz.' },
      },
    ],
  ],
  ['content/documents/terms.en.md', [], '# Terms\n\nSee [us](/about-us).\n'],
  ['content/documents/terms.cn.md', [], '# 条款\n\n见[我们](/about-us)。\n'],
  ['content/documents/terms.de.md', [], '# Regeln\n\nSiehe [uns](/about-us).\n'],
]
const inFile = (name: string, xml: string) =>
  new RegExp(`original="pages-config/${name}".*?</file>`, 's').exec(xml)?.[0] ?? ''

test('exports texts of records and long texts with their place and imports them back', async () => {
  const { top, exportXliff, importXliff } = project(...guide)
  const read = (name: string) => readFileSync(join(top, 'pages-config/content', name), 'utf8')
  const before = read('documents/terms.de.md')
  const xml = await exportXliff()
  expect(inFile('content/documents.json', xml)).toMatch(
    /<unit id="terms.title">.*Text of the record terms, title\..*A heading\..*Wörter/s,
  )
  expect(inFile('content/documents/terms.en.md', xml)).toMatch(
    /<unit id="part-2">.*Part 2 of 2.*Siehe \[uns\]<ph /s,
  )
  expect(await importXliff(xml)).toMatchObject({ status: 0, data: { changed: 0, files: [] } })
  expect(read('documents/terms.de.md')).toBe(before)
  const changed = xml
    .replace('Siehe [uns]', 'Lesen Sie [uns]')
    .replace('>Wörter<', '>Worte<')
    .replace('Body.</target>', 'Text.</target>')
  expect(await importXliff(changed)).toMatchObject({ status: 0, data: { changed: 3 } })
  expect(read('documents/terms.de.md')).toBe('# Regeln\n\nLesen Sie [uns](/about-us).\n')
  expect(read('documents.json')).toContain('"de": "Worte"')
  expect(read('news/first.de.md')).toBe('Text.\n')
})

test('imports a partial long text only for a language that falls back to English', async () => {
  const { top, exportXliff, importXliff } = project(...guide)
  const australian = (await exportXliff('au')).replace(
    /(<source># Terms<\/source>)/,
    '$1<target># Terms, mate</target>',
  )
  expect(await importXliff(australian)).toMatchObject({ status: 0, data: { changed: 1 } })
  const name = join(top, 'pages-config/content/documents/terms.au.md')
  expect(readFileSync(name, 'utf8')).toBe('# Terms, mate\n\nSee [us](/about-us).\n')
  const german = join(top, 'pages-config/content/documents/terms.de.md')
  writeFileSync(german, '# Regeln\n')
  const half = (await exportXliff()).replace(
    /(<source># Terms<\/source>)/,
    '$1<target># Regeln</target>',
  )
  expect(await importXliff(half)).toMatchObject({
    status: 1,
    data: { lacking: ['pages-config/content/documents/terms.de.md part-2'] },
  })
  expect(readFileSync(german, 'utf8')).toBe('# Regeln\n')
})

test.each([
  [
    'an unknown id',
    'unit id="page.home.hero.lead"',
    'unit id="page.home.hero.laed"',
    'No text has the id "page.home.hero.laed" in pages-config/messages/en.json.',
  ],
  ['a lost argument', target, '$1Strom$3', '{homePower} is missing.'],
  [
    'a forbidden term',
    target,
    `$1Stromwürfel ${code}$3`,
    '"Stromwürfel" is not a word of this site.',
  ],
  ['a truncated file', /<\/file>[^]*/, '', 'It is not XML'],
])('rejects the whole import because of %s', async (_case, from, to, message) => {
  const terms = { de: { terms: [{ use: ['Heimspeicher'], never: ['Stromwürfel'] }], forms: [] } }
  const { exportXliff, importXliff, catalogue } = project(['messages/terms.json', [], terms])
  const before = catalogue()
  const outcome = await importXliff((await exportXliff()).replace(from, to))
  expect(outcome.status).toBe(1)
  expect(outcome.text).toContain(message)
  expect(catalogue()).toEqual(before)
})

test('skips and reports a text whose English has changed since the export', async () => {
  const { exportXliff, importXliff, writeFile, catalogue } = project()
  const xml = (await exportXliff()).replace(target, `$1Alt: ${code}$3`)
  const english = ['messages/en.json', [id], 'Keep it: {homePower}.'] as const
  writeFile(
    'pages-config/messages/en.json',
    createFixtureSources(english).files.get('pages-config/messages/en.json') ?? '',
  )
  expect(await importXliff(xml)).toMatchObject({ status: 0, data: { changed: 0, outdated: [id] } })
  expect(catalogue()[id]).toBe('Store it: {homePower}.')
})

test('exports a stale translation with the state "initial"; accepting it makes it current', async () => {
  const { top, writeFile, exportXliff, accept } = project()
  await generateSiteFiles({ top, format: 'none' })
  const english = ['messages/en.json', [id], 'Keep it: {homePower}.'] as const
  writeFile(
    'pages-config/messages/en.json',
    createFixtureSources(english).files.get('pages-config/messages/en.json') ?? '',
  )
  const isStale = async () =>
    (await generateSiteFiles({ top, format: 'none' })).problems.some(
      ({ file, code: rule }) => file === german && rule === 'stale-translation',
    )
  expect(await isStale()).toBe(true)
  expect(
    /<unit id="page.home.hero.lead">.*?<segment state="(\w+)"/s.exec(await exportXliff())?.[1],
  ).toBe('initial')
  expect(await accept('page.nowhere')).toMatchObject({ status: 1 })
  expect(await accept(id)).toMatchObject({ status: 0, data: { accepted: [id] } })
  expect(await isStale()).toBe(false)
})

test('exports missing texts without target and imports them into their places', async () => {
  const { exportXliff, importXliff, catalogue, top } = project(
    ['messages/de.json', [id], undefined],
    ['messages/de.json', ['page.home.hero.title'], ''],
    ['content/news.json', [0, 'summary', 'de'], undefined],
  )
  const xml = await exportXliff()
  const unit = (name: string) => new RegExp(`<unit id="${name}">.*?</unit>`, 's').exec(xml)?.[0]
  for (const name of [id, 'page.home.hero.title', 'first.summary']) {
    expect(unit(name)).toContain('<source>')
    expect(unit(name)).not.toContain('<target>')
  }
  const translated = ['Speichert: {homePower}.', 'Zuhause', 'Kurz gesagt.']
  const returned = translated.reduce(
    (current, text, index) =>
      current.replace(
        new RegExp(
          `(<unit id="${[id, 'page.home.hero.title', 'first.summary'][index]}">.*?</source>)`,
          's',
        ),
        `$1<target>${text.replace('{homePower}', code)}</target>`,
      ),
    xml,
  )
  expect(await importXliff(returned)).toMatchObject({ status: 0, data: { changed: 3 } })
  expect(catalogue()).toMatchObject({ [id]: translated[0], 'page.home.hero.title': translated[1] })
  expect(readFileSync(join(top, 'pages-config/content/news.json'), 'utf8')).toContain(
    '"de": "Kurz gesagt."',
  )
})

test('refuses the export and names the file that cannot be read', async () => {
  const { top } = project(['content/news.json', [], '[{ "id": '])
  const outcome = await exportTranslationsCommand.run(['de', join(top, 'de.xlf')], {
    top,
    format: 'text',
  })
  expect(outcome).toMatchObject({ status: 1 })
  expect(outcome.text).toContain('pages-config/content/news.json:1:')
})
