import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modernFeatures } from '../fixtures/modernFeatures.table.ts'

const root = join(import.meta.dirname, '../..')
const sources = globSync('{design-system,site/app,site/sections}/**/*.{ts,tsx}', { cwd: root })
  .filter((name) => !name.includes('.test.'))
  .map((name) => readFileSync(join(root, name), 'utf8'))

/** Features as they may be written in our sources; a new one needs a row with its fallback. */
const known =
  /\b(scrollMarkerGroup|readingFlow|interactivity|hangingPunctuation|textSpacingTrim|moveBefore|setHTMLUnsafe)/

describe('the table of modern features', () => {
  it.each(modernFeatures)('$name is in use', ({ source }) => {
    expect(sources.some((text) => source.test(text))).toBe(true)
  })

  it('lists every feature in use', () => {
    expect(sources.flatMap((text) => known.exec(text)?.[0] ?? [])).toEqual([])
  })
})
