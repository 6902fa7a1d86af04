import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { generateSiteFiles } from '#generator/index.ts'
import { writeManyPages } from '../../bench/manyPages.ts'

test('the pages that the benchmarks generate have no problem', async () => {
  const top = mkdtempSync(join(tmpdir(), 'many-pages-'))
  onTestFinished(() => rmSync(top, { recursive: true }))
  writeManyPages(top, 20)
  expect((await generateSiteFiles({ top, format: 'none' })).problems).toEqual([])
})
