import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { messagePattern } from '#data/pages/configFields.ts'
import { readSiteSourceFiles } from '#generator/input/readCode.ts'

test('finds every id that a parser finds', () => {
  const site = join(import.meta.dirname, '../../../site')
  for (const [path, { names }] of readSiteSourceFiles()) {
    const found = new Set<string>()
    const note = (value: unknown) => {
      if (typeof value === 'string' && messagePattern.test(value)) found.add(value)
    }
    const { program } = parseSync(path, readFileSync(join(site, path), 'utf8'))
    new Visitor({ Literal: ({ value }) => note(value) }).visit(program)
    expect([...found].filter((name) => !names.includes(name))).toEqual([])
  }
})
