import { describe, expect, it } from 'vitest'
import { createUndoHistory, type UndoHistoryAction, reduceUndoHistory } from './history.ts'
import { createPageDocument, replaceMessageTexts, type PageDocument } from './pageDocument.ts'

const config = { title: 'page.a.title', sections: [{ section: 'Hero' }, { section: 'Faq' }] }
const anchored = [{ section: 'Hero', anchor: 'top' }, { section: 'Faq' }]
const withAnchor = (before: PageDocument): PageDocument => ({
  ...before,
  items: before.items.map((item, index) =>
    index === 0 ? { ...item, value: { ...item.value, anchor: 'top' } } : item,
  ),
})
const withField = (name: string, value: unknown) => (before: PageDocument) => ({
  ...before,
  root: { ...before.root, [name]: value },
})
const change = (
  apply: (before: PageDocument) => PageDocument,
  at = 0,
  tag?: string,
): UndoHistoryAction => ({ type: 'change', change: apply, at, ...(tag !== undefined && { tag }) })
const run = (...actions: readonly UndoHistoryAction[]) =>
  actions.reduce(reduceUndoHistory, createUndoHistory(createPageDocument('a', config)))

describe('a save', () => {
  it('takes over the fields that it merged from the file, in every state that can be undone to', () => {
    const saved = run(change(withAnchor), change(withField('draft', true)), {
      type: 'saved',
      before: {},
      config: { ...config, sections: anchored, draft: true, noindex: true },
    })
    expect(saved.document.root).toEqual({ title: 'page.a.title', draft: true, noindex: true })
    const undone = reduceUndoHistory(saved, { type: 'undo' })
    expect(undone.document.root).toEqual({ title: 'page.a.title', noindex: true })
  })

  it('takes over that a field was removed from the file', () => {
    const opened = createUndoHistory(createPageDocument('a', { ...config, noindex: true }))
    const changed = reduceUndoHistory(opened, change(withAnchor))
    const saved = reduceUndoHistory(changed, {
      type: 'saved',
      before: {},
      config: { ...config, sections: anchored },
    })
    expect(saved.document.root).toEqual({ title: 'page.a.title' })
    expect(reduceUndoHistory(saved, { type: 'undo' }).document.root).toEqual({
      title: 'page.a.title',
    })
  })

  it('takes over the fields of sections that it merged, and keeps the sections selectable', () => {
    const changed = run(change(withAnchor))
    const theirs = [anchored[0], { section: 'Faq', anchor: 'questions' }]
    const saved = reduceUndoHistory(changed, {
      type: 'saved',
      before: {},
      config: { ...config, sections: theirs },
    })
    expect(saved.document.items.map(({ value }) => value)).toEqual(theirs)
    const keys = (document: PageDocument) => document.items.map(({ key }) => key)
    expect(keys(saved.document)).toEqual(keys(changed.document))
    const undone = reduceUndoHistory(saved, { type: 'undo' }).document
    expect(undone.items.map(({ value }) => value)).toEqual([config.sections[0], theirs[1]])
  })

  it('reopens the file if it has other sections', () => {
    const sections = [...anchored, { section: 'CallToAction' }]
    const saved = run(change(withAnchor), {
      type: 'saved',
      before: {},
      config: { ...config, sections },
    })
    expect(saved.document.items.map(({ value }) => value)).toEqual(sections)
    expect(saved.past).toEqual([])
  })

  it('can be undone as an edit: the texts before it become changes', () => {
    const text = (words: string) => (before: PageDocument) =>
      replaceMessageTexts(before, { en: { 'page.a.title': words } })
    const saved = run(change(text('New')), {
      type: 'saved',
      before: { en: { 'page.a.title': 'Old' } },
      config,
    })
    expect(saved.document.words).toEqual({})
    expect(reduceUndoHistory(saved, { type: 'undo' }).document.words).toEqual({
      en: { 'page.a.title': 'Old' },
    })
  })

  it('gives sections of other states their positions in the saved file', () => {
    const reversed = change((before) => ({ ...before, items: before.items.toReversed() }))
    const sections = config.sections.toReversed()
    const saved = run(reversed, { type: 'saved', before: {}, config: { ...config, sections } })
    expect(saved.document.items.map(({ from }) => from)).toEqual([0, 1])
    const undone = reduceUndoHistory(saved, { type: 'undo' })
    expect(undone.document.items.map(({ from }) => from)).toEqual([1, 0])
  })
})

describe('changes', () => {
  it('of one field in quick succession are one step', () => {
    const typed = run(
      change(withField('a', 1), 1000, 'a'),
      change(withField('a', 2), 1500, 'a'),
      change(withField('b', 1), 1600, 'b'),
      change(withField('b', 2), 3600, 'b'),
    )
    expect(typed.past).toHaveLength(3)
    expect(reduceUndoHistory(typed, { type: 'undo' }).document.root).toMatchObject({ a: 2, b: 1 })
  })

  it('that change nothing are no step', () => {
    expect(run(change((before) => before)).past).toHaveLength(0)
  })
})
