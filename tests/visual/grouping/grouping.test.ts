import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ChangeCause } from '../causes/changeCause.ts'
import type { DocumentElement, DocumentSnapshot } from '../document/documentSnapshot.ts'
import { comparedStyleProperties } from '../document/properties.ts'
import { type RawPicture, readRawPicture } from '../raw.ts'
import { findChangedBlocks } from './blocks.ts'
import { groupByChange } from './groups.ts'
import {
  listVisualChanges,
  createOutlineChange,
  type VisualChange,
  createWholePictureChange,
} from './visualChanges.ts'

type Box = readonly [left: number, top: number, width: number, height: number]

/** Draws rectangles in colours on white. */
async function drawn(height: number, ...areas: readonly [Box, string][]): Promise<RawPicture> {
  const parts = await Promise.all(
    areas.map(async ([[left, top, wide, high], background]) => ({
      input: await sharp({ create: { width: wide, height: high, channels: 3, background } })
        .png()
        .toBuffer(),
      left,
      top,
    })),
  )
  const png = await sharp({ create: { width: 200, height, channels: 3, background: 'white' } })
    .composite(parts)
    .png()
    .toBuffer()
  return readRawPicture(png)
}

/** Makes a document of elements in a body. */
const documentOf = (
  ...elements: readonly (Pick<DocumentElement, 'name' | 'box'> & {
    text?: string
    styles?: Readonly<Record<string, string>>
  })[]
): DocumentSnapshot => ({
  rows: [{}, ...elements.map(({ styles = {} }) => styles)].map((own: Record<string, string>) =>
    comparedStyleProperties.map((property) => own[property] ?? ''),
  ),
  elements: [
    { name: 'body', parent: -1, row: 0, box: [0, 0, 200, 400] },
    ...elements.map(({ name, box, text }, at) => ({
      name,
      box,
      parent: 0,
      row: at + 1,
      ...(text !== undefined && { text }),
    })),
  ],
})

describe('the changes of a picture', () => {
  const [button, image]: [Box, Box] = [
    [10, 10, 60, 20],
    [10, 100, 60, 40],
  ]

  it('are the changed style, and apart from it another picture that no style explains', async () => {
    const before = {
      raw: await drawn(200, [button, 'green'], [image, 'red']),
      document: documentOf({ name: 'a', box: button }, { name: 'img', box: image, text: 'Tower' }),
    }
    const now = {
      raw: await drawn(200, [button, 'blue'], [image, 'orange']),
      document: documentOf(
        { name: 'a', box: button, styles: { 'background-color': 'blue' } },
        { name: 'img', box: image, text: 'Tower' },
      ),
    }
    expect(listVisualChanges(before, now).changes.map(({ kind, title }) => [kind, title])).toEqual([
      ['style', 'background-color  → blue on a'],
      ['area', 'img “Tower” in body is drawn otherwise'],
    ])
  })

  it('leave out what has only moved down', async () => {
    const before = {
      raw: await drawn(200, [button, 'green'], [image, 'red']),
      document: documentOf({ name: 'a', box: button }, { name: 'img', box: image }),
    }
    const lower: Box = [10, 107, 60, 40]
    const now = {
      raw: await drawn(207, [button, 'green'], [lower, 'red']),
      document: documentOf(
        { name: 'a', box: button, styles: { 'margin-bottom': '7px' } },
        { name: 'img', box: lower },
      ),
    }
    expect(listVisualChanges(before, now).changes.map(({ kind }) => kind)).toEqual(['style'])
    expect(findChangedBlocks(before.raw, now.raw)).toHaveLength(1)
    const unstyled = {
      ...now,
      document: documentOf({ name: 'a', box: button }, { name: 'img', box: lower }),
    }
    expect(listVisualChanges(before, unstyled).changes.map(({ kind }) => kind)).toEqual(['moved'])
  })

  it('are areas without a document, and one for many', async () => {
    const squares = (count: number, colour: string) =>
      Array.from({ length: count }, (_, at): [Box, string] => [[10, at * 40, 20, 20], colour])
    const one = listVisualChanges(
      { raw: await drawn(400) },
      { raw: await drawn(400, ...squares(1, 'red')) },
    )
    expect(one.changes.map(({ title }) => title)).toEqual(['area of 20 x 20 px'])
    const many = listVisualChanges(
      { raw: await drawn(400) },
      { raw: await drawn(400, ...squares(9, 'red')) },
    )
    expect(many.changes.map(({ title }) => title)).toEqual(['more than 6 areas'])
  })
})

const style = (property: string, before: string, after: string): VisualChange => ({
  kind: 'style',
  key: `style: ${property} ${before} ${after}`,
  title: `${property} ${before} → ${after}`,
  style: { property, before, after },
})
const text = (before: string, after: string): VisualChange => ({
  kind: 'text',
  key: `text: ${before} ${after}`,
  title: `text “${before}” → “${after}”`,
  text: { before, after },
})
const cause = (name: string, kind: ChangeCause['kind'] = 'code', more = {}): ChangeCause => ({
  name,
  kind,
  addresses: 'everywhere',
  isUncommitted: false,
  places: [`${name}:1`],
  ...more,
})

