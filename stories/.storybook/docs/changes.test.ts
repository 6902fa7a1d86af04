import { expect, test } from 'vitest'
import { listComponentChanges } from './changes.ts'

const changelog = `# Changelog

## 0.2.0

- \`Table\` sorts
  by column.
- \`Menu\` is new.

## 0.1.0

- First version of everything.
`

test('a component has the entries that name it, and its first version', () => {
  expect(listComponentChanges('Table', changelog)).toEqual([
    { version: '0.2.0', changes: ['`Table` sorts by column.'] },
    { version: '0.1.0', changes: ['First version.'] },
  ])
  expect(listComponentChanges('Text', changelog)).toEqual([
    { version: '0.1.0', changes: ['First version.'] },
  ])
})
