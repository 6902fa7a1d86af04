import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const top = join(import.meta.dirname, '../..')
const document = readFileSync(join(top, '.github/ASVS.md'), 'utf8')

/** Cells of the rows of a chapter's table. */
function rowsOf(part: string): readonly (readonly string[])[] {
  const text = document.split(`\n## ${part}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const requirements = rowsOf('Requirements')
const tests = rowsOf('Tests')
const listed = (cell = '') => cell.split(', ')

describe('the checklist of ASVS', () => {
  it('names each requirement of levels 1 and 2 once', () => {
    const single = [...requirements, ...rowsOf('Deviations')]
    const several = [...rowsOf('Left to the operator'), ...rowsOf('Not applicable')]
    const all = [...single.map(([id]) => id), ...several.flatMap(([ids]) => listed(ids))]
    expect(all).toHaveLength(new Set(all).size)
    // Of version 5.0.0: 70 of level 1 and 183 of level 2.
    expect(all).toHaveLength(253)
    expect(all.filter((id) => !/^\d{1,2}\.\d\.\d{1,2}$/.test(id ?? ''))).toEqual([])
  })

  it('names existing tests', () => {
    const missing = tests.filter(([, file = '', title = '']) => {
      const path = join(top, file.replaceAll('`', ''))
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(title)
    })
    expect(missing).toEqual([])
    expect(tests.length).toBeGreaterThan(80)
  })

  it('names tests for each requirement, and each test for one', () => {
    const used = new Set(requirements.flatMap(([, , , ids]) => listed(ids)))
    expect(used).toEqual(new Set(tests.map(([id]) => id)))
  })
})
