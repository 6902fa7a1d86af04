import { expect, test } from 'vitest'
import { localeCodes } from '#data/locale/locales.ts'
import {
  type FixtureConfigChange,
  createFixtureSources,
  validFixtureProject,
} from '#tests/fixtures/pageConfigs.ts'
import { decodeAndCheckSources } from '../index.ts'
import { createSitePlan } from './plan.ts'

const file = 'pages/about-us.draft.json'
const { redirectFrom: _, ...page } = validFixtureProject['pages/about-us.json'] as {
  readonly redirectFrom: unknown
  readonly sections: readonly Readonly<Record<string, unknown>>[]
}
const { sections } = page
const added = { section: 'PageHeader', title: 'page.about.title' }

const changesOf = (changed: readonly object[], ...more: readonly FixtureConfigChange[]) => {
  const draft: FixtureConfigChange = [file, [], { ...page, draft: true, sections: changed }]
  const { project } = decodeAndCheckSources(createFixtureSources(draft, ...more))
  return createSitePlan(project).pages.find(({ id }) => id === 'about-us.draft')?.changes
}
const same = { sections: sections.map(() => ({})), removed: 0, headChangedIn: [] }

test('a copy has no changes', () => {
  expect(changesOf(sections)).toEqual(same)
})

test('distinguishes new, moved and removed sections', () => {
  expect(changesOf([...sections, added])).toEqual({
    ...same,
    sections: [...same.sections, { isNew: true }],
  })
  expect(changesOf(sections.slice(1))).toEqual({
    ...same,
    sections: same.sections.slice(1),
    removed: 1,
  })
  const [first = {}, ...others] = sections
  expect(changesOf([...others, first])?.sections).toEqual([
    ...others.map(() => ({})),
    { isMoved: true },
  ])
})

test('a section is changed in the languages whose text differs', () => {
  const [first = {}, ...others] = sections
  const own = [{ ...first, title: 'page.about.draft.title' }, ...others]
  const text = (code: string, id: string) =>
    (validFixtureProject[`messages/${code}.json`] as Readonly<Record<string, string>>)[id]
  const old = String(first['title'])
  const words = (['en', 'cn', 'de'] as const).map((code): FixtureConfigChange => [
    `messages/${code}.json`,
    ['page.about.draft.title'],
    code === 'de' ? 'Anders' : text(code, old),
  ])
  expect(changesOf(own, ...words)?.sections[0]).toEqual({ changedIn: ['de'] })
  const fields = changesOf([{ ...first, anchor: 'elsewhere' }, ...others])
  expect(fields?.sections[0]).toEqual({ changedIn: localeCodes })
})
