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
  splitLocaleFromPath,
} from '#data/locale/locales.ts'
import type { PictureDifference } from '../picture.ts'
import { createReport } from '../report.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import {
  canAffectPicture,
  serializeChangeReaches,
  listCausesForPicture,
  parseChangeReaches,
  getChangeReaches,
} from './affects.ts'
import { deriveChangeCauses } from './causes.ts'
import type { ChangeCause } from './changeCause.ts'
import { type ChangedFile, parseChangedLines } from './changes.ts'
import { errorPageAddress } from './errorPage.ts'
import { listChangedTokens, currentTokenFiles } from './tokenChanges.ts'
import { findTokenNames } from './tokenNames.ts'

let project: Project

beforeAll(() => {
  ;({ project } = decodeAndCheckSources(readProjectSources(repositoryRoot)))
})

const affected = (...changes: readonly (string | ChangedFile)[]) => {
  const causes = deriveChangeCauses(
    changes.map((change) => (typeof change === 'string' ? { path: change } : change)),
    project,
  )
  const all = new Set<string>()
  for (const { addresses } of causes) {
    if (addresses === 'everywhere') return addresses
    for (const address of addresses) all.add(address)
  }
  return [...all].toSorted((a, b) => (a < b ? -1 : 1))
}

const light = { theme: { brand: 'fern', mode: 'light' }, contrast: 'usual' } as const

/** A picture of a page in its language. */
const pictured = (address: string, more: Partial<PictureDifference> = {}) => ({
  address,
  page: 'about-us',
  look: { ...light, locale: splitLocaleFromPath(address).locale },
  ...more,
})

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
    for (const address of all) expect(splitLocaleFromPath(address).locale).toBe('de')
  })

  it('a text of a record affects the pages that show it, in its languages', () => {
    const article = 'pages-config/content/articles/ten-milliseconds.de.md'
    const all = affectedAddresses(article)
    expect(all).toContain('/de/explore/blog/ten-milliseconds')
    expect(all).not.toContain('/de/about-us')
    if (all !== 'everywhere')
      for (const one of all) expect(splitLocaleFromPath(one).locale).toBe('de')
  })

  it('a page config affects this page in all languages', () => {
    expect(affectedAddresses('pages-config/pages/about-us.json')).toEqual(everywhere('/about-us'))
  })

  it('rules of a section affect the pages that contain it, also if its schema affects all', () => {
    const section = 'site/sections/MaintenanceSchedule/MaintenanceSchedule'
    expect(affectedAddresses(`${section}.schema.ts`)).toContain('/de/about-us')
    for (const file of [`${section}.css.ts`, `site/sections/Mark/Deleted.tsx`]) {
      const affected = affectedAddresses(file)
      expect(affected).not.toBe('everywhere')
      expect(affected).not.toContain('/de/about-us')
    }
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
    'site/app/document/HtmlDocument.tsx',
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
  const [cause] = deriveChangeCauses([translated('de', 'page.home.hero.lead')], project)
  const story = (locale: Locale) => ({ address: hero, look: { ...light, locale } })
  expect(
    cause && [canAffectPicture(cause, story('de')), canAffectPicture(cause, story('en'))],
  ).toEqual([true, false])
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
    listCausesForPicture(pictured(address), deriveChangeCauses(changes, project)).map(
      ({ name }) => name,
    )
  const text = translated('de', title)
  expect(namesFor('/de/about-us', palette, text)).toEqual([`${title} (de)`, palette.path])
  const uncommitted = { ...palette, isUncommitted: true }
  expect(namesFor('/de/about-us', uncommitted, text)).toEqual([palette.path, `${title} (de)`])
  expect(namesFor('/de', palette, text)).toEqual([palette.path])
  expect(namesFor('/de')).toEqual([])
})

