import type { FixtureConfigChange } from '../../fixtures/pageConfigs.ts'
import { expect, test } from 'vitest'
import { createFixtureProject, runGenerator, readFolderTexts } from '../project.ts'

async function generatedFiles(...changes: readonly FixtureConfigChange[]) {
  const top = createFixtureProject(...changes)
  await runGenerator(top)
  const files = new Map([
    ...readFolderTexts(top, 'site/generated'),
    ...readFolderTexts(top, 'pages-config/schema'),
  ])
  const text = (name: string) => files.get(`site/generated/${name}`) ?? 'missing'
  return { files, text }
}

test('lists the generated files of a project', async () => {
  const { files } = await generatedFiles()
  expect([...files.keys()]).toMatchInlineSnapshot(`
    [
      "site/generated/builtPageSections.json",
      "site/generated/consentWords.ts",
      "site/generated/content.json",
      "site/generated/content.ts",
      "site/generated/dataColours.ts",
      "site/generated/documents.json",
      "site/generated/documents.ts",
      "site/generated/figures.ts",
      "site/generated/islands.ts",
      "site/generated/media.ts",
      "site/generated/messages.ts",
      "site/generated/messages/au.json",
      "site/generated/messages/cn.json",
      "site/generated/messages/de.json",
      "site/generated/messages/en.json",
      "site/generated/names.ts",
      "site/generated/operator.ts",
      "site/generated/pageHeads.json",
      "site/generated/pageUses.json",
      "site/generated/pageUses.ts",
      "site/generated/pages/about-us.tsx",
      "site/generated/pages/explore.news._id.tsx",
      "site/generated/pages/explore.news.tsx",
      "site/generated/pages/index.tsx",
      "site/generated/pictures.ts",
      "site/generated/placeholders.css",
      "site/generated/routes.ts",
      "site/generated/scriptWords.ts",
      "site/generated/searchWords.ts",
      "site/generated/site.ts",
      "site/generated/speculation.ts",
      "site/generated/stories/about-us.stories.tsx",
      "site/generated/stories/explore.news._id.stories.tsx",
      "site/generated/stories/explore.news.stories.tsx",
      "site/generated/stories/index.stories.tsx",
      "site/generated/theme.ts",
      "pages-config/schema/activities.schema.json",
      "pages-config/schema/articles.schema.json",
      "pages-config/schema/cases.schema.json",
      "pages-config/schema/desks.schema.json",
      "pages-config/schema/documents.schema.json",
      "pages-config/schema/expos.schema.json",
      "pages-config/schema/faqs.schema.json",
      "pages-config/schema/figures.schema.json",
      "pages-config/schema/fragment.schema.json",
      "pages-config/schema/guides.schema.json",
      "pages-config/schema/images.schema.json",
      "pages-config/schema/maintenance-tasks.schema.json",
      "pages-config/schema/messages.schema.json",
      "pages-config/schema/names.schema.json",
      "pages-config/schema/news.schema.json",
      "pages-config/schema/operating-modes.schema.json",
      "pages-config/schema/operator.schema.json",
      "pages-config/schema/page.schema.json",
      "pages-config/schema/products.schema.json",
      "pages-config/schema/site.schema.json",
      "pages-config/schema/translation.schema.json",
      "pages-config/schema/videos.schema.json",
      "pages-config/schema/warranties.schema.json",
    ]
  `)
})

test.each(['pages/index.tsx', 'pages/explore.news.tsx', 'pages/explore.news._id.tsx'])(
  'route module %s',
  async (name) => {
    const { text } = await generatedFiles()
    await expect(text(name)).toMatchFileSnapshot(`expected/${name.replace('pages/', '')}.txt`)
  },
)

test('a page under maintenance shows the notice instead of its sections, with a Retry-After header', async () => {
  const top = createFixtureProject(['pages/explore/news.json', ['maintenance'], true])
  const { plan } = await runGenerator(top)
  const page = plan?.pages.find(({ id }) => id === 'explore/news')
  expect(page).toMatchObject({ mode: 'request', title: 'maintenance.title', query: [] })
  const code = readFolderTexts(top, 'site/generated').get('site/generated/pages/explore.news.tsx')
  expect(code).toContain("respondUnderMaintenance(loadPageData(args, 'explore/news', {}))")
  expect(code).toContain('export const headers = forwardLoaderHeaders')
  expect(code).toContain('<MaintenanceNotice />')
  expect(code).not.toContain('NewsList')
})

