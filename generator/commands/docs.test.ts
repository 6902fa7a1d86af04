import { expect, test } from 'vitest'
import { emitManual } from '../emit/manual.ts'
import { registry } from '../registry.ts'
import { rules } from '../rules.ts'
import { docs } from './docs.ts'

const ask = (...words: readonly string[]) => docs.run(words, { top: '', format: 'text' })

test('the manual tells of every section and of every problem', () => {
  const manual = emitManual()
  for (const name of [...registry.names, ...Object.keys(rules)])
    expect(manual).toContain(`\n### ${name}\n`)
})

test('a chapter says what a section takes, with limits and what may be left out', async () => {
  const { text } = await ask('StatBand')
  expect(text).toMatch(/\| `items` \| list of object, \d to \d \|/)
  expect(text).toContain('| `items[].figure` | figure |')
  expect((await ask('Hero')).text).toContain('`mobilePicture` (optional)')
})

test('an unknown chapter is told with the nearest', async () => {
  expect(await ask('StatBnad')).toMatchObject({ status: 1, data: { fix: 'Did you mean "StatBand"?' } }) // prettier-ignore
})
