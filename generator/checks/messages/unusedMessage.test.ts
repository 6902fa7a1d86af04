import { expect, test } from 'vitest'
import { summarizeProblems, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const dead = (['en', 'cn', 'de'] as const).map(
  (name) => [`messages/${name}.json`, ['dead.text'], 'Text'] as const,
)

test('a text that nothing shows is reported once, in English', () => {
  expect(summarizeProblems(findFixtureProblems(...dead))).toEqual([
    'messages/en.json dead.text unused-message',
  ])
})

test('while something else is wrong, no text is called unused', () => {
  expect(
    summarizeProblems(
      findFixtureProblems(...dead, ['pages/index.json', ['sections', 0, 'picture'], 'hose']),
    ),
  ).toEqual(['pages/index.json sections[0].picture unknown-picture'])
})

test('texts of sections that no page has now are not dead', () => {
  const waiting = (['en', 'cn', 'de'] as const).map(
    (name) => [`messages/${name}.json`, ['form.account.phone.required'], 'Text'] as const,
  )
  expect(findFixtureProblems(...waiting)).toEqual([])
})

test('a new text that nothing shows is reported as such, and not as one to translate', () => {
  const added = ['messages/en.json', ['page.home.hero.note'], 'A note'] as const
  expect(summarizeProblems(findFixtureProblems(added))).toEqual([
    'messages/en.json page.home.hero.note unused-message',
  ])
})
