import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { messageCatalogueNames } from '#data/locale/locales.ts'
import type { UnsavedPageState } from '../../api/page.ts'
import { updateJsonText } from './jsonText.ts'
import { applyUnsavedPageState } from './unsavedFiles.ts'

const top = join(import.meta.dirname, '../../../..')
const catalogueFile = (name: string) => `pages-config/messages/${name}.json`
const read = (file: string) => readFileSync(join(top, file), 'utf8')
const pages = readdirSync(join(top, 'pages-config/pages'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => `pages-config/pages/${name}`)
const catalogues = new Map(
  messageCatalogueNames.map((name) => [catalogueFile(name), read(catalogueFile(name))]),
)

type Config = Readonly<Record<string, unknown>>

function unsavedOf(config: Config): UnsavedPageState {
  const { sections, ...root } = config
  const items = (sections as readonly Config[]).map((value, from) => ({ from, value }))
  return { page: '', root, items, words: {}, base: { config, words: {} } }
}

describe('unsaved states', () => {
  it.each(pages)('change no byte of %s without an edit', (file) => {
    const text = read(file)
    const texts = new Map([...catalogues, [file, text]])
    const unsaved = unsavedOf(JSON.parse(text) as Config)
    const words = Object.fromEntries(
      messageCatalogueNames.map((name) => [
        name,
        JSON.parse(read(catalogueFile(name))) as Record<string, string>,
      ]),
    )
    const untouched = { ...unsaved, words, base: { ...unsaved.base, words } }
    expect(applyUnsavedPageState(file, untouched, texts)).toMatchObject({
      files: new Map(),
      conflicts: [],
    })
  })

  it.each(pages)('restore every byte of %s when a move and an edit are taken back', (file) => {
    const text = read(file)
    const unsaved = unsavedOf(JSON.parse(text) as Config)
    const items = unsaved.items.toReversed()
    const moved = applyUnsavedPageState(file, { ...unsaved, items }, new Map([[file, text]]))
    const changed = moved.files.get(file) ?? text
    expect(JSON.parse(changed)).toEqual({
      ...unsaved.root,
      sections: items.map(({ value }) => value),
    })
    const back = unsavedOf(JSON.parse(changed) as Config)
    const restored = applyUnsavedPageState(
      file,
      { ...back, items: back.items.toReversed() },
      new Map([[file, changed]]),
    )
    expect(restored.files.get(file) ?? changed).toBe(text)
  })

  it.each(messageCatalogueNames)(
    'restore every byte of %s when new messages are removed',
    (name) => {
      const text = catalogues.get(catalogueFile(name)) ?? ''
      const before = JSON.parse(text) as Record<string, string>
      const unsaved = unsavedOf({ sections: [] })
      const lay = (current: string, id: string, mine: string | null, base: string | null) =>
        applyUnsavedPageState(
          'page',
          {
            ...unsaved,
            words: { [name]: { [id]: mine } },
            base: { config: { sections: [] }, words: { [name]: { [id]: base } } },
          },
          new Map([
            ['page', '{ "sections": [] }'],
            [catalogueFile(name), current],
          ]),
        ).files.get(catalogueFile(name)) ?? current
      for (const id of ['aaa.first', 'page.new.title', 'zzz.last']) {
        const added = lay(text, id, 'New', null)
        expect(JSON.parse(added)).toEqual({ ...before, [id]: 'New' })
        expect(Object.keys(JSON.parse(added) as object)).toEqual(
          Object.keys({ ...before, [id]: '' }).toSorted(),
        )
        expect(lay(added, id, null, 'New')).toBe(text)
      }
    },
  )
})

it('writes a message to the file of its catalogue that has it, and a new one beside those that begin alike', () => {
  const files = {
    'pages-config/messages/en.json': '{ "nav.home": "Home" }',
    'pages-config/messages/en/about.json': '{ "page.about.title": "About" }',
  }
  const words = { en: { 'page.about.title': 'About us', 'page.about.lead': 'New' } }
  const base = { config: { sections: [] }, words: { en: { 'page.about.title': 'About' } } }
  const texts = new Map([['page', '{ "sections": [] }'], ...Object.entries(files)])
  const laid = applyUnsavedPageState('page', { ...unsavedOf({ sections: [] }), words, base }, texts)
  expect([...laid.files.keys()]).toEqual(['pages-config/messages/en/about.json'])
  expect(JSON.parse([...laid.files.values()][0] ?? '')).toEqual({
    'page.about.lead': 'New',
    'page.about.title': 'About us',
  })
})

describe('updateJsonText', () => {
  const text = `{
  // The head.
  "title": "a", "list": ["x",  "y"],

  "sections": [
    { "section": "Hero",  "title": "b" },
    /* second */
    {
      "section": "Split"
    }
  ]
}
`

  it('keeps formatting, order and comments', () => {
    const { title: _, ...rest } = valueOf(text)
    expect(updateJsonText(text, { title: 'c', ...rest })).toBe(text.replace('"a"', '"c"'))
  })

  it('writes new fields behind the field before them', () => {
    const value = { title: 'a', draft: true, list: ['x', 'y'], sections: valueOf(text)['sections'] }
    expect(updateJsonText(text, value)).toBe(
      text.replace('"title": "a", "list"', '"title": "a",\n  "draft": true,\n  "list"'),
    )
  })

  it('keeps objects on one line', () => {
    const line = '[{ "a": 1, "b": [2] }]'
    const edit = (value: Config) => updateJsonText(`{"x": ${line}}`, { x: [value] })
    expect(edit({ b: [2] })).toBe('{"x": [{ "b": [2] }]}')
    expect(edit({ a: 1 })).toBe('{"x": [{ "a": 1 }]}')
    expect(edit({ a: 1, c: 3, b: [2] })).toBe('{"x": [{ "a": 1, "c": 3, "b": [2] }]}')
  })

  it('removes fields', () => {
    const { list: _, ...rest } = valueOf(text)
    expect(JSON.stringify(valueOf(updateJsonText(text, rest)))).toBe(JSON.stringify(rest))
  })

  it('moves comments along with the sections that they belong to', () => {
    const commented = `{ // A page.
  "sections": [
    // The first.
    { "section": "Hero" }, // Seen first.
    // The second,
    // on two lines.
    { "section": "Split" }, /* in the middle */
    { "section": "Faq" } // The last.
    // The end.
  ]
}
`
    const sections = valueOf(commented)['sections'] as readonly unknown[]
    const ordered = (...indexes: readonly number[]) =>
      updateJsonText(
        commented,
        { sections: indexes.map((index) => sections[index]) },
        indexes.map((from) => ({ from, value: sections[from] })),
      )
    expect(ordered(0, 1, 2)).toBe(commented)
    expect(ordered(2, 0, 1)).toBe(`{ // A page.
  "sections": [
    { "section": "Faq" }, // The last.
    // The first.
    { "section": "Hero" }, // Seen first.
    // The second,
    // on two lines.
    { "section": "Split" } /* in the middle */
    // The end.
  ]
}
`)
    expect(ordered(1, 2)).toBe(`{ // A page.
  "sections": [
    // The second,
    // on two lines.
    { "section": "Split" }, /* in the middle */
    { "section": "Faq" } // The last.
    // The end.
  ]
}
`)
    for (const order of [
      [2, 1, 0],
      [1, 0, 2],
      [0, 2, 1],
    ])
      for (const comment of commented.match(/\/\/.*|\/\*.*\*\//g) ?? [])
        expect(ordered(...order)).toContain(comment)
  })

  it('keeps line ends of Windows', () => {
    const windows = text.replaceAll('\n', '\r\n')
    const value = { ...valueOf(text), more: { a: [1, 2], b: [{ c: 1 }] } }
    const changed = updateJsonText(windows, value)
    expect(changed.replaceAll('\r\n', '')).not.toContain('\n')
    expect(valueOf(changed)).toEqual(value)
  })
})

/** Reads JSON with comments. */
const valueOf = (text: string): Config =>
  JSON.parse(text.replaceAll(/\/\/.*|\/\*.*?\*\//g, '')) as Config
