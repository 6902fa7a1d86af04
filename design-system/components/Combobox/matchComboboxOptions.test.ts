import { describe, expect, test } from 'vitest'
import { foldCaseAndDiacritics, matchComboboxOptions } from './matchComboboxOptions.ts'

const options = [
  { value: 'AU', label: 'Australia', detail: '+61' },
  { value: 'AT', label: 'Austria', detail: '+43', keywords: 'Österreich' },
  { value: 'CI', label: 'Côte d’Ivoire', detail: '+225' },
  { value: 'DE', label: 'Germany', detail: '+49', keywords: 'Deutschland' },
  { value: 'GB', label: 'United Kingdom', detail: '+44', keywords: 'UK Britain' },
  { value: 'CN', label: '中国', detail: '+86', keywords: 'China' },
]

const found = (typed: string) => matchComboboxOptions(options, typed).map(({ value }) => value)

describe('matchComboboxOptions', () => {
  test.each([
    ['', ['AU', 'AT', 'CI', 'DE', 'GB', 'CN']],
    ['aus', ['AU', 'AT']],
    ['COTE', ['CI']],
    ['ivoire', ['CI']],
    ['osterreich', ['AT']],
    ['Österr', ['AT']],
    ['uk', ['GB']],
    ['kingdom', ['GB']],
    ['+49', ['DE']],
    ['49', ['DE']],
    ['国', ['CN']],
    ['china', ['CN']],
    ['stralia', ['AU']],
    ['xyz', []],
  ])('%j finds %j', (typed, values) => {
    expect(found(typed)).toEqual(values)
  })

  test('ranks matches at the start of a label before matches of later words', () => {
    const named = ['New Zealand', 'Zealand'].map((label) => ({ value: label, label }))
    expect(matchComboboxOptions(named, 'zea').map(({ label }) => label)).toEqual([
      'Zealand',
      'New Zealand',
    ])
  })
})

test.each([
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Sjælland', 'sjaelland'],
  [' São Tomé ', 'sao tome'],
])('folds %s to %s', (text, folded) => {
  expect(foldCaseAndDiacritics(text)).toBe(folded)
})
