import { expect, it } from 'vitest'
import { resolveRecordLanguage } from './records.server.ts'

const record = {
  id: 'a',
  title: { en: 'A system of {homeEnergy}', de: 'Ein System mit {homeEnergy}' },
  parts: [{ text: { en: 'Part', de: 'Teil' } }],
}
const resolved = {
  en: { id: 'a', title: 'A system of 9.98–29.94 kWh', parts: [{ text: 'Part' }] },
  de: { id: 'a', title: 'Ein System mit 9,98–29,94 kWh', parts: [{ text: 'Teil' }] },
}
const withSpaces = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00A0', ' '))

it('resolves a record to each language, with the figures in the format of the language', () => {
  for (const locale of ['en', 'de', 'en'] as const)
    expect(withSpaces(resolveRecordLanguage(record, locale))).toEqual(resolved[locale])
  expect(resolveRecordLanguage({ ...record, id: 'b' }, 'en').id).toBe('b')
})

it('resolves a record once per language', () => {
  expect(resolveRecordLanguage(record, 'de')).toBe(resolveRecordLanguage(record, 'de'))
})
