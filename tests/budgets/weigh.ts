import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../builtSite.ts'
import { pageBudgets } from './pages.table.ts'
import {
  isHomePage,
  type PageWeight,
  type NumericPageWeightPart,
  measurePageWeights,
} from './weight.ts'

// Prints the load sizes of the built pages; `--write` updates the README of the tests.
await buildSite()
const readme = join(import.meta.dirname, '../README.md')
const weights = [...measurePageWeights()]
const rows: readonly (readonly [name: string, of: NumericPageWeightPart, budget: number])[] = [
  ['document', 'document', pageBudgets.document],
  ['its first section', 'firstSection', pageBudgets.firstSection],
  ['styles', 'style', pageBudgets.style],
  ['scripts', 'script', pageBudgets.eagerScript],
  ['fonts', 'fonts', pageBudgets.fonts],
  ['pictures', 'images', pageBudgets.images],
  ['requests', 'requests', pageBudgets.requests],
]

const home = weights.filter(([address]) => isHomePage(address)).map(([, weight]) => weight)
const all = weights.map(([, weight]) => weight)
const sortedValues = (list: readonly PageWeight[], name: NumericPageWeightPart) =>
  list.map((weight) => weight[name]).toSorted((a, b) => a - b)
const median = (list: readonly number[]) => list[Math.floor(list.length / 2)] ?? 0

const table = [
  `\`npm run budgets:pages -- --write\`, ${new Date().toISOString().slice(0, 10)}, ${all.length} built pages:`,
  '',
  '| at once, bytes | home | half of all pages | largest page | budget |',
  '| --- | --- | --- | --- | --- |',
  ...rows.map(([name, key, budget]) =>
    [
      '',
      name,
      Math.max(...sortedValues(home, key)),
      median(sortedValues(all, key)),
      Math.max(...sortedValues(all, key)),
      budget,
      '',
    ]
      .join(' | ')
      .trim(),
  ),
].join('\n')

console.log(table)
if (process.argv.includes('--write')) {
  const text = readFileSync(readme, 'utf8')
  const marks = /(<!-- weights -->\n)[\s\S]*?(\n<!-- end -->)/
  if (!marks.test(text)) throw new Error('tests/README.md has no place for the weights.')
  writeFileSync(
    readme,
    text.replace(marks, (_, from: string, to: string) => `${from}\n${table}\n${to}`),
  )
}
