import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageBudgets } from './pages.table.ts'
import { weighPages } from './weight.ts'

const weights = [...weighPages()]

describe('what a built page brings at once', () => {
  it.each([
    ['document', pageBudgets.document],
    ['style', pageBudgets.style],
    ['script', pageBudgets.eagerScript],
    ['fonts', pageBudgets.fonts],
    ['images', pageBudgets.images],
    ['requests', pageBudgets.requests],
  ] as const)('%s within its budget, on every page', (part, budget) => {
    expect(weights.length).toBeGreaterThan(100)
    const heavy = weights.filter(([, weight]) => weight[part] > budget)
    expect(heavy.map(([address, weight]) => `${address}: ${weight[part]} of ${budget}`)).toEqual([])
    // Nothing is weighed as nothing because the page is written in another way.
    expect(Math.min(...weights.map(([, weight]) => weight[part]))).toBeGreaterThan(
      part === 'images' ? -1 : 0,
    )
  })
})

it('the table of the README has a line for each budget, and says when and how it was written', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const [, table = ''] = /<!-- weights -->\s*([\s\S]*?)\s*<!-- end -->/.exec(readme) ?? []
  expect(table).toMatch(/^`node tests\/budgets\/weigh\.ts --write`, \d{4}-\d\d-\d\d, \d+ built pages:/) // prettier-ignore
  const budgets = [...table.matchAll(/\| (\d+) +\|$/gm)].map(([, budget]) => Number(budget))
  const { islandScript: _, appStyle: __, ...atOnce } = pageBudgets
  expect(budgets).toHaveLength(Object.keys(atOnce).length)
  expect(new Set(budgets)).toEqual(new Set(Object.values(atOnce)))
})
