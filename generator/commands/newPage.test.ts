import { expect, test } from 'vitest'
import { briefly, sourcesOf } from '../checks/fixture.ts'
import { inspect } from '../index.ts'
import { makePlan } from '../plan.ts'
import { pageFiles } from './newPage.ts'

const path = '/solutions/agri-ess'
const config = `pages-config/pages${path}.json`
const sources = sourcesOf()
const written = pageFiles(path, inspect(sources).project)
const withPage = (edit = (text: string) => text) => {
  const files = new Map([...sources.files, ...written])
  return inspect({ ...sources, files: files.set(config, edit(files.get(config) ?? '')) })
}

test('a new page is right at once, as a draft in English', () => {
  const { project, problems } = withPage()
  expect(briefly(problems)).toEqual([])
  const { pages, routes } = makePlan(project)
  expect(routes.map(({ page }) => page)).not.toContain('solutions/agri-ess')
  const made = pages.find(({ id }) => id === 'solutions/agri-ess')
  expect(made).toMatchObject({ draft: true, routes: { path: '/solutions/agri-ess' } })
})

test('its messages stand in order, and the rest of the catalogue as it was', () => {
  const text = written.get('pages-config/messages/en.json') ?? ''
  const ids = Object.keys(JSON.parse(text) as object)
  expect(ids).toEqual(ids.toSorted())
  const before = sources.files.get('pages-config/messages/en.json') ?? ''
  const left = text.split('\n').filter((line) => !line.includes('page.agri-ess.'))
  expect(left.join('\n')).toBe(before)
})

test('published, it is asked for its own words and their translations', () => {
  const { problems } = withPage((text) => text.replace('  "draft": true,\n', ''))
  const codes = Object.groupBy(problems, ({ code }) => code)
  expect(codes['missing-translation']).toHaveLength(8)
  expect(codes['starting-text']).toHaveLength(2)
  expect(problems).toHaveLength(10)
})

test('where the last word of its path has messages already, the whole path begins the ids', () => {
  const again = pageFiles('/products/about', inspect(sources).project)
  expect([...again.values()][0]).toContain('"page.products-about.title"')
})
