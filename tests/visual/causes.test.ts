import { beforeAll, describe, expect, it } from 'vitest'
import { decodeAndCheckSources } from '#generator/index.ts'
import type { Project } from '#generator/input/project.ts'
import { readImportGraph } from '#generator/commands/importGraph.ts'
import { readProjectSources } from '#generator/input/read.ts'
import {
  type Locale,
  localeCodes,
  locales,
  localizePath,
  splitLocale,
} from '#data/locale/locales.ts'
import { listAffectedAddresses, listChangeCausesForAddress, deriveChangeCauses } from './causes.ts'
import { missingBaselineProblem, missingPictureProblem } from './picture.ts'
import { groupByCauses, listUnseenCauses } from './report.ts'
import { listChangedTokens, readCurrentTokenFiles } from './tokenChanges.ts'
import { type ChangedFile, repositoryRoot } from './changes.ts'

let project: Project

beforeAll(() => {
  ;({ project } = decodeAndCheckSources(readProjectSources(repositoryRoot)))
})

const affected = (...changes: readonly (string | ChangedFile)[]) => {
  const all = listAffectedAddresses(
    deriveChangeCauses(
      changes.map((change) => (typeof change === 'string' ? { path: change } : change)),
      project,
    ),
  )
  return all === 'everywhere' ? all : [...all].toSorted()
}

/** The addresses of pages only. */
const affectedAddresses = (...changes: readonly (string | ChangedFile)[]) => {
  const all = affected(...changes)
  return all === 'everywhere' ? all : all.filter((one) => one.startsWith('/'))
}

/** A change of one message in a catalogue. */
const translated = (catalogue: 'en' | 'de' | 'au', id: string): ChangedFile => ({
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

  it('the title of a page affects this page, site maps and the search, in its languages', () => {
    expect(affectedAddresses(translated('de', 'page.warranty.title'))).toEqual([
      '/de/search',
      '/de/sitemap',
      '/de/support-center/warranty',
    ])
  })

  it('messages of the shell affect every page, in their languages', () => {
    const all = affectedAddresses(translated('de', 'footer.newsletter.text'))
    expect(all.length).toBeGreaterThan(40)
    for (const address of all) expect(splitLocale(address).locale).toBe('de')
  })

  it('a text of a record affects the pages that show it, in its languages', () => {
    const article = 'pages-config/content/articles/ten-milliseconds.de.md'
    const all = affectedAddresses(article)
    expect(all).toContain('/de/explore/blog/ten-milliseconds')
    expect(all).not.toContain('/de/about-us')
    if (all !== 'everywhere') for (const one of all) expect(splitLocale(one).locale).toBe('de')
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
    expect(deriveChangeCauses([{ path: file }], project).map(({ name }) => name)).toEqual([
      picture?.id,
    ])
  })

  it.each([
    'design-system/tokens/palette.ts',
    'pages-config/content/figures.json',
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
    'tests/visual/pictures/fingerprints/index.json',
    'site/server/app.ts',
    'stories/docs/guides.ts',
  ])('%s affects no picture', (path) => {
    expect(affected(path)).toEqual([])
  })
})

it('stories are affected by their files, examples, parts and messages', () => {
  const hero = 'stories/sections/blocks/Hero.stories.tsx'
  expect(affected(hero)).toEqual([hero])
  expect(affected('site/sections/Hero/Hero.examples.ts')).toContain(hero)
  expect(affected('site/sections/Hero/Hero.tsx')).toContain(hero)
  expect(affected(translated('de', 'page.home.hero.lead'))).toContain(hero)
  expect(affected('site/server/mail/compose.ts')).toEqual(['stories/mails/Letters.stories.tsx'])
  expect(affected('pages-config/content/operating-modes.json')).toContain(
    'stories/sections/products/OperatingModes.stories.tsx',
  )
})

it('a file that imports icons depends on their drawings', () => {
  const imported = readImportGraph(repositoryRoot).get('site/sections/OperatingModes/DayPanel.tsx')
  expect(imported).toContain('design-system/components/Icon/icons.ts')
})

it('a file depends on the modules that it imports on demand', () => {
  const imported = readImportGraph(repositoryRoot).get('site/app/consent/openCookieSettings.ts')
  expect(imported).toContain('site/sections/ConsentForm/ConsentDialog.tsx')
})

