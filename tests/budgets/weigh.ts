import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageBudgets } from './pages.table.ts'
import { isHome, type Weight, weighPages } from './weight.ts'

/** Prints what the pages of the last build weigh; `--write` writes it into the README of the tests, with the day. */
const readme = join(import.meta.dirname, '../README.md')
const weights = [...weighPages()]
const rows: readonly (readonly [name: string, of: keyof Weight, budget: number])[] = [
  ['document', 'document', pageBudgets.document],
  ['styles', 'style', pageBudgets.style],
  ['scripts', 'script', pageBudgets.eagerScript],
  ['fonts', 'fonts', pageBudgets.fonts],
  ['pictures', 'images', pageBudgets.images],
  ['requests', 'requests', pageBudgets.requests],
]

const home = weights.filter(([address]) => isHome(address)).map(([, weight]) => weight)
const all = weights.map(([, weight]) => weight)
const of = (list: readonly Weight[], name: keyof Weight) =>
  list.map((weight) => weight[name]).toSorted((a, b) => a - b)
const middle = (list: readonly number[]) => list[Math.floor(list.length / 2)] ?? 0

const table = [
  `\`node tests/budgets/weigh.ts --write\`, ${new Date().toISOString().slice(0, 10)}, ${all.length} built pages:`,
  '',
  '| at once, bytes | home | half of all pages | largest page | budget |',
  '| --- | --- | --- | --- | --- |',
  ...rows.map(([name, key, budget]) =>
    [
      '',
      name,
      Math.max(...of(home, key)),
      middle(of(all, key)),
      Math.max(...of(all, key)),
      budget,
      '',
    ].join(' | ').trim(),
  ),
].join('\n') // prettier-ignore

console.log(table)
if (process.argv.includes('--write')) {
  const text = readFileSync(readme, 'utf8')
  const marks = /(<!-- weights -->\n)[\s\S]*?(\n<!-- end -->)/
  if (!marks.test(text)) throw new Error('tests/README.md has no place for the weights.')
  writeFileSync(readme, text.replace(marks, (_, from: string, to: string) => `${from}\n${table}\n${to}`)) // prettier-ignore
}
