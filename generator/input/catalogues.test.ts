import { describe, expect, test } from 'vitest'
import {
  type FixtureConfigChange,
  createFixtureSources,
  findFixtureProblems,
  summarizeProblems,
} from '#tests/fixtures/pageConfigs.ts'
import { createPageFiles } from '../commands/new/newPage.ts'
import { decodeAndCheckSources } from '../index.ts'

const whole = (code: string) =>
  JSON.parse(
    createFixtureSources().files.get(`pages-config/messages/${code}.json`) ?? '',
  ) as Record<string, string>

/** Splits a catalogue of the fixture project: texts of pages in a folder, all others in the file beside it. */
function split(
  code: string,
  changes: Readonly<Record<string, string>> = {},
): FixtureConfigChange[] {
  const { true: pages = [], false: others = [] } = Object.groupBy(
    Object.entries({ ...whole(code), ...changes }),
    ([id]) => String(id.startsWith('page.')),
  )
  return [
    [`messages/${code}.json`, [], Object.fromEntries(others)],
    [`messages/${code}/pages/all.json`, [], Object.fromEntries(pages)],
  ]
}

describe('a catalogue of several files', () => {
  test('has the messages of all of them', () => {
    const { project, problems } = decodeAndCheckSources(
      createFixtureSources(...split('en'), ...split('de')),
    )
    expect(summarizeProblems(problems)).toEqual([])
    for (const code of ['en', 'de'] as const)
      expect([...(project.catalogues.get(code)?.messages.keys() ?? [])].toSorted()).toEqual(
        Object.keys(whole(code)).toSorted(),
      )
  })

  test('needs no file beside its folder', () => {
    const changes = [
      ['messages/cn.json', [], undefined],
      ['messages/cn/all.json', [], whole('cn')],
    ] as const
    expect(findFixtureProblems(...changes)).toEqual([])
    expect(findFixtureProblems(changes[0])).toMatchObject([
      { file: 'pages-config/messages/cn.json', code: 'missing-file' },
    ])
  })

  test('has its problems in the file and line of the text', () => {
    const [problem, ...more] = findFixtureProblems(
      ...split('de', { 'page.home.hero.title': 'Ein Text {' }),
    ).filter(({ code }) => code === 'bad-message')
    const file = 'pages-config/messages/de/pages/all.json'
    expect(problem).toMatchObject({ file, path: 'page.home.hero.title' })
    const lines =
      createFixtureSources(...split('de'))
        .files.get(file)
        ?.split('\n') ?? []
    expect(lines[(problem?.line ?? 0) - 1]).toContain('"page.home.hero.title"')
    expect(more).toEqual([])
  })

  test('has each message once', () => {
    const twice = ['messages/de/other.json', [], { 'nav.home': 'Start' }] as const
    expect(findFixtureProblems(...split('de'), twice)).toMatchObject([
      {
        file: 'pages-config/messages/de/other.json',
        path: 'nav.home',
        code: 'duplicate-key',
        what: 'The message "nav.home" stands in pages-config/messages/de.json as well.',
      },
    ])
  })

  test('has one problem if one of its files is not JSON', () => {
    const broken = ['messages/en/pages/all.json', [], '{ "a": '] as const
    expect(summarizeProblems(findFixtureProblems(...split('en'), broken))).toEqual([
      'messages/en/pages/all.json  bad-json',
    ])
  })

  test('receives a new message beside those whose ids begin alike', () => {
    const { project } = decodeAndCheckSources(createFixtureSources(...split('en')))
    expect([...createPageFiles('/new', project).keys()]).toEqual([
      'pages-config/pages/new.json',
      'pages-config/messages/en/pages/all.json',
    ])
    const english = project.catalogues.get('en')
    expect(english?.fileOf('nav.new').name).toBe('pages-config/messages/en.json')
  })
})

test('a folder that is no catalogue is reported', () => {
  const stray = ['messages/xx/pages.json', [], { 'nav.home': 'Home' }] as const
  expect(summarizeProblems(findFixtureProblems(stray))).toEqual([
    'messages/xx/pages.json  stray-file',
  ])
})
