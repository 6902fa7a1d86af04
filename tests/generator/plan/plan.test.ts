import {
  array,
  assert,
  boolean,
  constantFrom,
  property,
  record,
  shuffledSubarray,
  stringMatching,
  uniqueArray,
} from 'fast-check'
import { expect, test } from 'vitest'
import {
  type FixtureConfigChange,
  validFixtureProject,
  createFixtureSources,
} from '../../fixtures/pageConfigs.ts'
import { emitSiteFiles } from '#generator/emit/index.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import { createSitePlan } from '#generator/plan/plan.ts'
import { localeCodes, splitLocaleFromPath } from '#data/locale/locales.ts'

const page = { ...(validFixtureProject['pages/about-us.json'] as object), redirectFrom: [] }
const [first] = validFixtureProject['content/news.json'] as readonly object[]
const words = (id: string) => ({ en: id, cn: '新闻', de: `${id} neu` })

/** Arbitrary valid sites. */
const sites = record({
  paths: uniqueArray(stringMatching(/^[a-z]{3,5}(\/[a-z]{3,5}){0,2}$/), { maxLength: 8 }),
  records: uniqueArray(
    record({
      id: stringMatching(/^[a-z]{4,8}$/),
      state: boolean(),
      websites: shuffledSubarray([1, 2, 3, 4], { minLength: 1 }),
    }),
    { maxLength: 6, selector: ({ id }) => id },
  ),
  noindex: boolean(),
  draft: boolean(),
}).map(({ paths, records, noindex, draft }): readonly FixtureConfigChange[] => [
  ...paths.map((id): FixtureConfigChange => [`pages/${id}.json`, [], { ...page, noindex }]),
  ['pages/about-us.json', ['draft'], draft && undefined],
  [
    'content/news.json',
    [],
    [
      first,
      ...records.map((one) => ({
        ...first,
        ...one,
        title: words(one.id),
        summary: words(`${one.id}.`),
      })),
    ],
  ],
])

const planned = (
  changes: readonly FixtureConfigChange[],
  order: (files: [string, string][]) => [string, string][],
) => {
  const sources = createFixtureSources(...changes)
  const { project, problems } = decodeAndCheckSources({
    ...sources,
    files: new Map(order([...sources.files])),
  })
  return { project, problems, plan: createSitePlan(project) }
}

test('the output does not depend on the order of files', () => {
  assert(
    property(sites, array(constantFrom(0, 1, 2)), (changes, keys) => {
      const bytes = (order: (files: [string, string][]) => [string, string][]) => {
        const { plan, project } = planned(changes, order)
        return JSON.stringify([...emitSiteFiles(plan, project).files])
      }
      const shuffled = (files: [string, string][]) =>
        files
          .map((file, index) => [keys[index % Math.max(1, keys.length)] ?? 0, file] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, file]) => file)
      expect(bytes((files) => shuffled(files).toReversed())).toBe(bytes((files) => files))
    }),
    { numRuns: 8 },
  )
})

test('an address belongs to one page and exists in every language of the page', () => {
  assert(
    property(sites, (changes) => {
      const { plan } = planned(changes, (files) => files)
      const all = plan.routes.flatMap(({ addresses }) => addresses)
      expect(new Set(all).size).toBe(all.length)
      const modules = plan.pages.map(({ module }) => module)
      expect(new Set(modules).size).toBe(modules.length)
      for (const { page: id, locale, addresses } of plan.routes) {
        const own = plan.pages.find((one) => one.id === id)
        expect(own).toBeDefined()
        expect(localeCodes).toContain(locale)
        for (const address of addresses) expect(splitLocaleFromPath(address).locale).toBe(locale)
      }
      // A record only exists in the languages of its websites.
      const shownIn = Map.groupBy(all, (address) => splitLocaleFromPath(address).path)
      for (const variants of shownIn.values()) {
        const locales = variants.map((address) => splitLocaleFromPath(address).locale)
        expect(new Set(locales).size).toBe(locales.length)
      }
    }),
    { numRuns: 12 },
  )
})

test('an incremental plan equals a full one', () => {
  assert(
    property(sites, sites, (before, after) => {
      const bytes = (changes: readonly FixtureConfigChange[]) => {
        const { plan, project } = planned(changes, (files) => files)
        return JSON.stringify([...emitSiteFiles(plan, project).files])
      }
      const fresh = bytes(after)
      bytes(before)
      expect(bytes(after)).toBe(fresh)
    }),
    { numRuns: 6 },
  )
})
