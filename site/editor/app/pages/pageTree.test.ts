import { expect, test } from 'vitest'
import type { PageSummary } from '../../api/site.ts'
import { createPageTree, type PageTreeNode } from './pageTree.ts'

const createPage = (path: string, id = path.slice(1)): PageSummary => ({
  id,
  path,
  file: '',
  title: '',
  status: 'published',
  locales: [],
  errors: 0,
  warnings: 0,
  missing: {},
  stale: {},
  anchors: [],
  sections: [],
})

/** Writes a node with its children, one that is no page in parentheses. */
const print = ({ path, page, children }: PageTreeNode): string => {
  const below = children.map(print).join()
  return `${page ? page.id : `(${path})`}${below && `[${below}]`}`
}

test('pages stand below the page or address that theirs begins with', () => {
  const tree = createPageTree([
    createPage('/solutions/cases/:id'),
    createPage('/', 'index'),
    createPage('/explore/news'),
    createPage('/solutions'),
    createPage('/solutions-of-others'),
    createPage('/solutions/cases'),
  ])
  expect(tree.map(print)).toEqual([
    'index',
    '(/explore)[explore/news]',
    'solutions[solutions/cases[solutions/cases/:id]]',
    'solutions-of-others',
  ])
})

test('a draft version is listed beside its page, which keeps the pages below', () => {
  const tree = createPageTree([
    createPage('/solutions'),
    createPage('/solutions', 'solutions.draft'),
    createPage('/solutions/cases'),
  ])
  expect(tree.map(print)).toEqual(['solutions[solutions/cases]', 'solutions.draft'])
})
