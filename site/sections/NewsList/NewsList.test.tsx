import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SiteProvider } from '../site.tsx'
import { createExampleNews } from './news.examples.ts'
import type { NewsListLoaderData } from './NewsList.schema.ts'
import { NewsList } from './NewsList.tsx'

const messages = {
  'news.filter.label': 'Topics',
  'news.topic.all': 'All',
  'news.topic.product': 'Product',
  'news.topic.platform': 'Platform',
  'news.topic.support': 'Support',
  'news.topic.company': 'Company',
  'pagination.label': 'Pages',
  'pagination.previous': 'Previous page',
  'pagination.next': 'Next page',
  'list.empty': 'no data',
}

function renderList(list: Partial<NewsListLoaderData>) {
  const page = { records: createExampleNews('en'), topic: undefined, page: 1, pages: 1, ...list }
  render(
    <SiteProvider words={{ locale: 'de', messages, figures: {}, pictures: {} }}>
      <NewsList list={page} />
    </SiteProvider>,
  )
}

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const current = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent)

it('filters by links to the same page, so that it works without script', () => {
  renderList({ topic: 'support' })
  expect(links('Topics')).toEqual([
    ['All', '?'],
    ['Product', '?topic=product'],
    ['Platform', '?topic=platform'],
    ['Support', '?topic=support'],
    ['Company', '?topic=company'],
  ])
  expect(current('Topics')).toEqual(['Support'])
})

it('keeps the topic in pagination links', () => {
  renderList({ topic: 'product', page: 2, pages: 3 })
  expect(links('Pages')).toEqual([
    ['Previous page', '?topic=product'],
    ['1', '?topic=product'],
    ['2', '?topic=product&page=2'],
    ['3', '?topic=product&page=3'],
    ['Next page', '?topic=product&page=3'],
  ])
  expect(current('Pages')).toEqual(['2'])
})

it('links to each article in the locale of the page and hides pagination of a single page', () => {
  renderList({})
  const titles = screen.getAllByRole('heading', { level: 2 })
  expect(titles.map((title) => title.querySelector('a')?.getAttribute('href'))).toEqual(
    createExampleNews('en').map(({ id }) => `/de/explore/news/${id}`),
  )
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

it('shows an empty state without records', () => {
  renderList({ records: [], topic: 'platform' })
  expect(screen.getByText('no data')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
