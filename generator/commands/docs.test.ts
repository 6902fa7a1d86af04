import { expect, test } from 'vitest'
import { emitAuthorManual } from '../emit/manual.ts'
import { pageSectionRegistry } from '../input/registry.ts'
import { configRules } from '../problems/rules.ts'
import { docsCommand } from './docs.ts'

const runDocs = (...words: readonly string[]) => docsCommand.run(words, { top: '', format: 'text' })

test('the manual has a chapter for every section and every problem', () => {
  const manual = emitAuthorManual()
  for (const name of [...pageSectionRegistry.names, ...Object.keys(configRules)])
    expect(manual).toContain(`\n### ${name}\n`)
})

test('a chapter lists the fields of a section with limits and optional fields', async () => {
  const { text } = await runDocs('StatBand')
  expect(text).toMatch(/\| `items` \| list of object, \d to \d \|/)
  expect(text).toContain('| `items[].figure` | figure |')
  expect((await runDocs('Hero')).text).toContain('`mobilePicture` (optional)')
})

test('suggests the nearest name for an unknown chapter', async () => {
  expect(await runDocs('StatBnad')).toMatchObject({
    status: 1,
    data: { fix: 'Did you mean "StatBand"?' },
  })
})
