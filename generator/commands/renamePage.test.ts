import { expect, test } from 'vitest'
import { createFixtureSources } from '#tests/fixtures/pageConfigs.ts'
import { decodeAndCheckSources } from '../index.ts'
import { createSitePlan } from '../plan/plan.ts'
import { renameMessageIds, createRenamedPageFiles } from './renamePage.ts'

const oldName = 'pages-config/pages/about-us.json'

function rename(to: string, from = oldName) {
  const sources = createFixtureSources()
  const { project } = decodeAndCheckSources(sources)
  const changed = createRenamedPageFiles(project, from, `pages-config/pages${to}.json`)
  const files = new Map([...sources.files, ...changed])
  files.delete(from)
  return { changed, after: decodeAndCheckSources({ ...sources, files }) }
}

test('a renamed page leaves a project without problems', () => {
  const { after } = rename('/company/about')
  expect(after.problems).toEqual([])
  const paths = createSitePlan(after.project).pages.map(({ path }) => path)
  expect(paths).toContain('/company/about')
  expect(paths).not.toContain('/about-us')
})

test('redirects the old path to the new one', () => {
  const { changed } = rename('/company/about')
  const config = JSON.parse(changed.get('pages-config/pages/company/about.json') ?? '') as object
  expect(config).toMatchObject({ redirectFrom: ['/about', '/about-us'] })
})

test('rewrites links in pages, menus and redirects and keeps their query and anchor', () => {
  const { changed } = rename('/company/about')
  const site = changed.get('pages-config/site.json') ?? ''
  expect(site).toContain('"/company/about"')
  const everything = [...changed.values()].join('\n')
  expect(everything).toContain('"/company/about#numbers"')
  expect(everything.match(/"\/about-us["#?]/g)).toEqual(['"/about-us"'])
})

test('rewrites every link in a Markdown text and leaves the rest of it', () => {
  const file = 'content/news/first.de.md'
  const text = (path: string) =>
    `Mehr [über uns](${path}) und [Zahlen](${path}#numbers), [noch einmal](${path}).\n\nEnde: /about-uses.\n`
  const { project } = decodeAndCheckSources(createFixtureSources([file, [], text('/about-us')]))
  const changed = createRenamedPageFiles(project, oldName, 'pages-config/pages/company/about.json')
  expect(changed.get(`pages-config/${file}`)).toBe(text('/company/about'))
})

test('renames message ids with the prefix of the page in every catalogue', () => {
  const { changed, after } = rename('/explore/press', 'pages-config/pages/explore/news.json')
  expect(after.problems).toEqual([])
  for (const name of ['en', 'cn', 'de']) {
    const ids = Object.keys(
      JSON.parse(changed.get(`pages-config/messages/${name}.json`) ?? '{}') as object,
    )
    expect(ids).toContain('page.press.hero.title')
    expect(ids.filter((id) => id.startsWith('page.news.'))).toEqual([])
  }
})

test('keeps the ids of messages that another file references', () => {
  const shared = 'page.news.hero.title'
  const page = 'pages-config/pages/explore/news.json'
  const sources = createFixtureSources(['site.json', ['action', 'label'], shared])
  const { project } = decodeAndCheckSources(sources)
  const ids = renameMessageIds(project, page, 'pages-config/pages/explore/press.json')
  expect(ids.kept).toEqual([{ id: shared, why: 'pages-config/site.json references it, too' }])
  expect([...ids.moved]).toContainEqual(['page.news.title', 'page.press.title'])
  const files = new Map([
    ...sources.files,
    ...createRenamedPageFiles(project, page, 'pages-config/pages/explore/press.json'),
  ])
  files.delete(page)
  expect(decodeAndCheckSources({ ...sources, files }).problems).toEqual([])
})

test('keeps the ids of messages that code references', () => {
  const { project } = decodeAndCheckSources(createFixtureSources())
  const referencedInCode = new Set(['page.news.title'])
  const target = 'pages-config/pages/explore/press.json'
  expect(
    renameMessageIds(project, 'pages-config/pages/explore/news.json', target, referencedInCode)
      .kept,
  ).toEqual([{ id: 'page.news.title', why: 'code references it' }])
})

test('does not rename message ids to the prefix of another page', () => {
  const { changed, after } = rename('/company/call', 'pages-config/pages/index.json')
  const english = changed.get('pages-config/messages/en.json')
  expect(english).toContain('"page.company-call.hero.title"')
  expect(english).toContain('"page.call.title"')
  expect(after.problems.map(({ code }) => code)).not.toContain('unknown-message')
})

test('renaming a page back leaves no redirect to itself', () => {
  const { after, changed } = rename('/company/about')
  expect(changed.size).toBeGreaterThan(1)
  const back = createRenamedPageFiles(
    after.project,
    'pages-config/pages/company/about.json',
    oldName,
  )
  const config = JSON.parse(back.get(oldName) ?? '') as object
  expect(config).toMatchObject({ redirectFrom: ['/about', '/company/about'] })
})
