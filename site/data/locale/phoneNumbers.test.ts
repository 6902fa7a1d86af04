import { expect, it } from 'vitest'
import { formatInternationalPhoneNumber } from './phoneNumbers.ts'

it.each([
  ['+49', '030 23125 000', '+49 30 23125 000'],
  ['+49', '30 23125 000', '+49 30 23125 000'],
  ['+86', '138 0013 8000', '+86 138 0013 8000'],
  ['+39', '06 1234 5678', '+39 06 1234 5678'],
  ['+225', '07 12 34 56 78', '+225 07 12 34 56 78'],
])('dials %s and %s from abroad as %s', (code, number, dialled) => {
  expect(formatInternationalPhoneNumber(code, number)).toBe(dialled)
})