describe('the groups of pictures', () => {
  const padding = style('padding-left', '20px', '21px')
  const button = cause('design-system/components/Button')

  it('have one padding on 34 pages once, beside 34 other causes', () => {
    const found = Array.from({ length: 34 }, (_, at) => ({
      name: `page ${at}`,
      changes: at < 10 ? [padding, text(`old ${at}`, `new ${at}`)] : [padding],
      likely: [button, cause(`message ${at}`, 'message'), cause(`config ${at}`, 'content')],
    }))
    const [first, ...others] = groupByChange(found)
    expect(first).toMatchObject({
      id: 'cause design-system/components/Button',
      title: 'padding-left 20px → 21px',
      causes: ['design-system/components/Button'],
    })
    expect(first?.pictures).toHaveLength(34)
    // The exemplar shows nothing else.
    expect(first?.pictures[0]).toBe('page 10')
    expect(others.map(({ pictures }) => pictures)).toEqual(
      Array.from({ length: 10 }, (_, at) => [`page ${at}`]),
    )
  })

  it('do not join what two causes may explain, unless one names the very value', () => {
    const radius = style('border-top-left-radius', '8px', '9px')
    const tokens = cause('tokens radius.tile', 'token', {
      values: [{ before: '8px', after: '9px' }],
    })
    const likely = [button, tokens]
    const groups = groupByChange([
      { name: 'one', changes: [padding], likely },
      { name: 'two', changes: [padding, radius], likely },
      { name: 'three', changes: [radius], likely },
    ])
    expect(groups.map(({ title, causes }) => [title, causes])).toEqual([
      ['padding-left 20px → 21px', [button.name, tokens.name]],
      ['border-top-left-radius 8px → 9px', [tokens.name]],
    ])
  })

  it('join changes that the same pictures show', () => {
    const groups = groupByChange(
      ['one', 'two'].map((name) => ({
        name,
        changes: [padding, style('color', 'black', 'blue'), style('top', '0px', '1px')],
        likely: [],
      })),
    )
    expect(groups.map(({ title }) => title)).toEqual([
      'padding-left 20px → 21px, color black → blue, 1 more',
    ])
  })

  it('have many areas beside what else their cause has changed, apart from those of other pictures', () => {
    const areas: VisualChange = {
      kind: 'area',
      key: 'area: more than 6 areas',
      title: 'more than 6 areas',
      isMany: true,
    }
    const hero = cause('site/sections/Hero')
    const groups = groupByChange([
      { name: 'one', changes: [padding, areas], likely: [button] },
      { name: 'two', changes: [areas], likely: [button] },
      { name: 'three', changes: [areas], likely: [hero] },
      { name: 'four', changes: [areas], likely: [] },
    ])
    expect(groups.map(({ causes, pictures }) => [causes, pictures])).toEqual([
      [[button.name], ['two', 'one']],
      [[hero.name], ['three']],
      [[], ['four']],
    ])
  })

  it('never join a style with a message, nor a text with a token', () => {
    const [words, token] = [cause('page.title (de)', 'message'), cause('tokens space.8', 'token')]
    const groups = groupByChange([
      { name: 'one', changes: [padding], likely: [words, token] },
      { name: 'two', changes: [text('a', 'b')], likely: [words, token] },
    ])
    expect(groups.map(({ causes }) => causes)).toEqual([[token.name], [words.name]])
  })

  it('name first the causes whose changed lines set such a property', () => {
    const hero = cause('site/sections/Hero', 'code', { styleProperties: ['boxShadow', 'color'] })
    const padded = cause('site/sections/Faq', 'code', { styleProperties: ['paddingInline'] })
    const likely = [hero, padded]
    const [first, second] = groupByChange([
      { name: 'one', changes: [padding, style('color', 'black', 'blue')], likely },
      { name: 'two', changes: [padding], likely },
    ])
    expect([first?.causes, second?.causes]).toEqual([
      [padded.name, hero.name],
      [hero.name, padded.name],
    ])
  })

  it('name the only cause of what it changes indirectly, too', () => {
    const [words, token] = [cause('page.title (de)', 'message'), cause('tokens space.8', 'token')]
    const title = text('a', 'b')
    for (const [likely, changes] of [
      [words, [title, padding]],
      [token, [padding, title]],
    ] as const) {
      const groups = groupByChange([
        { name: 'one', changes, likely: [likely] },
        { name: 'two', changes: changes.slice(0, 1), likely: [likely] },
      ])
      expect(groups.map(({ causes }) => causes)).toEqual([[likely.name]])
    }
  })

  it('have new, removed, moved and flaky pictures apart, whatever their causes', () => {
    const kinds = ['new', 'removed', 'flaky'] as const
    const moved: VisualChange = { kind: 'moved', key: 'moved', title: 'moved' }
    const found = ['one', 'two'].flatMap((name, at) => [
      ...kinds.map((kind) => ({
        name: `${kind} ${name}`,
        changes: [createWholePictureChange(kind)],
        likely: [cause(`config ${at}`, 'content')],
      })),
      { name: `moved ${name}`, changes: [moved], likely: [cause(`config ${at}`, 'content')] },
    ])
    expect(groupByChange(found).map(({ kind, pictures }) => [kind, pictures.length])).toEqual([
      ['moved', 2],
      ['new', 2],
      ['removed', 2],
      ['flaky', 2],
    ])
  })

  it('of pictures that are not compared yet follow all of their causes', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
    const of = (...letters: readonly string[]) =>
      letters.map((letter) => causes.get(letter) ?? button)
    const causes = new Map(names.map((name) => [name, cause(name)]))
    const unknown = createWholePictureChange('unknown')
    const groups = groupByChange([
      { name: 'one', changes: [unknown], likely: of('A', 'B', 'C', 'D', 'E') },
      { name: 'two', changes: [unknown], likely: of('A', 'B', 'C', 'F', 'G') },
    ])
    expect(groups).toHaveLength(2)
  })

  it('tell outlines by their changed lines', () => {
    const change = createOutlineChange([
      ['…', '7 lines as before'],
      ['−', '  - link "Buy"'],
      ['+', '  - link "Order"'],
    ])
    expect(change).toMatchObject({
      kind: 'outline',
      title: 'outline: − - link "Buy" + - link "Order"',
    })
  })
})
