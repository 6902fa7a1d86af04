import { expect, it } from 'vitest'
import { formatAllFigures, formatText } from './messages.server.ts'

it('formats messages with the figures that they name', () => {
  const { researchYears, capacity } = formatAllFigures('en')
  const text = formatText('en', 'page.about-us.description')
  for (const figure of [researchYears, capacity]) expect(text).toContain(figure)
  expect(text).not.toMatch(/[{}]/)
})
