import { expect, test } from 'vitest'
import { type FixtureConfigChange, createFixtureSources } from '#tests/fixtures/pageConfigs.ts'
import { decodeAndCheckSources } from '../index.ts'
import { createSitePlan } from '../plan/plan.ts'

/** Returns the publication time of the first news record. */
function publicationTime(...changes: readonly FixtureConfigChange[]): string | undefined {
  const { project } = decodeAndCheckSources(createFixtureSources(...changes))
  const { routes } = createSitePlan(project)
  return routes.flatMap(({ shown }) => shown?.['/en/explore/news/first']?.publishAt ?? [])[0]
}

test('publishes news with a future date when that day begins in the earliest time zone', () => {
  expect(publicationTime(['content/news.json', [0, 'date'], '2099-01-01'])).toBe(
    '2098-12-31T10:00Z',
  )
})

test('publishes news at its "publishAt" if it has one', () => {
  expect(publicationTime(['content/news.json', [0, 'publishAt'], '2027-03-01T08:00Z'])).toBe(
    '2027-03-01T08:00Z',
  )
})