it('reads the first changed line and the properties in changed lines of styles from a patch', () => {
  const patch = `diff --git a/a.css.ts b/a.css.ts
--- a/a.css.ts
+++ b/a.css.ts
@@ -3 +3 @@ export const root = style({ display: 'grid' })
-  paddingInline: space[24],
+  paddingInline: '25px',
@@ -9,0 +10 @@
+  '@media': { [media.print]: { gap: 0 } },
diff --git a/b.css.ts b/b.css.ts
--- a/b.css.ts
+++ /dev/null
@@ -1 +0,0 @@
-export const root = style({ order: 1 })
diff --git a/c.ts b/c.ts
--- a/c.ts
+++ b/c.ts
@@ -5 +5 @@
-  text: string
+  text: number
`
  expect([...parseChangedLines(patch)]).toEqual([
    ['a.css.ts', { line: 3, styleProperties: ['paddingInline', 'paddingInline', 'gap'] }],
    ['/dev/null', { line: 1, styleProperties: [] }],
    ['c.ts', { line: 5, styleProperties: [] }],
  ])
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
  const before = new Map(currentTokenFiles)
  const replace = (file: string, from: RegExp, to: string) =>
    before.set(file, (before.get(file) ?? '').replace(from, to))
  replace('size.rem.tokens.json', /("16": \{[^}]*"value": )1\b/, '$12')
  replace('harbour.tokens.json', /("tile": \{[^}]*"value": )\d+/, '$199')
  const committed = listChangedTokens(before, currentTokenFiles)
  expect(committed).toMatchObject([
    { name: 'space.16', scopes: [''], values: [{ before: '32px', after: '16px' }] },
    { name: 'radius.tile (harbour)', scopes: ['harbour'] },
  ])
  const sources = [{ path: 'design-system/tokens/defaults.ts', line: 8 }]
  const uncommitted: typeof committed = []
  const [cause, ...others] = deriveChangeCauses(sources, project, { committed, uncommitted })
  expect(others).toEqual([])
  expect(cause?.name).toBe('tokens space.16, radius.tile (harbour)')
  expect(cause?.places).toEqual(['design-system/tokens/defaults.ts:8'])
})

