import { expect, test } from 'vitest'
import {
  type FixtureConfigChange,
  summarizeProblems,
  findFixtureProblems,
  createFixtureSources,
} from '#tests/fixtures/pageConfigs.ts'
import { emitSiteFiles } from '../emit/index.ts'
import { decodeAndCheckSources } from '../index.ts'
import { configLimits } from '../input/limits.ts'
import { createSitePlan } from './plan.ts'

const planned = (...changes: readonly FixtureConfigChange[]) => {
  const { project, problems } = decodeAndCheckSources(createFixtureSources(...changes))
  expect(summarizeProblems(problems)).toEqual([])
  const plan = createSitePlan(project)
  return { ...plan, files: emitSiteFiles(plan, project).files }
}
const about = 'pages/about-us.json'
const unlinked: readonly FixtureConfigChange[] = [
  ['site.json', ['action', 'href'], '/'],
  ['pages/index.json', ['sections', 2, 'primary', 'href'], '/'],
  [about, ['sections', 2, 'primary', 'href'], '/'],
]

test('emits a draft without public route and rejects links to it from published pages', () => {
  const { routes, pages, files } = planned([about, ['draft'], true], ...unlinked)
  expect(routes.some(({ page }) => page === 'about-us')).toBe(false)
  expect(pages.find(({ id }) => id === 'about-us')?.routes.path).toBe('/about-us')
  expect(files.get('routes.ts')).toMatch(/draftPages: .* = \[\n {2}\{ page: 'about-us'/)
  expect(files.get('pages/about-us.tsx')).toContain(
    "requireDraftPreview(args, loadPageData(args, 'about-us', {}))",
  )
  expect(files.get('speculation.ts')).not.toContain('about-us')
  const problems = findFixtureProblems([about, ['draft'], true])
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['draft-link']))
})

test('restricts a page to its locales and reports links from other languages', () => {
  const changes: readonly FixtureConfigChange[] = [
    [about, ['locales'], ['en', 'de']],
    [about, ['redirectFrom'], undefined],
  ]
  const { routes } = planned(...changes, ...unlinked, [about, ['noindex'], true])
  expect(routes.filter(({ page }) => page === 'about-us').map(({ path }) => path)).toEqual([
    '/en/about-us',
    '/de/about-us',
  ])
  expect(findFixtureProblems(...changes)[0]).toMatchObject({
    code: 'dead-link',
    what: '"/about-us" exists only in en, de, what links to it in others, too.',
  })
})

test('renders a page with middleware on request and suggests the nearest name for an unknown one', () => {
  const { routes, files } = planned([about, ['middleware'], ['no-referrer']])
  expect(routes.find(({ page }) => page === 'about-us')?.mode).toBe('request')
  expect(files.get('pages/about-us.tsx')).toContain("findRouteMiddleware(['no-referrer'])")
  expect(findFixtureProblems([about, ['middleware'], ['no-referer']])).toMatchObject([
    { code: 'unknown-middleware', path: 'middleware[0]', nearest: 'no-referrer' },
  ])
})

test('emits the share image of a page', () => {
  const { files } = planned([about, ['shareImage'], 'house'])
  expect(files.get('pageHeads.json')).toContain('"shareImage":"house"')
})

const call = {
  section: 'CallToAction',
  title: 'page.call.title',
  picture: 'yard',
  primary: { label: 'page.call.label', href: '/about-us' },
}
const shared: readonly FixtureConfigChange[] = [
  ['fragments/call.json', [], { sections: [call] }],
  ['pages/index.json', ['sections', 2], { fragment: 'call' }],
  [about, ['sections', 2], { fragment: 'call' }],
]

test('inlines the sections of a fragment into its pages', () => {
  const { pages, files } = planned(...shared)
  for (const id of ['index', 'about-us'])
    expect(pages.find((page) => page.id === id)?.uses.pictures).toContain('yard')
  expect(files.get('pages/about-us.tsx')).toContain('<CallToAction')
})

test.each<readonly [string, readonly FixtureConfigChange[], readonly string[]]>([
  [
    'reports a problem in a fragment once at its place',
    [...shared, ['fragments/call.json', ['sections', 0, 'picture'], 'yrad']],
    ['fragments/call.json sections[0].picture unknown-picture'],
  ],
  [
    'reports an unknown fragment at its reference',
    [...shared, [about, ['sections', 2, 'fragment'], 'cal']],
    ['pages/about-us.json sections[2].fragment unknown-fragment'],
  ],
  [
    'reports an unused fragment',
    [['fragments/call.json', [], { sections: [call] }]],
    ['fragments/call.json  unused-fragment'],
  ],
  [
    'rejects fields beside "fragment"',
    [...shared, [about, ['sections', 2, 'anchor'], 'call']],
    ['pages/about-us.json sections[2].anchor unknown-field'],
  ],
  [
    'rejects a fragment inside a fragment',
    [...shared, ['fragments/call.json', ['sections', 1], { fragment: 'call' }]],
    ['fragments/call.json sections[1].fragment unknown-field'],
  ],
])('%s', (_, changes, expected) => {
  expect(summarizeProblems(findFixtureProblems(...changes))).toEqual(expected)
})

test('reports too many sections of a page once', () => {
  const items = ['homePower', 'cycles'].map((figure) => ({ figure, label: 'figure.power' }))
  const numbers = { section: 'StatBand', items }
  const many = Array.from(
    { length: configLimits.sections },
    (_, index) => [about, ['sections', 2 + index], numbers] as const,
  )
  expect(summarizeProblems(findFixtureProblems(...many))).toEqual([
    'pages/about-us.json sections too-many-sections',
  ])
})

test('leaves sections with limits to the loader, on request if they depend on the time', () => {
  const module = (...changes: readonly FixtureConfigChange[]) => {
    const { routes, files } = planned(...changes)
    return {
      mode: routes.find(({ page }) => page === 'about-us')?.mode,
      code: files.get('pages/about-us.tsx'),
    }
  }
  const german = module([about, ['sections', 1, 'locales'], ['de']])
  expect(german.mode).toBe('built')
  expect(german.code).toContain(
    "loadPageData(args, 'about-us', {}, undefined, { s2: { locales: ['de'] } })",
  )
  expect(german.code).toContain('{data.shown?.s2 !== false && (\n        <SpecTable\n')
  expect(german.code).not.toContain('locales={')
  const timed = module([about, ['sections', 1, 'until'], '2027-03-01T08:00Z'])
  expect(timed.mode).toBe('request')
  expect(timed.code).toContain("{ s2: { until: '2027-03-01T08:00Z' } }")
})
