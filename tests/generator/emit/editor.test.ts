import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'

const top = join(import.meta.dirname, '../../..')
const service = getLanguageService({
  schemaRequestService: (url) => Promise.resolve(readFileSync(new URL(url), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})

/** Opens a config in the editor's language service with the cursor at `|`. */
function open(text: string, name = 'pages/explore/draft.json', schema = '../../schema/page') {
  const cursor = text.indexOf('|')
  const whole = `{ "$schema": "${schema}.schema.json", ${text.replace('|', '')}`
  const url = pathToFileURL(join(top, 'pages-config', name)).href
  const document = TextDocument.create(url, 'json', 1, whole)
  const json = service.parseJSONDocument(document)
  const position = document.positionAt(cursor + whole.indexOf(text.replace('|', '')))
  return {
    complete: async () => (await service.doComplete(document, position, json))?.items ?? [],
    names: async () =>
      ((await service.doComplete(document, position, json))?.items ?? []).map(({ label }) =>
        label.replaceAll('"', ''),
      ),
    hover: async () => JSON.stringify((await service.doHover(document, position, json))?.contents),
    problems: async () =>
      (await service.doValidation(document, json)).map(({ message, range }) => ({
        message,
        text: document.getText(range),
      })),
  }
}

const inSection = (fields: string) => `"sections": [{ ${fields} }] }`

describe('completion', () => {
  test('offers the sections with their descriptions', async () => {
    const items = await open(inSection('"section": |')).complete()
    const hero = items.find(({ label }) => label === '"Hero"')
    expect(JSON.stringify(hero?.documentation)).toContain('The opening of a page')
    expect(items.map(({ label }) => label)).toContain('"StatBand"')
  })

  test('offers only the fields of the chosen section', async () => {
    const names = await open(inSection('"section": "StatBand", |')).names()
    expect(names).toEqual(expect.arrayContaining(['anchor', 'items']))
    expect(names).not.toContain('lead')
    const hero = await open(inSection('"section": "Hero", |')).names()
    expect(hero).toEqual(expect.arrayContaining(['title', 'lead', 'picture']))
  })

  test.each([
    ['ids of messages', inSection('"section": "Hero", "lead": |'), 'page.about-us.hero.lead'],
    ['pictures', inSection('"section": "Hero", "picture": |'), 'house'],
    ['figures', inSection('"section": "StatBand", "items": [{ "figure": | }]'), 'homePower'],
    ['routes', inSection('"section": "Hero", "primary": { "href": | }'), '/about-us'],
    ['records of data pages', '"data": | }', 'news'],
    ['layouts', '"layout": | }', 'none'],
  ])('offers %s', async (_what, text, name) => {
    expect(await open(text).names()).toContain(name)
  })

  test('offers the fields of a page and inserts a default', async () => {
    const items = await open('| }').complete()
    expect(items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['title', 'sections', 'noindex']),
    )
    expect(items.find(({ label }) => label === 'noindex')?.insertText).toContain('false')
  })

  test('offers pages and messages in the menu', async () => {
    const menu = (fields: string) => open(`"menu": [{ ${fields} }] }`, 'site.json', 'schema/site')
    expect(await menu('"href": |').names()).toContain('/explore/news')
    expect(await menu('"label": |').names()).toContain('nav.products')
  })
})

describe('the snippet of a section', () => {
  test('contains the required fields', async () => {
    const items = await open('"sections": [ | ] }').complete()
    const hero = items.find(({ label }) => label === 'Hero')
    expect(JSON.stringify(hero?.documentation)).toContain('The opening of a page')
    const text = hero?.insertText ?? ''
    for (const field of ['section', 'title', 'lead', 'picture'])
      expect(text).toContain(`"${field}":`)
    expect(text).toContain('"Hero"')
    expect(text).not.toContain('"callouts"')
  })

  test('has the minimum number of entries', async () => {
    const items = await open('"sections": [ | ] }').complete()
    const band = items.find(({ label }) => label === 'StatBand')?.insertText ?? ''
    expect(band.match(/"figure":/g)).toHaveLength(2)
  })
})

describe('files without $schema', () => {
  interface Mapping {
    readonly fileMatch: readonly string[]
    readonly url: string
  }
  const settings = JSON.parse(readFileSync(join(top, '.vscode/settings.json'), 'utf8')) as {
    'json.schemas': readonly Mapping[]
  }
  const mappings = settings['json.schemas']
  const mapped = getLanguageService({
    schemaRequestService: (url) => Promise.resolve(readFileSync(new URL(url), 'utf8')),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  })
  mapped.configure({
    schemas: mappings.map(({ fileMatch, url }) => ({
      fileMatch: [...fileMatch],
      uri: pathToFileURL(join(top, url)).href,
    })),
  })

  /** Returns the completions in a file of this repository at `|`. */
  async function offered(name: string, text: string): Promise<readonly string[]> {
    const url = pathToFileURL(join(top, 'pages-config', name)).href
    const document = TextDocument.create(url, 'json', 1, text.replace('|', ''))
    const json = mapped.parseJSONDocument(document)
    const list = await mapped.doComplete(document, document.positionAt(text.indexOf('|')), json)
    return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ''))
  }

  test('every schema is mapped to a file', () => {
    const names = readdirSync(join(top, 'pages-config/schema')).filter(
      (name) => name !== 'names.schema.json',
    )
    const used = mappings.map(({ url }) => basename(url))
    expect(used.toSorted()).toEqual(names.toSorted())
  })

  test.each([
    ['content/news.json', '[{ "topic": | }]', 'support'],
    ['content/figures.json', '{ "one": { | } }', 'limit'],
    ['messages/de.json', '{ | }', 'page.about-us.hero.title'],
    ['messages/de/pages/about.json', '{ | }', 'page.about-us.hero.title'],
  ])('%s has completion', async (name, text, offer) => {
    expect(await offered(name, text)).toContain(offer)
  })

  test.each([
    'content/news.json',
    'content/figures.json',
    'messages/en.json',
    'messages/de.json',
    'site.json',
    'content/products.json',
  ])('%s of this site has no error', async (name) => {
    const path = join(top, 'pages-config', name)
    const document = TextDocument.create(
      pathToFileURL(path).href,
      'json',
      1,
      readFileSync(path, 'utf8'),
    )
    const problems = await mapped.doValidation(document, mapped.parseJSONDocument(document))
    expect(problems.map(({ message }) => message)).toEqual([])
  })
})

