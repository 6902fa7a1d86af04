import { expect, test } from 'vitest'
import { sourcesOf } from '../checks/fixture.ts'
import { inspect } from '../index.ts'
import { makePlan } from '../plan.ts'
import { renamed } from './renamePage.ts'

const oldName = 'pages-config/pages/about-us.json'

function rename(to: string, from = oldName) {
  const sources = sourcesOf()
  const { project } = inspect(sources)
  const changed = renamed(project, from, `pages-config/pages${to}.json`)
  const files = new Map([...sources.files, ...changed])
  files.delete(from)
  return { changed, after: inspect({ ...sources, files }) }
}

test('a renamed page leaves a project without problems', () => {
  const { after } = rename('/company/about')
  expect(after.problems).toEqual([])
  const paths = makePlan(after.project).pages.map(({ path }) => path)
  expect(paths).toContain('/company/about')
  expect(paths).not.toContain('/about-us')
})

test('the old path leads to the new one', () => {
  const { changed } = rename('/company/about')
  const config = JSON.parse(changed.get('pages-config/pages/company/about.json') ?? '') as object
  expect(config).toMatchObject({ redirectFrom: ['/about', '/about-us'] })
})

test('links in pages, menus and redirects follow, with what stands behind the path', () => {
  const { changed } = rename('/company/about')
  const site = changed.get('pages-config/site.json') ?? ''
  expect(site).toContain('"/company/about"')
  const everything = [...changed.values()].join('\n')
  expect(everything).toContain('"/company/about#numbers"')
  expect(everything.match(/"\/about-us["#?]/g)).toEqual(['"/about-us"'])
})

test('messages that carry its name are renamed in every catalogue', () => {
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

test('messages that another file names too keep their ids', () => {
  const { changed } = rename('/company/call', 'pages-config/pages/index.json')
  expect(changed.has('pages-config/messages/en.json')).toBe(false)
})

test('renaming it back leaves no redirect to itself', () => {
  const { after, changed } = rename('/company/about')
  expect(changed.size).toBeGreaterThan(1)
  const back = renamed(after.project, 'pages-config/pages/company/about.json', oldName)
  const config = JSON.parse(back.get(oldName) ?? '') as object
  expect(config).toMatchObject({ redirectFrom: ['/about', '/company/about'] })
})
