import { expect, test } from 'vitest'
import { type Change, briefly, problemsOf, sourcesOf } from './checks/fixture.ts'
import { emit } from './emit/index.ts'
import { inspect } from './index.ts'
import { limits } from './limits.ts'
import { makePlan } from './plan.ts'

const planned = (...changes: readonly Change[]) => {
  const { project, problems } = inspect(sourcesOf(...changes))
  expect(briefly(problems)).toEqual([])
  const plan = makePlan(project)
  return { ...plan, files: emit(plan, project).generated.files }
}
const about = 'pages/about-us.json'
const unlinked: readonly Change[] = [
  ['site.json', ['action', 'href'], '/'],
  ['pages/index.json', ['sections', 2, 'primary', 'href'], '/'],
  [about, ['sections', 2, 'primary', 'href'], '/'],
]

test('a draft is made, but has no route; a page that visitors see cannot link to it', () => {
  const { routes, pages, files } = planned([about, ['draft'], true], ...unlinked)
  expect(routes.some(({ page }) => page === 'about-us')).toBe(false)
  expect(pages.find(({ id }) => id === 'about-us')?.routes.path).toBe('/about-us')
  expect(files.get('routes.ts')).toMatch(/draftPages: .* = \[\n {2}\{ page: 'about-us'/)
  expect(files.get('pages/about-us.tsx')).toContain("asDraft(args, loadPage(args, 'about-us', {}))")
  expect(files.get('speculation.ts')).not.toContain('about-us')
  const problems = problemsOf([about, ['draft'], true])
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['draft-link']))
})

test('a page exists in the languages it names, and links to it are told', () => {
  const changes: readonly Change[] = [
    [about, ['locales'], ['en', 'de']],
    [about, ['redirectFrom'], undefined],
  ]
  const { routes } = planned(...changes, ...unlinked)
  expect(routes.filter(({ page }) => page === 'about-us').map(({ path }) => path)).toEqual([
    '/en/about-us',
    '/de/about-us',
  ])
  expect(problemsOf(...changes)[0]).toMatchObject({
    code: 'dead-link',
    what: '"/about-us" exists only in en, de, what links to it in others, too.',
  })
})

test('a middleware makes a page answer each request; an unknown one is told with the nearest', () => {
  const { routes, files } = planned([about, ['middleware'], ['no-referrer']])
  expect(routes.find(({ page }) => page === 'about-us')?.mode).toBe('request')
  expect(files.get('pages/about-us.tsx')).toContain("routeMiddleware(['no-referrer'])")
  expect(problemsOf([about, ['middleware'], ['no-referer']])).toMatchObject([
    { code: 'unknown-middleware', path: 'middleware[0]', nearest: 'no-referrer' },
  ])
})

test('a picture to share is brought along with its words', () => {
  const { files } = planned([about, ['shareImage'], 'house'])
  expect(files.get('pageHeads.json')).toContain('"shareImage":"house"')
})

const call = {
  section: 'CallToAction',
  title: 'page.call.title',
  picture: 'house',
  primary: { label: 'page.call.label', href: '/about-us' },
}
const shared: readonly Change[] = [
  ['fragments/call.json', [], { sections: [call] }],
  ['pages/index.json', ['sections', 2], { fragment: 'call' }],
  [about, ['sections', 2], { fragment: 'call' }],
]

test('pages show the sections of a fragment as their own', () => {
  const { pages, files } = planned(...shared)
  for (const id of ['index', 'about-us'])
    expect(pages.find((page) => page.id === id)?.uses.pictures).toContain('house')
  expect(files.get('pages/about-us.tsx')).toContain('<CallToAction')
})

test.each<readonly [string, readonly Change[], readonly string[]]>([
  [
    'a slip in a fragment is told once, where it stands',
    [...shared, ['fragments/call.json', ['sections', 0, 'picture'], 'hause']],
    ['fragments/call.json sections[0].picture unknown-picture'],
  ],
  [
    'an unknown fragment is told where it is named',
    [...shared, [about, ['sections', 2, 'fragment'], 'cal']],
    ['pages/about-us.json sections[2].fragment unknown-fragment'],
  ],
  [
    'a fragment that no page shows is told',
    [['fragments/call.json', [], { sections: [call] }]],
    ['fragments/call.json  unused-fragment'],
  ],
  [
    'a fragment stands alone',
    [...shared, [about, ['sections', 2, 'anchor'], 'call']],
    ['pages/about-us.json sections[2].anchor unknown-field'],
  ],
  [
    'a fragment holds no fragment',
    [...shared, ['fragments/call.json', ['sections', 1], { fragment: 'call' }]],
    ['fragments/call.json sections[1].fragment unknown-field'],
  ],
])('%s', (_, changes, told) => {
  expect(briefly(problemsOf(...changes))).toEqual(told)
})

test('more sections than a page may have are one problem', () => {
  const many = Array.from({ length: limits.sections }, (_, index) => [about, ['sections', 2 + index], call] as const) // prettier-ignore
  expect(briefly(problemsOf(...many))).toEqual(['pages/about-us.json sections too-many-sections'])
})