test('a page has a story with the examples that provide its records', async () => {
  const { text } = await generatedFiles()
  await expect(text('stories/explore.news._id.stories.tsx')).toMatchFileSnapshot(
    'expected/explore.news._id.stories.tsx.txt',
  )
  expect(text('stories/index.stories.tsx')).toContain("title: 'Pages/home',")
  expect(text('stories/index.stories.tsx')).toContain('records: {},')
})

test('every page has a route in every language, and every record its addresses', async () => {
  const top = createFixtureProject()
  const { plan } = await runGenerator(top)
  expect(
    plan?.routes.map(
      ({ locale, path, mode, addresses }) => `${locale} ${path} ${mode} ${addresses.join(' ')}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "fr /about-us built /about-us",
      "en /en/about-us built /en/about-us",
      "cn /cn/about-us built /cn/about-us",
      "au /au/about-us built /au/about-us",
      "de /de/about-us built /de/about-us",
      "fr /explore/news request /explore/news",
      "en /en/explore/news request /en/explore/news",
      "cn /cn/explore/news request /cn/explore/news",
      "au /au/explore/news request /au/explore/news",
      "de /de/explore/news request /de/explore/news",
      "fr /explore/news/:id built /explore/news/first /explore/news/second",
      "en /en/explore/news/:id built /en/explore/news/first /en/explore/news/second",
      "cn /cn/explore/news/:id built /cn/explore/news/first",
      "au /au/explore/news/:id built /au/explore/news/first",
      "de /de/explore/news/:id built /de/explore/news/first /de/explore/news/second",
      "fr / built /",
      "en /en built /en",
      "cn /cn built /cn",
      "au /au built /au",
      "de /de built /de",
    ]
  `)
})

test('routes have the publication periods of pages and records', async () => {
  const top = createFixtureProject(
    ['content/news.json', [1, 'publishAt'], '2027-03-01T08:00Z'],
    ['pages/explore/news/_id.json', ['expiresAt'], '2028-01-01T00:00Z'],
    // Menus must not link to a page that expires.
    ['site.json', ['menu', 1, 'children', 0, 'href'], '/about-us'],
  )
  const { plan } = await runGenerator(top)
  const german = plan?.routes.find(({ path }) => path === '/de/explore/news/:id')
  expect(german?.shown).toEqual({
    // The beginning of its date in the earliest time zone.
    '/de/explore/news/first': { publishAt: '2026-11-11T10:00Z', expiresAt: '2028-01-01T00:00Z' },
    '/de/explore/news/second': { publishAt: '2027-03-01T08:00Z', expiresAt: '2028-01-01T00:00Z' },
  })
  expect(plan?.routes.find(({ path }) => path === '/de/about-us')).not.toHaveProperty('shown')
})

test('French falls back to English, Australian English overrides it, German headings have soft hyphens', async () => {
  const { text } = await generatedFiles()
  expect(text('messages.ts')).toContain('fr: en,')
  const words = (name: string) => JSON.parse(text(`messages/${name}.json`)) as unknown
  expect(words('au')).toMatchObject({
    'page.home.hero.lead': 'Store it, mate: {homePower}.',
    'nav.home': 'Home',
  })
  expect(words('de')).toMatchObject({
    'page.about.hero.title': 'Batterie\u00ADspeicher\u00ADsysteme',
  })
})

test('German labels of figures have soft hyphens', async () => {
  const { text } = await generatedFiles([
    'messages/de.json',
    ['figure.power'],
    'Batteriespeichersysteme',
  ])
  expect(text('messages/de.json')).toContain(
    '"figure.power": "Batterie\u00ADspeicher\u00ADsysteme"',
  )
})

test('a page lists the messages, figures and pictures that it shows', async () => {
  const top = createFixtureProject()
  const { plan } = await runGenerator(top)
  const uses = (id: string) => plan?.pages.find((page) => page.id === id)?.uses
  expect(uses('index')).toMatchInlineSnapshot(`
    {
      "figures": [
        "cycles",
        "homePower",
      ],
      "messages": [
        "figure.cycles",
        "figure.power",
        "page.call.label",
        "page.call.title",
        "page.home.hero.lead",
        "page.home.hero.title",
        "picture.house.alt",
        "picture.yard.alt",
        "unit.cycles",
      ],
      "pictures": [
        "house",
        "yard",
      ],
    }
  `)
  expect(uses('explore/news')?.pictures).toEqual(['battery'])
})

test('redirects of pages are added to those of the site', async () => {
  const { text } = await generatedFiles()
  expect(text('site.ts')).toContain("{ from: '/about', to: '/about-us', status: 301 }")
})

test('only opaque pictures have a placeholder', async () => {
  const { text } = await generatedFiles()
  expect(text('placeholders.css').match(/\..*\{\n {2}background[^}]*\}/g)).toEqual([
    '.bright-cff {\n  background: #cff;\n}',
  ])
})

