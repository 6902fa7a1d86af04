import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useText } from '#sections/site.tsx'
import type { MessageId } from '#data/pages/configFields.ts'
import type { EditorSectionEntry } from '../api/site.ts'
import { createPageDocument, mergeCatalogueTexts } from '../app/state/pageDocument.ts'
import type { PreviewState } from './bridge.ts'
import { PreviewPage } from './PreviewPage.tsx'

/** Renders by title of the section. */
const renders = new Map<string, number>()

function Note({ title }: { title: MessageId }) {
  const text = useText()
  renders.set(title, (renders.get(title) ?? 0) + 1)
  return <h2>{text(title)}</h2>
}

const info: EditorSectionEntry = {
  description: '',
  underHeader: false,
  fields: [{ name: 'title', optional: false, description: '', kind: 'words', heading: true }],
  examples: {},
  code: '',
  story: '',
}
const ids = Array.from({ length: 45 }, (_, index) => `page.test.note.${index}`)
const document = createPageDocument('test', {
  sections: ids.map((title) => ({ section: 'Note', title })),
})
const words = { en: Object.fromEntries(ids.map((id) => [id, `Text ${id}`])) }
const labels: PreviewState['labels'] = {
  sectionName: (name) => name,
  section: (name) => name,
  editing: (id) => id,
  failed: (name) => name,
  fragment: (name) => name,
  empty: '',
}
const state: PreviewState = {
  page: 'test',
  locale: 'en',
  pseudo: false,
  root: {},
  items: document.items,
  words,
  given: {},
  sections: { Note: info },
  fragments: {},
  pictures: {},
  selected: undefined,
  marks: new Map(),
  labels,
}
const components = new Map([['Note', Note as React.ComponentType<object>]])

/** Shows a state after another one; returns the titles of the sections that were rendered for it. */
function rendersOf(next: Partial<PreviewState>): readonly string[] {
  const { rerender } = render(<PreviewPage state={state} components={components} />)
  renders.clear()
  rerender(<PreviewPage state={{ ...state, ...next }} components={components} />)
  return [...renders.keys()]
}

test('a key renders the section whose text it changes, and no other', () => {
  const [, id = ''] = ids
  const changed = { en: { [id]: 'Another text' } }
  expect(rendersOf({ words: mergeCatalogueTexts(words, changed) })).toEqual([id])
  expect(screen.getByRole('heading', { name: 'Another text' })).toBeDefined()
})

test('a moved or removed section renders none', () => {
  const { items } = document
  expect(rendersOf({ items: [...items.slice(1), ...items.slice(0, 1)] })).toEqual([])
  expect(rendersOf({ items: items.slice(1) })).toEqual([])
})

test('selecting, checking and texts of other pages render none', () => {
  expect(rendersOf({ selected: document.items[3]?.key ?? '', marks: new Map() })).toEqual([])
  expect(
    rendersOf({ words: mergeCatalogueTexts(words, { en: { 'page.other.title': 'New' } }) }),
  ).toEqual([])
})

test('a changed config renders its section', () => {
  const items = document.items.map((item, index) =>
    index === 2 ? { ...item, value: { ...item.value, title: 'page.test.note.0' } } : item,
  )
  expect(rendersOf({ items })).toEqual(['page.test.note.0'])
})

test('another language renders all', () => {
  expect(rendersOf({ locale: 'de' })).toHaveLength(45)
})
