import { describe, expect, test } from 'vitest'
import { summarizeProblems, createFixtureSources } from '../../fixtures/pageConfigs.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import { locateProblemAtFileStart } from '#generator/input/json.ts'
import { createFixtureProject, writeProjectFile, runGenerator } from '../project.ts'

const found = async (top: string) => summarizeProblems((await runGenerator(top)).problems)
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

describe('reports one problem per mistake', () => {
  test.each([
    ['UTF-16', Buffer.from(`\uFEFF${json({})}`, 'utf16le'), 'unreadable-file'],
    ['too many bytes', `${' '.repeat(2 ** 21)}{}`, 'too-large'],
  ])('links to a page of %s are valid', async (_what, content, code) => {
    const top = createFixtureProject()
    writeProjectFile(top, 'pages-config/pages/about-us.json', content)
    expect(await found(top)).toEqual([`pages/about-us.json  ${code}`])
  })

  test('does not report a catalogue in Latin-1 as missing', async () => {
    const top = createFixtureProject()
    const german = Buffer.from(json({ 'nav.home': 'Übersicht' }), 'latin1')
    writeProjectFile(top, 'pages-config/messages/de.json', german)
    expect(await found(top)).toEqual(['messages/de.json  unreadable-file'])
  })

  test('does not report unreadable records as missing', async () => {
    const top = createFixtureProject()
    writeProjectFile(
      top,
      'pages-config/content/news.json',
      Buffer.from('[{ "id": "ü" }]', 'latin1'),
    )
    expect(await found(top)).toEqual(['content/news.json  unreadable-file'])
  })

  test('reports an unreadable folder as the only problem', () => {
    const sources = createFixtureSources()
    const read = [...sources.files].filter(([name]) => !name.startsWith('pages-config/messages/'))
    const problem = locateProblemAtFileStart('pages-config/messages', {
      code: 'unreadable-file',
      what: 'The folder cannot be read: permission denied.',
      fix: 'Make it readable.',
    })
    const { problems } = decodeAndCheckSources({
      ...sources,
      files: new Map(read),
      problems: [problem],
      isPartial: true,
    })
    expect(problems).toEqual([problem])
  })

  test('does not report nested fragments as unused', async () => {
    const fragment = (other: string) =>
      json({
        sections: [{ fragment: other }, { section: 'PageHeader', title: 'page.news.hero.title' }],
      })
    const top = createFixtureProject()
    writeProjectFile(top, 'pages-config/fragments/one.json', fragment('two'))
    writeProjectFile(top, 'pages-config/fragments/two.json', fragment('one'))
    expect(await found(top)).toEqual([
      'fragments/one.json sections[0].fragment unknown-field',
      'fragments/two.json sections[0].fragment unknown-field',
    ])
  })

  test('reports addresses that differ in case only once, without their redirects', async () => {
    const top = createFixtureProject()
    const { files } = createFixtureSources()
    writeProjectFile(
      top,
      'pages-config/pages/About-us.json',
      files.get('pages-config/pages/about-us.json') ?? '',
    )
    expect(await found(top)).toEqual(['pages/about-us.json  duplicate-route'])
  })

  test('reports an unknown figure of the English text only there', async () => {
    const lead = 'page.home.hero.lead'
    const top = createFixtureProject(['messages/en.json', [lead], 'Store it: {homePwr}.'])
    expect(await found(top)).toEqual([`messages/en.json ${lead} bad-message`])
  })

  test.each([
    ['an unrecognised section', ['sections', 0, 'section'], 'PageHeadr', 'unknown-section'],
    ['a field that is not one', ['titel'], 'x', 'unknown-field'],
  ] as const)('%s leaves a draft a draft', async (_what, path, value, code) => {
    const draft = {
      draft: true,
      title: 'page.new.title',
      description: 'page.new.description',
      sections: [{ section: 'PageHeader', title: 'page.new.header.title' }],
    }
    const top = createFixtureProject(
      ['pages/new.json', [], draft],
      ['pages/new.json', path, value],
      ['messages/en.json', ['page.new.title'], 'New – Felcera'],
      [
        'messages/en.json',
        ['page.new.description'],
        'What is new here, and why it matters to visitors.',
      ],
      ['messages/en.json', ['page.new.header.title'], 'New'],
    )
    expect((await runGenerator(top)).problems.map((problem) => problem.code)).toEqual([code])
  })
})

test('combines many missing messages of a language into one problem', async () => {
  const top = createFixtureProject(['messages/de.json', [], { 'nav.home': 'Start' }])
  const { problems } = await runGenerator(top)
  const missing = problems.filter(({ code }) => code === 'missing-translation')
  expect(missing).toMatchObject([
    {
      file: 'pages-config/messages/de.json',
      fix: expect.stringContaining('translations export de words.xlf') as string,
    },
  ])
})
