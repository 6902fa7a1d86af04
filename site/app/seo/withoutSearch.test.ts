import { expect, test, vi } from 'vitest'
import { createCrawlerFiles } from './crawlerFiles.server.ts'

vi.mock('#generated/site.ts', async (original) => {
  const actual = await original<typeof import('#generated/site.ts')>()
  return { ...actual, site: { ...actual.site, search: undefined } }
})
vi.mock('#generated/pageUses.ts', async (original) => {
  const actual = await original<typeof import('#generated/pageUses.ts')>()
  const { search: _, ...pageHeads } = actual.pageHeads
  return { ...actual, pageHeads }
})

test('a site without a search page has no OpenSearch description', () => {
  const names = [...createCrawlerFiles('https://www.example.com', '2026-11-12T00:00:00Z').keys()]
  expect(names).toContain('/de/sitemap.xml')
  expect(names.filter((name) => name.includes('opensearch'))).toEqual([])
})
