import { expect, test } from 'vitest'
import { summarizeProblems, createFixtureSources } from '#tests/fixtures/pageConfigs.ts'
import { decodeAndCheckSources } from '../../index.ts'
import { createSitePlan } from '../../plan/plan.ts'
import { createPageFiles } from './newPage.ts'

const path = '/solutions/agri-ess'
const config = `pages-config/pages${path}.json`
const sources = createFixtureSources()
const written = createPageFiles(path, decodeAndCheckSources(sources).project)
const withPage = (edit = (text: string) => text) => {
  const files = new Map([...sources.files, ...written])
  return decodeAndCheckSources({
    ...sources,
    files: files.set(config, edit(files.get(config) ?? '')),
  })
}

test('a new page is a valid draft in English', () => {
  const { project, problems } = withPage()
  expect(summarizeProblems(problems)).toEqual([])
  const { pages, routes } = createSitePlan(project)
  expect(routes.map((route) => route.page)).not.toContain('solutions/agri-ess')
  const page = pages.find(({ id }) => id === 'solutions/agri-ess')
  expect(page).toMatchObject({ draft: true, routes: { path: '/solutions/agri-ess' } })
})

test('inserts its messages in order and leaves the rest of the catalogue unchanged', () => {
  const text = written.get('pages-config/messages/en.json') ?? ''
  const ids = Object.keys(JSON.parse(text) as object)
  expect(ids).toEqual(ids.toSorted())
  const before = sources.files.get('pages-config/messages/en.json') ?? ''
  const others = text.split('\n').filter((line) => !line.includes('page.agri-ess.'))
  expect(others.join('\n')).toBe(before)
})

test('requires own texts and translations once the page is published', () => {
  const { problems } = withPage((text) => text.replace('  "draft": true,\n', ''))
  const codes = Object.groupBy(problems, ({ code }) => code)
  expect(codes['missing-translation']).toHaveLength(8)
  expect(codes['starting-text']).toHaveLength(2)
  expect(problems).toHaveLength(10)
})

test('uses the whole path as id prefix if the last segment has messages already', () => {
  const again = createPageFiles('/products/about', decodeAndCheckSources(sources).project)
  expect([...again.values()][0]).toContain('"page.products-about.title"')
})