it('names a changed size of a theme once, with the theme', () => {
  const text = currentTokenFiles.get('size.rem.tokens.json') ?? ''
  const own = text.indexOf('"themeSizes"')
  const changed = text
    .slice(own)
    .replace(/("height": \{\s*"medium": \{[^}]*"value": )[\d.]+/, '$19')
  const before = new Map(currentTokenFiles)
  before.set('size.rem.tokens.json', text.slice(0, own) + changed)
  expect(listChangedTokens(before, currentTokenFiles)).toMatchObject([
    { name: 'height.medium (workshop)', scopes: ['workshop'] },
  ])
})

it('names the tokens that have a value', () => {
  const look = { ...light, locale: 'en' } as const
  expect(findTokenNames('padding-left', '16px', look)).toMatch(/^space\.16\b/)
  expect(findTokenNames('padding-left', '17px', look)).toBeUndefined()
  expect(findTokenNames('border-top-left-radius', '16px', look) ?? 'none').not.toContain('space')
  expect(findTokenNames('display', 'block', look)).toBeUndefined()
})

it('shows the tokens of one theme and mode in pictures of these only', () => {
  const before = new Map(currentTokenFiles)
  const file = 'fern.dark.tokens.json'
  before.set(file, (before.get(file) ?? '').replaceAll('"hex": "#', '"hex": "#0'))
  const committed = listChangedTokens(before, currentTokenFiles)
  const sources = [{ path: 'design-system/tokens/palette.ts' }]
  const [cause] = deriveChangeCauses(sources, project, { committed, uncommitted: [] })
  const shownIn = (brand: string, mode: 'light' | 'dark', contrast: 'usual' | 'more' = 'usual') =>
    cause &&
    canAffectPicture(cause, {
      address: '/de',
      look: { theme: { brand, mode }, contrast, locale: 'de' },
      page: 'index',
    })
  expect(shownIn('fern', 'dark')).toBe(true)
  expect(shownIn('fern', 'dark', 'more')).toBe(false)
  expect(shownIn('fern', 'light')).toBe(false)
  expect(shownIn('harbour', 'dark')).toBe(false)
})

it('knows a page by its address without query and fragment, and error pages by none', () => {
  const config = deriveChangeCauses([{ path: 'pages-config/pages/search.json' }], project)
  const search = pictured('/en/search?q=battery#results', { page: 'search' })
  expect(listCausesForPicture(search, config)).toHaveLength(1)
  const missing = { ...pictured('/de/no-such-page'), page: undefined }
  expect(listCausesForPicture(missing, config)).toEqual([])
  const code = deriveChangeCauses([{ path: 'site/app/document/ErrorPage.tsx' }], project)
  expect(listCausesForPicture(missing, code)).toHaveLength(1)
  const [words] = deriveChangeCauses([translated('de', 'error.not-found.head')], project)
  expect(words?.addresses).toContain(errorPageAddress)
})

it('lists removed messages, and of an unsaved catalogue only the unsaved ones as uncommitted', () => {
  const path = 'pages-config/messages/de.json'
  const [id, other] = [title, 'page.warranty.title']
  const change = {
    path,
    isUncommitted: true,
    before: JSON.stringify({ [id]: 'one', [other]: 'two', gone: 'three' }),
    committed: JSON.stringify({ [id]: 'new', [other]: 'two' }),
    after: JSON.stringify({ [id]: 'new', [other]: 'newer' }),
  }
  const causes = deriveChangeCauses([change], project)
  expect(causes.map(({ name, isUncommitted }) => [name, isUncommitted])).toEqual([
    [`${id} (de)`, false],
    [`${other} (de)`, true],
    ['gone (de)', false],
  ])
  expect(causes[0]?.values).toEqual([{ before: 'one', after: 'new' }])
})

it('affects pages that are rendered on request by the parts of the server that fill them', () => {
  const all = affectedAddresses('site/server/account/accounts.ts')
  expect(all).toContain('/de/personal-center')
  expect(all).not.toContain('/de/about-us')
})

describe('the report', () => {
  const found = (name: string, address: string): PictureDifference => ({
    ...pictured(address),
    name,
    group: 'about-us',
    width: 400,
    problem: '9 pixels differ',
    digest: name,
    first: [0, 0],
    changed: ['picture'],
    outline: [],
    changes: [{ kind: 'area', key: 'area', title: 'area of 9 x 9 px' }],
    styles: [],
    files: [],
  })
  const causesOf = (...paths: readonly string[]): readonly ChangeCause[] =>
    deriveChangeCauses(
      paths.map((path) => ({ path, line: 7 })),
      project,
    )
  const [about, join] = ['pages-config/pages/about-us.json', 'pages-config/pages/join-us.json']

  it('lists causes that no differing picture shows', () => {
    const { unseen } = createReport([found('one', '/de/about-us')], causesOf(about, join))
    expect(unseen).toEqual([join])
  })

  it('names causes with their lines and links to page, config and lines', () => {
    const { groups, pictures } = createReport(
      [found('one', '/de/about-us?view=all'), found('two', '/cn/about-us')],
      causesOf(about),
    )
    expect(groups).toMatchObject([
      { causes: [about], places: [`${about}:7`], pictures: ['one', 'two'] },
    ])
    expect(pictures[0]?.causes).toEqual([about])
    expect(pictures[0]?.links.map(({ text }) => text)).toEqual(['Page', `${about}:1`, `${about}:7`])
  })

  it('has no causes and no link for a removed picture', () => {
    const { page: _, ...removed } = found('gone', '')
    expect(createReport([removed], causesOf(about)).pictures[0]).toMatchObject({
      causes: [],
      links: [],
    })
  })
})

it('keeps the reach of causes for the process that takes pictures', () => {
  const reaches = getChangeReaches(deriveChangeCauses([translated('de', title)], project))
  expect(parseChangeReaches(serializeChangeReaches(reaches))).toEqual(reaches)
  expect(reaches[0]).toMatchObject({ isContent: true })
  expect(parseChangeReaches(undefined)).toBeUndefined()
})
