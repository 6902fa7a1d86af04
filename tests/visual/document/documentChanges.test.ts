import { describe, expect, it } from 'vitest'
import { alignLists } from './alignment.ts'
import {
  decodeDocument,
  type DocumentSnapshot,
  encodeDocument,
  formatElementLabel,
} from './documentSnapshot.ts'
import { matchElements } from './matchElements.ts'
import { comparedStyleProperties } from './properties.ts'
import { groupStyleChanges, listElementStyleChanges } from './styleChanges.ts'
import { listElementTextChanges } from './textChanges.ts'

const usual: Readonly<Record<string, string>> = { color: 'black', 'border-top-style': 'none' }

interface Node {
  readonly name: string
  readonly text?: string
  readonly styles?: Readonly<Record<string, string>>
  readonly children?: readonly Node[]
}

/** Makes a document from a tree of elements. */
function documentOf(...tree: readonly Node[]): DocumentSnapshot {
  const [rows, elements]: [string[][], DocumentSnapshot['elements'][number][]] = [[], []]
  const add = ({ name, text, styles = {}, children = [] }: Node, parent: number) => {
    const at = elements.length
    const values = comparedStyleProperties.map((one) => styles[one] ?? usual[one] ?? '0px')
    const box = [0, at * 10, 100, 10] as const
    elements.push({
      name,
      parent,
      ...(text !== undefined && { text }),
      row: rows.push(values) - 1,
      box,
    })
    for (const child of children) add(child, at)
  }
  for (const node of tree) add(node, -1)
  return { rows, elements }
}

it('an address in a value is the same whatever the port of the server', () => {
  const served = (port: number) => {
    const styles = { 'mask-image': `url("http://localhost:${port}/map.svg")` }
    return decodeDocument(encodeDocument(documentOf({ name: 'div', styles })))
  }
  expect(served(43_161)).toEqual(served(37_383))
  expect(served(43_161).rows.flat()).toContain('url("/map.svg")')
})

const link = (text: string, styles = {}): Node => ({ name: 'a', text, styles })
const main = (...children: readonly Node[]): Node => ({ name: 'main', children })

const stylesBetween = (before: DocumentSnapshot, now: DocumentSnapshot) =>
  groupStyleChanges(listElementStyleChanges(before, now, matchElements(before, now)), now.elements)

describe('the changed styles between two documents', () => {
  it('are grouped by property, values and name of the element', () => {
    const padded = { 'padding-left': '21px' }
    const now = documentOf(main(link('Buy', padded), link('Sell', padded), { name: 'p' }))
    expect(stylesBetween(documentOf(main(link('Buy'), link('Sell'), { name: 'p' })), now)).toEqual([
      {
        property: 'padding-left',
        before: '0px',
        after: '21px',
        name: 'a',
        elements: ['a “Buy” in main', 'a “Sell” in main'],
        count: 2,
      },
    ])
  })

  it('count an inherited color once, without what follows from it', () => {
    const red = { color: 'red', 'text-decoration-color': 'red', 'border-top-color': 'blue' }
    const black = { 'text-decoration-color': 'black' }
    const before = documentOf({ ...main(link('Buy', black)), styles: black })
    const now = documentOf({ ...main(link('Buy', red)), styles: red })
    expect(stylesBetween(before, now).map(({ property, count }) => [property, count])).toEqual([
      ['color', 1],
    ])
  })

  it('leave out what follows from an outline that is no longer drawn', () => {
    const outlined = (style: string, width: string) =>
      documentOf(main(link('Buy', { 'outline-style': style, 'outline-width': width })))
    expect(
      stylesBetween(outlined('solid', '2px'), outlined('none', '3px')).map(
        ({ property, before, after }) => [property, before, after],
      ),
    ).toEqual([['outline-style', 'solid', 'none']])
    expect(stylesBetween(outlined('none', '3px'), outlined('none', '2px'))).toEqual([])
  })

  it('leave out the limit of a size that stays the same', () => {
    const limited = (limit: string, width: number): DocumentSnapshot => {
      const { rows, elements } = documentOf(main(link('Buy', { 'max-width': limit })))
      return {
        rows,
        elements: elements.map((one) => ({ ...one, box: [0, 0, width, 10] as const })),
      }
    }
    expect(stylesBetween(limited('548px', 300), limited('549px', 300))).toEqual([])
    expect(stylesBetween(limited('548px', 548), limited('549px', 549))).toMatchObject([
      { property: 'max-width', before: '548px', after: '549px' },
    ])
  })

  it('name a change to or from a margin that is auto, unless a document is older than its mark', () => {
    const read = (margin: string): DocumentSnapshot => ({
      ...documentOf(main(link('Buy', { 'margin-left': margin }))),
      hasAutoMargins: true,
    })
    const { hasAutoMargins: _, ...older } = read('64px')
    expect(stylesBetween(older, read('auto'))).toEqual([])
    for (const [before, after] of [
      ['64px', 'auto'],
      ['auto', '64px'],
    ] as const)
      expect(stylesBetween(read(before), read(after))).toMatchObject([
        { property: 'margin-left', before, after },
      ])
  })

  it('are those of the same element after a sibling was inserted before it', () => {
    const before = documentOf(main(link('Buy'), link('Sell')))
    const now = documentOf(main(link('New', { color: 'red' }), link('Buy'), link('Sell')))
    expect(stylesBetween(before, now)).toEqual([])
    expect(matchElements(before, now)).toMatchObject({ added: [1], removed: [] })
  })
})

it('finds another text of an element, and removed elements without what is in them', () => {
  const before = documentOf(
    main(link('Buy'), { name: 'ul', children: [{ name: 'li', text: 'One' }] }),
  )
  const now = documentOf(main(link('Order')))
  const matched = matchElements(before, now)
  expect(listElementTextChanges(before, now, matched)).toEqual([
    { element: 1, before: 'Buy', after: 'Order' },
  ])
  const removed = matched.removed.flatMap((at) => {
    const element = before.elements[at]
    return element ? formatElementLabel(element, before.elements) : []
  })
  expect(removed).toEqual(['ul in main'])
})

describe('the alignment of two lists', () => {
  const joined = (before: string, now: string) =>
    alignLists([...before], [...now]).map(([was, is]) => `${before[was]}${was}${is}`)

  it('pairs equal items in order', () => {
    expect(joined('abcd', 'axcd')).toEqual(['a00', 'c22', 'd33'])
    expect(joined('abc', 'bc')).toEqual(['b10', 'c21'])
    expect(joined('', 'a')).toEqual([])
  })

  it('aligns long lists by what is in them once, and its equal neighbours', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => (at % 2 === 0 ? 'blank' : `row ${at}`))
    const moved = ['new', ...rows.slice(0, 1000), 'more', ...rows.slice(1001), 'last']
    const pairs = alignLists(rows, moved)
    expect(pairs).toHaveLength(2999)
    expect(pairs.every(([was, is]) => rows[was] === moved[is])).toBe(true)
  })
})
