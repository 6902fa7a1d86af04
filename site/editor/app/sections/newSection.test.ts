import { expect, test } from 'vitest'
import type { EditorSectionEntry } from '../../api/site.ts'
import { createPageDocument, mergeCatalogueTexts } from '../state/pageDocument.ts'
import { addSectionFromExample } from './newSection.ts'

const info: EditorSectionEntry = {
  description: '',
  underHeader: false,
  fields: ['title', 'text'].map((name) => ({
    name,
    optional: false,
    description: '',
    kind: 'words',
    heading: false,
  })),
  examples: {},
  code: '',
  story: '',
}
const example = { title: 'split.title', text: 'split.text' }
const texts = { en: { 'split.title': 'One', 'split.text': 'Read <a>more</a>.' }, de: {}, cn: {} }

test('sections that are added have no placeholder in common, in any language', () => {
  const page = createPageDocument('solutions/balcony', { sections: [] })
  const options = { index: 0, key: 'new', name: 'Split', info, example }
  const first = addSectionFromExample(page, options, texts)
  const saved = mergeCatalogueTexts(texts, first.words)
  const { words } = addSectionFromExample(first, { ...options, key: 'second' }, saved)
  expect(Object.values(words['en'] ?? {})).toEqual([
    'Write the title here (1)',
    '<a>Write the text here (2)</a>',
    'Write the title here (3)',
    '<a>Write the text here (4)</a>',
  ])
  for (const catalogue of ['en', 'de', 'cn']) {
    const all = Object.values(words[catalogue] ?? {})
    expect([catalogue, new Set(all).size]).toEqual([catalogue, 4])
  }
})
