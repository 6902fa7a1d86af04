import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findMissingCssUrls } from '../cssUrls.ts'

const client = join(import.meta.dirname, '../../site/dist/client')
const sheets = readdirSync(join(client, 'assets'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(client, 'assets', name), 'utf8'))

it('the style sheets of the built site reference existing files only', () => {
  expect(findMissingCssUrls(client)).toEqual([])
})

it('each value of the theme that a rule uses is set by a rule', () => {
  const set = new Set(sheets.flatMap((css) => css.match(/--\w\w(?=:)/g) ?? []))
  const used = sheets.flatMap((css) =>
    [...css.matchAll(/var\((--\w\w)\)/g)].map(([, name = '']) => name),
  )
  expect(used.length).toBeGreaterThan(100)
  expect(sheets.join('')).not.toContain('--fds-')
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([])
})

it('text-decoration has a single value, because WebKit drops it with a thickness', () => {
  const values = sheets.flatMap((css) =>
    [...css.matchAll(/text-decoration:([^;}]+)/g)].map(([, value = '']) => value),
  )
  expect([...new Set(values)].toSorted()).toEqual(['none', 'underline'])
})

it('without text-box each edge of a text pulls the text, not its neighbours', () => {
  const fallbacks = sheets.flatMap((css) =>
    [...css.matchAll(/@supports not \(text-box:[^{]*\{((?:[^{}]*\{[^}]*\})+)\}/g)].map(
      ([, rules = '']) => rules,
    ),
  )
  expect(fallbacks).not.toEqual([])
  for (const rules of fallbacks) {
    const before = /::?before\{([^}]*)\}/.exec(rules)?.[1] ?? ''
    const after = /::?after\{([^}]*)\}/.exec(rules)?.[1] ?? ''
    expect(before).toMatch(/margin-block-end:calc/)
    expect(after).toMatch(/margin-block-start:calc/)
    expect(before + after).not.toMatch(/margin(-block)?:/)
  }
})
