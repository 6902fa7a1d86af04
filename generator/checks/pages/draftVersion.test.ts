import { expect, test } from 'vitest'
import {
  type FixtureConfigChange,
  findFixtureProblems,
  validFixtureProject,
} from '#tests/fixtures/pageConfigs.ts'

const { redirectFrom: _, ...page } = validFixtureProject['pages/about-us.json'] as Record<
  string,
  unknown
>
const draft = { ...page, draft: true }

test('accepts a draft beside its published page', () => {
  expect(findFixtureProblems(['pages/about-us.draft.json', [], draft])).toEqual([])
})

test.each([
  ['about-us.draft', page, 'The draft of a published page needs "draft": true.'],
  [
    'about-us.draft',
    { ...draft, redirectFrom: ['/past'] },
    'Old addresses belong to the published page.',
  ],
  [
    'about-them.draft',
    draft,
    'There is no page pages-config/pages/about-them.json that this could be the draft of.',
  ],
])('rejects %s.json', (id, value, what) => {
  expect(findFixtureProblems([`pages/${id}.json`, [], value])).toMatchObject([
    { code: 'draft-version', what },
  ])
})

const sentence =
  'A sentence of more than twelve words, of which the draft changes the German ones alone.'
const words: readonly FixtureConfigChange[] = [
  'page.about.hero.title',
  'page.about.draft.title',
].map((id) => ['messages/en.json', [id], sentence])

test('allows a draft version to repeat the sentences of its page, but no other page', () => {
  const own = { ...draft, sections: [{ section: 'PageHeader', title: 'page.about.draft.title' }] }
  expect(findFixtureProblems(['pages/about-us.draft.json', [], own], ...words)).toEqual([])
  const codes = findFixtureProblems(['pages/about-them.json', [], own], ...words).map(
    ({ code }) => code,
  )
  expect(codes).toContain('repeated-text')
})
