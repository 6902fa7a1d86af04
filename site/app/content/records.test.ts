import { expect, it } from 'vitest'
import { formatAllFigures, formatText } from '../messages/messages.server.ts'
import { resolveRecordLanguage } from './records.server.ts'

const record = {
  id: 'a',
  title: { en: 'A system of {homePower}', de: 'Ein System mit {homePower}' },
  parts: [{ text: { en: 'Part', de: 'Teil' } }],
}

it('resolves one record to each language, with the figures in the format of the language', () => {
  for (const locale of ['en', 'de', 'en'] as const) {
    const { homePower } = formatAllFigures(locale)
    const title = locale === 'en' ? `A system of ${homePower}` : `Ein System mit ${homePower}`
    const text = locale === 'en' ? 'Part' : 'Teil'
    expect(resolveRecordLanguage(record, locale)).toEqual({ id: 'a', title, parts: [{ text }] })
  }
  expect(resolveRecordLanguage({ ...record, id: 'b' }, 'en').id).toBe('b')
})

it('formats messages with the figures that they name', () => {
  const { researchYears, capacity } = formatAllFigures('en')
  const text = formatText('en', 'page.about-us.description')
  for (const figure of [researchYears, capacity]) expect(text).toContain(figure)
  expect(text).not.toMatch(/[{}]/)
})