it('reports all causes, uncommitted ones first', () => {
  const palette = { path: 'design-system/tokens/palette.ts' }
  const namesFor = (address: string, ...changes: readonly ChangedFile[]) =>
    listChangeCausesForAddress(address, deriveChangeCauses(changes, project)).map(
      ({ name }) => name,
    )
  const text = translated('de', title)
  expect(namesFor('/de/about-us', palette, text)).toEqual([`${title} (de)`, palette.path])
  const uncommitted = { ...palette, isUncommitted: true }
  expect(namesFor('/de/about-us', uncommitted, text)).toEqual([palette.path, `${title} (de)`])
  expect(namesFor('/de', palette, text)).toEqual([palette.path])
  expect(namesFor('/de')).toEqual([])
})

it('names changed records', () => {
  const path = 'pages-config/content/products.json'
  const list = (title: string) => JSON.stringify([{ id: 'ac-charger', title }, { id: 'other' }])
  const change = { path, before: list('before'), after: list('after') }
  expect(deriveChangeCauses([change], project).map(({ name }) => name)).toEqual([
    `${path}: ac-charger`,
  ])
  expect(affectedAddresses(change)).toContain('/de/products/ac-charger')
})

it('names changed tokens instead of their files', () => {
  const before = new Map(readCurrentTokenFiles)
  const replace = (file: string, from: RegExp, to: string) =>
    before.set(file, (before.get(file) ?? '').replace(from, to))
  replace('size.rem.tokens.json', /("16": \{[^}]*"value": )1\b/, '$12')
  replace('harbour.tokens.json', /("tile": \{[^}]*"value": )\d+/, '$199')
  const committed = listChangedTokens(before, readCurrentTokenFiles)
  expect(committed).toEqual(['space.16', 'radius.tile (harbour)'])
  const sources = [{ path: 'design-system/tokens/defaults.ts', line: 8 }]
  const uncommitted: readonly string[] = []
  const [cause, ...others] = deriveChangeCauses(sources, project, { committed, uncommitted })
  expect(others).toEqual([])
  expect(cause?.name).toBe('tokens space.16, radius.tile (harbour)')
  expect(cause?.places).toEqual(['design-system/tokens/defaults.ts:8'])
})

it('names a changed size of a theme once, with the theme', () => {
  const text = readCurrentTokenFiles.get('size.rem.tokens.json') ?? ''
  const own = text.indexOf('"themeSizes"')
  const changed = text
    .slice(own)
    .replace(/("height": \{\s*"medium": \{[^}]*"value": )[\d.]+/, '$19')
  const before = new Map(readCurrentTokenFiles)
  before.set('size.rem.tokens.json', text.slice(0, own) + changed)
  expect(listChangedTokens(before, readCurrentTokenFiles)).toEqual(['height.medium (workshop)'])
})

it('lists causes that no differing picture shows', () => {
  const causes = deriveChangeCauses(
    [{ path: 'pages-config/pages/about-us.json' }, { path: 'pages-config/pages/join-us.json' }],
    project,
  )
  const shown = { address: '/de/about-us' } as Parameters<typeof listUnseenCauses>[0][number]
  expect(listUnseenCauses([shown], causes)).toEqual(['pages-config/pages/join-us.json'])
})

it('groups pictures by cause with its lines, new and removed ones apart', () => {
  const causes = deriveChangeCauses(
    [{ path: 'pages-config/pages/about-us.json', line: 7 }],
    project,
  )
  const pictured = (name: string, problem: string, address = '/de/about-us') =>
    ({ name, problem, address, group: 'about-us' }) as Parameters<typeof groupByCauses>[0][number]
  const groups = groupByCauses(
    [
      pictured('one', 'was 9 x 9 px, is 9 x 10'),
      pictured('two', '9 pixels differ'),
      pictured('fresh', missingBaselineProblem),
      pictured('gone', missingPictureProblem, ''),
    ],
    causes,
  )
  const place = 'pages-config/pages/about-us.json'
  expect(groups.map(({ pictures, ...group }) => [group, pictures.length])).toEqual([
    [{ cause: place, places: [`${place}:7`] }, 2],
    [{ cause: 'New pictures', places: [] }, 1],
    [{ cause: 'Removed pictures', places: [] }, 1],
  ])
  expect(groups.at(-1)?.pictures[0]?.links).toEqual([])
})
