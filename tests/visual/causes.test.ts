import { beforeAll, describe, expect, it } from 'vitest'
import { checkSources } from '#generator/index.ts'
import type { Project } from '#generator/input/project.ts'
import { readSources } from '#generator/input/read.ts'
import {
  type Locale,
  localeCodes,
  locales,
  localizePath,
  splitLocale,
} from '#data/locale/locales.ts'
import { addressesAffected, causesFor, causesOf } from './causes.ts'
import { type Change, top } from './changes.ts'

let project: Project

beforeAll(() => {
  ;({ project } = checkSources(readSources(top)))
})

const affectedAddresses = (...changes: readonly (string | Change)[]) => {
  const all = addressesAffected(
    causesOf(
      changes.map((change) => (typeof change === 'string' ? { path: change } : change)),
      project,
    ),
  )
  return all === 'everywhere' ? all : [...all].toSorted()
}

/** A change of one message in a catalogue. */
const translated = (catalogue: 'en' | 'de' | 'au', id: string): Change => ({
  path: `pages-config/messages/${catalogue}.json`,
  before: JSON.stringify({ [id]: 'before', 'page.about-us.title': 'same' }),
  after: JSON.stringify({ [id]: 'after', 'page.about-us.title': 'same' }),
})

const title = 'page.about-us.hero.title'

describe('addresses affected by a change', () => {
  const everywhere = (path: string, shown: (locale: Locale) => boolean = () => true) =>
    localeCodes.flatMap((locale) => (shown(locale) ? localizePath(locale, path) : [])).toSorted()

  it.each(['de', 'au', 'en'] as const)(
    'a translation (%s) affects the pages that show it, in its languages',
    (catalogue) => {
      expect(affectedAddresses(translated(catalogue, title))).toEqual(
        everywhere('/about-us', (locale) => locales[locale].catalogues.includes(catalogue)),
      )
    },
  )

  it('the title of a page affects this page and site maps, in its languages', () => {
    expect(affectedAddresses(translated('de', 'page.warranty.title'))).toEqual([
      '/de/sitemap',
      '/de/support-center/warranty',
    ])
  })

  it('messages of the shell affect every page, in their languages', () => {
    const all = affectedAddresses(translated('de', 'footer.newsletter.text'))
    expect(all.length).toBeGreaterThan(40)
    for (const address of all) expect(splitLocale(address).locale).toBe('de')
  })

  it('a page config affects this page in all languages', () => {
    expect(affectedAddresses('pages-config/pages/about-us.json')).toEqual(everywhere('/about-us'))
  })

  it('a section or a component affects the pages that contain it', () => {
    const section = affectedAddresses('site/sections/Mark/Mark.tsx')
    expect(section).toContain('/de/about-us/mark')
    expect(section).not.toContain('/de')
    expect(affectedAddresses('design-system/components/Badge/Badge.css.ts')).not.toContain(
      '/de/about-us/mark',
    )
  })

  it('a picture affects the pages that show it', () => {
    const [picture] = project.pictures.entries
    const file = `site/public/pictures/${picture?.id}-320.0adf9fee.webp`
    expect(causesOf([{ path: file }], project).map(({ name }) => name)).toEqual([picture?.id])
  })

  it.each([
    'design-system/tokens/palette.ts',
    'generator/emit/page.ts',
    'package-lock.json',
    'site/app/document/Document.tsx',
    'site/public/drawings/map.svg',
    'design-system/components/Gone/Gone.tsx',
  ])('%s affects all or nearly all pages', (path) => {
    const all = affectedAddresses(path)
    if (all !== 'everywhere') expect(all.length).toBeGreaterThan(200)
    else expect(all).toBe('everywhere')
  })

  it.each([
    'README.md',
    'pages-config/schema/page.schema.json',
    'pages-config/translated/de.json',
    'tests/e2e/forms/forms.spec.ts',
    'tests/visual/review/server.ts',
    'site/server/app.ts',
    'site/sections/Hero/Hero.examples.ts',
    'stories/components/forms/Button.stories.tsx',
  ])('%s affects no page', (path) => {
    expect(affectedAddresses(path)).toEqual([])
  })
})

it('reports all causes, uncommitted ones first', () => {
  const palette = { path: 'design-system/tokens/palette.ts' }
  const namesFor = (address: string, ...changes: readonly Change[]) =>
    causesFor(address, causesOf(changes, project)).map(({ name }) => name)
  const text = translated('de', title)
  expect(namesFor('/de/about-us', palette, text)).toEqual([`${title} (de)`, palette.path])
  const uncommitted = { ...palette, isUncommitted: true }
  expect(namesFor('/de/about-us', uncommitted, text)).toEqual([palette.path, `${title} (de)`])
  expect(namesFor('/de', palette, text)).toEqual([palette.path])
  expect(namesFor('/de')).toEqual([])
})
