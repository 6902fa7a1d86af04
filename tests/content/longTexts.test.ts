import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { MessageCatalogueName } from '#data/locale/locales.ts'
import { getPlainText } from '#data/content/richText.ts'
import { parseMarkdown } from '#generator/markdown/markdown.ts'
import {
  type QuantityLanguage,
  formatPlainNumber,
  extractQuantities,
  stripHiddenMarkdown,
} from './quantities.ts'

const folder = join(import.meta.dirname, '../../pages-config/content')
const collections = ['articles', 'cases', 'news'] as const
const languages = ['en', 'de', 'cn'] as const

const names = collections.flatMap((collection) =>
  readdirSync(join(folder, collection))
    .filter((name) => name.endsWith('.en.md'))
    .map((name) => `${collection}/${name.replace('.en.md', '')}`),
)
const read = (name: string, language: QuantityLanguage | 'au'): string =>
  readFileSync(join(folder, `${name}.${language}.md`), 'utf8')

/** Emergency numbers, which differ between countries. */
const emergencyNumbers: ReadonlySet<string> = new Set(['112', '119'])

/** Supply voltage of China, instead of 400 V. */
const chineseVoltage = /\b380(?=\sV\b)/g

/** Removes the section about the law, which differs between countries. */
const withoutRules = (markdown: string): string =>
  markdown.replace(/^## .*\{#rules\}$[\s\S]*?(?=^## |^(?![-|\n]).*\]\(\/)/m, '')

/** Returns the quantities with technical units and all numbers of tables, sorted, each once. */
function figures(name: string, language: QuantityLanguage): readonly string[] {
  const text = stripHiddenMarkdown(withoutRules(read(name, language))).replaceAll(
    chineseVoltage,
    '400',
  )
  const cells = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => line.match(/\d[\d.,]*\d|\d/g) ?? [])
  return [
    ...new Set([
      ...extractQuantities(text, language),
      ...cells.map((cell) => formatPlainNumber(cell, language)),
    ]),
  ]
    .filter((number) => !emergencyNumbers.has(number))
    .toSorted()
}

describe.each(names)('%s', (name) => {
  test.each(['de', 'cn'] as const)('has the figures of English in %s', (language) => {
    expect(figures(name, language)).toEqual(figures(name, 'en'))
  })

  test.each(languages)(
    'has a table, a link to a page and the length of an article in %s',
    (language) => {
      const text = read(name, language)
      expect(text).toMatch(/^\| ?:?-+/m)
      expect(text).toMatch(/\]\(\/[a-z]/)
      const words = stripHiddenMarkdown(text).match(
        /\p{Script=Han}|[\p{Script=Latin}\d][\p{Script=Latin}\d’.,-]*/gu,
      )
      const [least, most] = language === 'cn' ? [600, 1200] : [350, 700]
      expect(words?.length).toBeGreaterThanOrEqual(least)
      expect(words?.length).toBeLessThanOrEqual(most)
    },
  )
})

test.each(globSync('**/*.md', { cwd: folder }))('%s shows no marks of emphasis', (file) => {
  const catalogue = file.split('.').at(-2) as MessageCatalogueName
  const text = parseMarkdown(readFileSync(join(folder, file), 'utf8'), catalogue, () => undefined)
  expect(getPlainText(text)).not.toContain('**')
})
