import { expect, test } from 'vitest'
import { type FixtureConfigChange, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const page = 'pages/about-us.json'
const moment = '2027-03-01T08:00Z'
const found = (...changes: readonly FixtureConfigChange[]) =>
  findFixtureProblems(...changes).flatMap(({ code, path }) =>
    code === 'hidden-section' || code === 'bad-date' || code === 'bad-value'
      ? `${code} ${path}`
      : [],
  )

test('accepts limits of locale and time', () => {
  expect(
    found(
      [page, ['sections', 1, 'locales'], ['de', 'en']],
      [page, ['sections', 1, 'from'], moment],
      [page, ['sections', 1, 'until'], '2027-03-02T08:00Z'],
    ),
  ).toEqual([])
})

test.each([
  ['an unknown locale', ['locales'], ['it'], 'bad-value sections[1].locales[0]'],
  ['no locale', ['locales'], [], 'bad-value sections[1].locales'],
  ['a day without time', ['from'], '2027-03-01', 'bad-value sections[1].from'],
] as const)('rejects %s', (_, field, value, problem) => {
  expect(found([page, ['sections', 1, ...field], value])).toContain(problem)
})

test('requires the end after the start', () => {
  expect(
    found([page, ['sections', 1, 'from'], moment], [page, ['sections', 1, 'until'], moment]),
  ).toEqual(['bad-date sections[1].until'])
})

test('rejects a section that its page never shows', () => {
  expect(
    found([page, ['locales'], ['en', 'de']], [page, ['sections', 1, 'locales'], ['cn']]),
  ).toContain('hidden-section sections[1].locales')
  expect(found([page, ['expiresAt'], moment], [page, ['sections', 1, 'from'], moment])).toContain(
    'hidden-section sections[1].from',
  )
  expect(found([page, ['publishAt'], moment], [page, ['sections', 1, 'until'], moment])).toContain(
    'hidden-section sections[1].until',
  )
})

test('requires the section with the heading to be always shown', () => {
  expect(found([page, ['sections', 0, 'locales'], ['de']])).toEqual([
    'hidden-section sections[0].locales',
  ])
})
