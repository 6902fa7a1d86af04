import { describe, expect, it } from 'vitest'
import { createPageDocument, type PageDocument } from './pageDocument.ts'
import { rebasePageDocument } from './rebasePageDocument.ts'

const section = (name: string, more: object = {}) => ({
  section: 'Split',
  title: `page.a.${name}.title`,
  ...more,
})
const [a, b, c] = [section('first'), section('second'), section('third')]
const base = { title: 'page.a.title', sections: [a, b, c] }
const opened = createPageDocument('a', base)
const valuesOf = (document: PageDocument | undefined) => document?.items.map(({ value }) => value)
const edit = (index: number, more: object): PageDocument => ({
  ...opened,
  items: opened.items.map((item, at) =>
    at === index ? { ...item, value: { ...item.value, ...more } } : item,
  ),
})

describe('a document whose file was changed', () => {
  it('applies changed fields, and keeps those that were edited here', () => {
    const mine = { ...edit(0, { anchor: 'mine' }), root: { ...opened.root, draft: true } }
    const theirs = { ...base, noindex: true, sections: [a, { ...b, anchor: 'theirs' }, c] }
    const rebased = rebasePageDocument(mine, base, theirs)
    expect(rebased?.root).toEqual({ title: 'page.a.title', draft: true, noindex: true })
    expect(valuesOf(rebased)).toEqual([{ ...a, anchor: 'mine' }, { ...b, anchor: 'theirs' }, c])
    expect(rebased?.items.map(({ key }) => key)).toEqual(opened.items.map(({ key }) => key))
  })

  it('has the sections that were added there, and not those that were removed', () => {
    const added = section('added')
    const rebased = rebasePageDocument(edit(2, { anchor: 'mine' }), base, {
      ...base,
      sections: [a, added, c],
    })
    expect(valuesOf(rebased)).toEqual([a, added, { ...c, anchor: 'mine' }])
    expect(rebased?.items.map(({ from }) => from)).toEqual([0, 1, 2])
  })

  it('has their order, unless it was moved here', () => {
    const theirs = { ...base, sections: [c, a, b] }
    expect(valuesOf(rebasePageDocument(opened, base, theirs))).toEqual([c, a, b])
    const moved = { ...opened, items: opened.items.toReversed() }
    const edited = { ...base, sections: [a, { ...b, anchor: 'theirs' }, c] }
    expect(valuesOf(rebasePageDocument(moved, base, edited))).toEqual([
      c,
      { ...b, anchor: 'theirs' },
      a,
    ])
    expect(rebasePageDocument(moved, base, theirs)).toBeUndefined()
  })

  it('keeps sections added here behind the section before them', () => {
    const fresh = { key: 'new', value: section('new') }
    const mine = { ...opened, items: opened.items.toSpliced(1, 0, fresh) }
    const rebased = rebasePageDocument(mine, base, { ...base, sections: [b, c, a] })
    expect(valuesOf(rebased)).toEqual([b, c, a, fresh.value])
  })

  it('does not change when both sides have changed the same', () => {
    const mine = edit(0, { anchor: 'mine' })
    expect(
      rebasePageDocument(mine, base, { ...base, sections: [{ ...a, anchor: 'theirs' }, b, c] }),
    ).toBeUndefined()
    expect(rebasePageDocument(mine, base, { ...base, sections: [b, c] })).toBeUndefined()
    expect(
      rebasePageDocument({ ...opened, root: { title: 'x' } }, base, { ...base, title: 'y' }),
    ).toBeUndefined()
  })
})
