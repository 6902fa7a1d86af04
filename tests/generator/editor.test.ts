import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'

const top = join(import.meta.dirname, '../..')
const service = getLanguageService({
  schemaRequestService: (url) => Promise.resolve(readFileSync(new URL(url), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})

/** A config as an editor has it open, the cursor where `|` stands. */
function open(text: string, name = 'pages/explore/draft.json', schema = '../../schema/page') {
  const cursor = text.indexOf('|')
  const whole = `{ "$schema": "${schema}.schema.json", ${text.replace('|', '')}`
  const url = pathToFileURL(join(top, 'pages-config', name)).href
  const document = TextDocument.create(url, 'json', 1, whole)
  const json = service.parseJSONDocument(document)
  const position = document.positionAt(cursor + whole.indexOf(text.replace('|', '')))
  return {
    complete: async () => (await service.doComplete(document, position, json))?.items ?? [],
    names: async () => ((await service.doComplete(document, position, json))?.items ?? []).map(({ label }) => label.replaceAll('"', '')), // prettier-ignore
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
  test('offers the sections, each with what it is for', async () => {
    const items = await open(inSection('"section": |')).complete()
    const hero = items.find(({ label }) => label === '"Hero"')
    expect(JSON.stringify(hero?.documentation)).toContain('The opening of a page')
    expect(items.map(({ label }) => label)).toContain('"StatBand"')
  })

  test('offers the fields of the section that was chosen, and no others', async () => {
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

  test('offers the fields of a page, and writes a default', async () => {
    const items = await open('| }').complete()
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['title', 'sections', 'noindex'])) // prettier-ignore
    expect(items.find(({ label }) => label === 'noindex')?.insertText).toContain('false')
  })

  test('offers pages and messages in the menu', async () => {
    const menu = (fields: string) => open(`"menu": [{ ${fields} }] }`, 'site.json', 'schema/site')
    expect(await menu('"href": |').names()).toContain('/explore/news')
    expect(await menu('"label": |').names()).toContain('nav.products')
  })
})

describe('hover', () => {
  test('explains a field, a section and a limit', async () => {
    expect(await open('"lay|out": "none" }').hover()).toContain('a logo that leads home')
    expect(await open(inSection('"section": "He|ro"')).hover()).toContain('opening of a page')
    expect(await open(inSection('"section": "StatBand", "it|ems": []')).hover()).toContain('Two to four') // prettier-ignore
  })
})

describe('an error', () => {
  const page = '"title": "page.about-us.title", "description": "page.about-us.description"'

  test.each([
    ['a section that is none', `${page}, ${inSection('"section": "Testimonal"')}`, '"Testimonal"'],
    ['a field that is none', `${page}, ${inSection('"section": "StatBand", "itmes": []')}`, '"itmes"'], // prettier-ignore
    ['a layout that is none', `"layout": "wide", ${page}, "sections": [] }`, '"wide"'],
    ['a message that is none', `${page.replace('us.title', 'us.titel')}, "sections": [] }`, '"page.about-us.titel"'], // prettier-ignore
  ])('stands at %s', async (_what, text, place) => {
    expect((await open(text).problems()).map((problem) => problem.text)).toContain(place)
  })

  test('is told for no config of this site', async () => {
    const name = 'pages/about-us.json'
    const text = readFileSync(join(top, 'pages-config', name), 'utf8')
    const document = TextDocument.create(pathToFileURL(join(top, 'pages-config', name)).href, 'json', 1, text) // prettier-ignore
    const problems = await service.doValidation(document, service.parseJSONDocument(document))
    expect(problems.map(({ message }) => message)).toEqual([])
  })
})
