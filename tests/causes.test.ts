import { beforeAll, describe, expect, it } from 'vitest'
import { inspect } from '#generator/index.ts'
import type { Project } from '#generator/project.ts'
import { readSources } from '#generator/read.ts'
import { splitLocale } from '#data/locales.ts'
import { causesOf, nearestCauses, touched } from './visual/causes.ts'
import { type Change, top } from './visual/changes.ts'

let project: Project

beforeAll(() => {
  ;({ project } = inspect(readSources(top)))
}, 60_000)

const of = (...changes: readonly (string | Change)[]) => {
  const all = touched(
    causesOf(
      changes.map((change) => (typeof change === 'string' ? { path: change } : change)),
      project,
    ),
  )
  return all === 'everywhere' ? all : [...all].toSorted()
}

/** A catalogue in which one message says something else. */
const translated = (catalogue: 'en' | 'de' | 'au', id: string): Change => ({
  path: `pages-config/messages/${catalogue}.json`,
  before: JSON.stringify({ [id]: 'before', 'page.about-us.title': 'same' }),
  after: JSON.stringify({ [id]: 'after', 'page.about-us.title': 'same' }),
})

const title = 'page.about-us.hero.title'

describe('what a change can touch', () => {
  it.each([
    ['de', ['/de/about-us']],
    ['au', ['/au/about-us']],
    ['en', ['/about-us', '/au/about-us', '/en/about-us']],
  ] as const)('a translation (%s): the pages with it, in its languages', (catalogue, addresses) => {
    expect(of(translated(catalogue, title))).toEqual(addresses)
  })

  it('the title of a page: this page and those that list pages, in its languages', () => {
    expect(of(translated('de', 'page.warranty.title'))).toEqual([
      '/de/sitemap',
      '/de/support-center/warranty',
    ])
  })

  it('words of the frame: every page, in their languages', () => {
    const all = of(translated('de', 'footer.newsletter.text'))
    expect(all.length).toBeGreaterThan(40)
    for (const address of all) expect(splitLocale(address).locale).toBe('de')
  })

  it('a page config: this page in all languages', () => {
    expect(of('pages-config/pages/about-us.json')).toEqual(
      ['', '/au', '/cn', '/de', '/en'].map((prefix) => `${prefix}/about-us`),
    )
  })

  it('a section or a component: the pages that hold it', () => {
    const section = of('site/sections/Mark/Mark.tsx')
    expect(section).toContain('/de/about-us/mark')
    expect(section).not.toContain('/de')
    expect(of('design-system/components/Badge/Badge.css.ts')).not.toContain('/de/about-us/mark')
  })

  it('a picture: the pages that show it', () => {
    const [picture] = project.pictures.entries
    const file = `site/public/pictures/${picture?.id}-320.0adf9fee.webp`
    expect(causesOf([{ path: file }], project).map(({ name }) => name)).toEqual([picture?.id])
  })

  it.each([
    'design-system/tokens/palette.ts',
    'generator/emit/page.ts',
    'package-lock.json',
    'site/app/Document.tsx',
    'site/public/drawings/map.svg',
    'design-system/components/Gone/Gone.tsx',
  ])('%s: everything, or nearly', (path) => {
    const all = of(path)
    if (all !== 'everywhere') expect(all.length).toBeGreaterThan(200)
    else expect(all).toBe('everywhere')
  })

  it.each([
    'README.md',
    'pages-config/schema/page.schema.json',
    'pages-config/translated/de.json',
    'tests/e2e/forms.spec.ts',
    'tests/visual/review/server.ts',
    'site/server/app.ts',
    'site/sections/Hero/Hero.examples.ts',
    'stories/components/Button.stories.tsx',
  ])('%s: nothing', (path) => {
    expect(of(path)).toEqual([])
  })
})

it('names the causes that say most', () => {
  const palette = { path: 'design-system/tokens/palette.ts' }
  const causes = causesOf([palette, translated('de', title)], project)
  const near = (address: string) => nearestCauses(address, causes).map(({ name }) => name)
  expect(near('/de/about-us')).toEqual([`${title} (de)`])
  expect(near('/de')).toEqual([palette.path])
  expect(nearestCauses('/de', [])).toEqual([])
})
