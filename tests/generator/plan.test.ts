import { array, assert, boolean, constantFrom, property, record, shuffledSubarray, stringMatching, uniqueArray } from 'fast-check' // prettier-ignore
import { expect, test } from 'vitest'
import { type Change, goodProject, sourcesOf } from '#generator/checks/fixture.ts'
import { emit } from '#generator/emit/index.ts'
import { inspect } from '#generator/index.ts'
import { makePlan } from '#generator/plan.ts'
import { localeCodes, splitLocale } from '#data/locales.ts'

const page = { ...(goodProject['pages/about-us.json'] as object), redirectFrom: [] }
const [first] = goodProject['content/news.json'] as readonly object[]
const words = (id: string) => ({ en: id, cn: '新闻', de: `${id} neu` })

/** Sites of any pages and records, in which nothing is wrong. */
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
}).map(({ paths, records, noindex, draft }): readonly Change[] => [
  ...paths.map((id): Change => [`pages/${id}.json`, [], { ...page, noindex }]),
  ['pages/about-us.json', ['draft'], draft && undefined],
  [
    'content/news.json',
    [],
    [first, ...records.map((one) => ({ ...first, ...one, title: words(one.id), summary: words(`${one.id}.`) }))], // prettier-ignore
  ],
])

const planned = (
  changes: readonly Change[],
  order: (files: [string, string][]) => [string, string][],
) => {
  // prettier-ignore
  const sources = sourcesOf(...changes)
  const { project, problems } = inspect({ ...sources, files: new Map(order([...sources.files])) })
  return { project, problems, plan: makePlan(project) }
}

test('any order of reading gives the same bytes', { timeout: 120_000 }, () => {
  assert(
    property(sites, array(constantFrom(0, 1, 2)), (changes, keys) => {
      const bytes = (order: (files: [string, string][]) => [string, string][]) => {
        const { plan, project } = planned(changes, order)
        return JSON.stringify([...emit(plan, project).generated.files])
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

test(
  'an address belongs to one page, and every variant of it is an address as well',
  { timeout: 120_000 },
  () => {
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
          for (const address of addresses) expect(splitLocale(address).locale).toBe(locale)
        }
        // A record is a variant only of pages in languages whose websites show it.
        const shownIn = Map.groupBy(all, (address) => splitLocale(address).path)
        for (const variants of shownIn.values()) {
          const locales = variants.map((address) => splitLocale(address).locale)
          expect(new Set(locales).size).toBe(locales.length)
        }
      }),
      { numRuns: 12 },
    )
  },
)

test(
  'a plan made again of what has changed is the plan made of it anew',
  { timeout: 120_000 },
  () => {
    assert(
      property(sites, sites, (before, after) => {
        const bytes = (changes: readonly Change[]) => {
          const { plan, project } = planned(changes, (files) => files)
          return JSON.stringify([...emit(plan, project).generated.files])
        }
        const fresh = bytes(after)
        bytes(before)
        expect(bytes(after)).toBe(fresh)
      }),
      { numRuns: 6 },
    )
  },
)