test.each([
  ['#ccffff', '.bright-cff'],
  ['#336666', '.placeholder-366'],
])('a picture with the placeholder %s has the class %s', async (colour, name) => {
  const top = createFixtureProject(['pictures.json', ['house', 'placeholder', 1], colour])
  await runGenerator(top)
  const css = readFolderTexts(top, 'site/generated').get('site/generated/placeholders.css') ?? ''
  expect(css).toContain(`${name} {\n  background: `)
})

test('the editor schema has sections, fields and names', async () => {
  const { files } = await generatedFiles()
  const schema = JSON.parse(files.get('pages-config/schema/page.schema.json') ?? '') as Schema
  const { section } = schema.properties.sections.items.properties
  expect(section.oneOf.map((one) => one.const)).toContain('StatBand')
  const names = JSON.parse(files.get('pages-config/schema/names.schema.json') ?? '') as Names
  expect(names.definitions['picture']?.enum).toEqual(['battery', 'house', 'yard'])
  expect(names.definitions['link']?.anyOf?.[0]?.enum).toContain('/explore/news/first')
  const stats = schema.properties.sections.items.allOf.find(
    (one) => one.if.properties.section.const === 'StatBand',
  )
  expect(stats?.then).toMatchInlineSnapshot(`
    {
      "additionalProperties": false,
      "description": "Figures side by side as large numerals, separated by hairlines.",
      "properties": {
        "anchor": {
          "description": "Id that links can lead to, e.g. specifications",
          "type": "string",
        },
        "from": true,
        "items": {
          "description": "Two to four figures",
          "items": {
            "additionalProperties": false,
            "description": "A figure and what it measures",
            "properties": {
              "figure": {
                "allOf": [
                  {
                    "$ref": "names.schema.json#/definitions/figure",
                  },
                ],
                "description": "Name of a figure in content/figures.json",
              },
              "label": {
                "allOf": [
                  {
                    "$ref": "names.schema.json#/definitions/message",
                  },
                ],
                "description": "Id of a message shown as a label, e.g. figure.capacity.label",
              },
            },
            "required": [
              "figure",
              "label",
            ],
            "type": "object",
          },
          "maxItems": 4,
          "minItems": 2,
          "type": "array",
        },
        "locales": true,
        "section": {
          "const": "StatBand",
        },
        "until": true,
      },
      "required": [
        "section",
        "items",
      ],
      "type": "object",
    }
  `)
})

interface Names {
  readonly definitions: Readonly<Record<string, { enum?: string[]; anyOf?: { enum?: string[] }[] }>>
}

interface Schema {
  readonly properties: {
    readonly sections: {
      readonly items: {
        readonly properties: { readonly section: { readonly oneOf: { const: string }[] } }
        readonly allOf: {
          readonly if: { properties: { section: { const: string } } }
          readonly then: object
        }[]
      }
    }
  }
}
