import { describe, expect, it } from 'vitest'
import { mergeJson, type MergeConflict, mergeSections } from './merge.ts'

type Section = Readonly<Record<string, unknown>>

const split = (name: string, more: Section = {}): Section => ({
  section: 'Split',
  title: `page.a.${name}.title`,
  text: `page.a.${name}.text`,
  picture: 'house',
  ...more,
})
const [a, b, c] = [split('first'), split('second'), split('third')]
const untouched = (sections: readonly Section[]) => sections.map((value, from) => ({ from, value }))

/** Merges lists of sections; conflicts are recorded, and the given side counts. */
function merge(
  base: readonly Section[],
  mine: readonly { readonly from?: number; readonly value: Section }[],
  theirs: readonly Section[],
  side: 'mine' | 'theirs' = 'mine',
) {
  const conflicts: MergeConflict[] = []
  const merged = mergeSections({ base, mine, theirs }, (conflict) => {
    conflicts.push(conflict)
    return side
  })
  return { sections: merged.map(({ value }) => value), conflicts }
}

describe('sections of the same kind', () => {
  it('are distinguished by their contents when one was removed and another edited', () => {
    const mine = [
      { from: 0, value: { ...a, anchor: 'mine' } },
      { from: 1, value: b },
    ]
    const theirs = [{ ...b, picture: 'roof' }]
    const { sections, conflicts } = merge([a, b], mine, theirs)
    expect(conflicts).toEqual([
      { path: ['sections', 0], base: a, mine: { ...a, anchor: 'mine' }, theirs: undefined },
    ])
    expect(sections).toEqual([
      { ...a, anchor: 'mine' },
      { ...b, picture: 'roof' },
    ])
    expect(merge([a, b], mine, theirs, 'theirs').sections).toEqual(theirs)
  })

  it('keep their edits when the file has them in another order with edits of its own', () => {
    const mine = untouched([a, b, c]).with(2, { from: 2, value: { ...c, anchor: 'mine' } })
    const theirs = [
      { ...c, picture: 'roof' },
      { ...a, picture: 'roof' },
      { ...b, picture: 'roof' },
    ]
    expect(merge([a, b, c], mine, theirs)).toEqual({
      sections: [{ ...c, picture: 'roof', anchor: 'mine' }, theirs[1], theirs[2]],
      conflicts: [],
    })
  })

  it('are the same by order when all of one was replaced and none was added or removed', () => {
    const mine = untouched([a, b]).with(0, { from: 0, value: { ...a, anchor: 'mine' } })
    const other = split('other')
    expect(merge([a, b], mine, [other, b])).toEqual({
      sections: [{ ...other, anchor: 'mine' }, b],
      conflicts: [],
    })
  })

  it('are a conflict when one was edited here and all of them are new in the file', () => {
    const mine = untouched([a, b]).with(0, { from: 0, value: { ...a, anchor: 'mine' } })
    const { conflicts, sections } = merge([a, b], mine, [split('other')])
    expect(conflicts).toMatchObject([{ path: ['sections', 0], theirs: undefined }])
    expect(sections).toContainEqual({ ...a, anchor: 'mine' })
    expect(sections).toContainEqual(split('other'))
  })
})

describe('lists of sections', () => {
  it('have the additions of both sides where only one has moved others', () => {
    const added = { section: 'Faq' }
    const mine = [
      { from: 1, value: b },
      { from: 0, value: a },
    ]
    expect(merge([a, b], mine, [a, { ...b, anchor: 'theirs' }]).sections).toEqual([
      { ...b, anchor: 'theirs' },
      a,
    ])
    expect(merge([a, b], untouched([a, b]), [a, added, b]).sections).toEqual([a, added, b])
  })

  it('are a conflict as a whole when both sides have reordered them', () => {
    const mine = [
      { from: 2, value: c },
      { from: 0, value: a },
      { from: 1, value: b },
    ]
    const { conflicts, sections } = merge([a, b, c], mine, [b, a, c])
    expect(conflicts).toMatchObject([{ path: ['sections'], theirs: [b, a, c] }])
    expect(sections).toEqual([c, a, b])
  })
})

describe('values', () => {
  const mergeValues = (base: unknown, mine: unknown, theirs: unknown) => {
    const conflicts: MergeConflict[] = []
    const value = mergeJson({ path: [], base, mine, theirs }, (conflict) => {
      conflicts.push(conflict)
      return 'mine'
    })
    return { value, paths: conflicts.map(({ path }) => path) }
  }

  it('of different fields are merged, also inside lists of the same length', () => {
    const base = { title: 'a', cards: [{ title: 'b', icon: 'c' }] }
    const mine = { title: 'a', cards: [{ title: 'mine', icon: 'c' }] }
    const theirs = { title: 'theirs', cards: [{ title: 'b', icon: 'theirs' }] }
    expect(mergeValues(base, mine, theirs)).toEqual({
      value: { title: 'theirs', cards: [{ title: 'mine', icon: 'theirs' }] },
      paths: [],
    })
  })

  it('of the same field are a conflict, unless both sides say the same', () => {
    expect(mergeValues({ a: 1 }, { a: 2 }, { a: 3 })).toEqual({ value: { a: 2 }, paths: [['a']] })
    expect(mergeValues({ a: 1 }, { a: 2 }, { a: 2 })).toEqual({ value: { a: 2 }, paths: [] })
    expect(mergeValues({ a: 1 }, {}, { a: 3 })).toEqual({ value: {}, paths: [['a']] })
  })
})
