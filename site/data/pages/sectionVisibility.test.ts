import { expect, test } from 'vitest'
import { isSectionShown, getSectionVisibility } from './sectionVisibility.ts'

const at = (time: string) => Date.parse(time)
const from = '2027-03-01T08:00Z'
const until = '2027-03-02T08:00Z'

test('shows a section in its locales only', () => {
  expect(isSectionShown({ locales: ['de', 'cn'] }, 'de', 0)).toBe(true)
  expect(isSectionShown({ locales: ['de', 'cn'] }, 'en', 0)).toBe(false)
  expect(isSectionShown({}, 'en', 0)).toBe(true)
})

test('shows a section from its start until before its end', () => {
  const shown = (time: string) => isSectionShown({ from, until }, 'en', at(time))
  expect(shown('2027-03-01T07:59:59.999Z')).toBe(false)
  expect(shown(from)).toBe(true)
  expect(shown('2027-03-02T07:59:59.999Z')).toBe(true)
  expect(shown(until)).toBe(false)
})

test('finds the limits among the fields of a section', () => {
  expect(getSectionVisibility({ title: 'a.title' })).toBeUndefined()
  expect(getSectionVisibility({ title: 'a.title', until })).toEqual({ until })
})
