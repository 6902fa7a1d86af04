import { expect, test } from 'vitest'
import {
  type FixtureConfigChange,
  findFixtureProblems,
  summarizeProblems,
} from '#tests/fixtures/pageConfigs.ts'

const found = (...changes: readonly FixtureConfigChange[]) =>
  summarizeProblems(findFixtureProblems(...changes)).filter((line) => line.endsWith('unbound-unit'))

test('an ordinary space between number and unit is a problem of messages and records', () => {
  expect(
    found(
      ['messages/de.json', ['page.about.hero.title'], 'Ein Speicher mit 10 kWh'],
      ['content/news.json', [0, 'summary', 'cn'], '电芯温度低于 55 ℃，噪声低于 25 dB。'],
    ),
  ).toEqual([
    'content/news.json [0].summary.cn unbound-unit',
    'content/news.json [0].summary.cn unbound-unit',
    'messages/de.json page.about.hero.title unbound-unit',
  ])
})

test.each(['Ein Speicher mit 10\u00A0kWh', 'Seit 2026 speichert er', '10 Module', '3 mal'])(
  'what is joined or no unit passes: %s',
  (text) => {
    expect(found(['messages/de.json', ['page.about.hero.title'], text])).toEqual([])
  },
)

test('Markdown joins its own', () => {
  expect(found(['manuals/battery/user-manual.de.md', [], 'Mit 10 kWh.'])).toEqual([])
})