describe('hover', () => {
  test('shows the text of a message id, and the size and alternative text of a picture', async () => {
    const messages = JSON.parse(
      readFileSync(join(top, 'pages-config/messages/en.json'), 'utf8'),
    ) as Readonly<Record<string, string>>
    const id = 'page.about-us.hero.title'
    const section = '"section": "Hero", '
    expect(
      await open(inSection(`${section}"title": "${id.slice(0, 9)}|${id.slice(9)}"`)).hover(),
    ).toContain(messages[id])
    const picture = await open(inSection(`${section}"picture": "hou|se"`)).hover()
    expect(picture).toMatch(/\d+ × \d+ px/)
    expect(picture).toContain(messages['picture.house.alt'])
  })

  test('explains a field, a section and a limit', async () => {
    expect(await open('"lay|out": "none" }').hover()).toContain('a logo that leads home')
    expect(await open(inSection('"section": "He|ro"')).hover()).toContain('opening of a page')
    expect(await open(inSection('"section": "StatBand", "it|ems": []')).hover()).toContain(
      'Two to four',
    )
  })
})

describe('an error', () => {
  const page = '"title": "page.about-us.title", "description": "page.about-us.description"'

  test.each([
    ['a section that is none', `${page}, ${inSection('"section": "Testimonal"')}`, '"Testimonal"'],
    ['an unknown field', `${page}, ${inSection('"section": "StatBand", "itmes": []')}`, '"itmes"'],
    ['a layout that is none', `"layout": "wide", ${page}, "sections": [] }`, '"wide"'],
    [
      'an unknown message',
      `${page.replace('us.title', 'us.titel')}, "sections": [] }`,
      '"page.about-us.titel"',
    ],
  ])('is reported at %s', async (_what, text, place) => {
    expect((await open(text).problems()).map((problem) => problem.text)).toContain(place)
  })

  test('is not reported for an old path without page', async () => {
    const text = '"redirects": [{ "from": "/old-news", "to": "/explore/news", "status": 301 }] }'
    const problems = await open(text, 'site.json', 'schema/site').problems()
    expect(problems.map((problem) => problem.text)).not.toContain('"/old-news"')
  })

  test('is not reported for a config of this site', async () => {
    const name = 'pages/about-us.json'
    const text = readFileSync(join(top, 'pages-config', name), 'utf8')
    const document = TextDocument.create(
      pathToFileURL(join(top, 'pages-config', name)).href,
      'json',
      1,
      text,
    )
    const problems = await service.doValidation(document, service.parseJSONDocument(document))
    expect(problems.map(({ message }) => message)).toEqual([])
  })
})
