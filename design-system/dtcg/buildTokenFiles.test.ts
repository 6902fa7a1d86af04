import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brandGreen } from '../tokens/palette.ts'
import type { TokenGroup } from './tokenFile.ts'
import { serializedTokenFiles, tokenFilesFolder } from './write.ts'

// `tests/package` reads the files back with a parser of the format.
const read = (name: string) =>
  JSON.parse(readFileSync(join(tokenFilesFolder, name), 'utf8')) as TokenGroup
const committed = readdirSync(tokenFilesFolder).toSorted()

test('the committed files match the tokens (npm run tokens writes them)', () => {
  expect(committed).toEqual([...serializedTokenFiles.keys()].toSorted())
  for (const name of committed)
    expect([name, readFileSync(join(tokenFilesFolder, name), 'utf8')]).toEqual([
      name,
      serializedTokenFiles.get(name),
    ])
})

test('every scheme of a theme has the same tokens, so that design tools import them as modes', () => {
  const shape = (group: object): object =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]: [string, object]) => [
        name,
        '$value' in value ? '' : shape(value),
      ]),
    )
  const [first, ...others] = committed
    .filter((name) => /\.(light|dark)/.test(name))
    .map((name) => shape(read(name)))
  for (const other of others) expect(other).toEqual(first)
})

test('exports the brand colour unchanged', () => {
  const { ramp } = read('fern.light.tokens.json') as { ramp: { brand: Record<string, object> } }
  expect(ramp.brand['9']).toMatchObject({ $value: { hex: brandGreen.toLowerCase() } })
})

test('sizes are in rem for browsers and in px for design tools', () => {
  expect(read('size.rem.tokens.json')).toMatchObject({
    space: { 16: { $value: { value: 1, unit: 'rem' } } },
    size: { h1: { large: { $value: { value: 5, unit: 'rem' } } } },
  })
  expect(read('size.px.tokens.json')).toMatchObject({
    space: { 16: { $value: { value: 16, unit: 'px' } } },
    size: { h1: { large: { $value: { value: 80, unit: 'px' } } } },
  })
})

test('a theme with sizes of its own has them in both units, with the same tokens as other themes', () => {
  expect(read('workshop.tokens.json')).toMatchObject({
    height: { medium: { $value: '{themeSizes.workshop.height.medium}' } },
    size: { body: { large: { $value: '{themeSizes.workshop.size.body.large}' } } },
  })
  expect(read('size.rem.tokens.json')['themeSizes']).toMatchObject({
    workshop: { height: { medium: { $value: { value: 2.25, unit: 'rem' } } } },
  })
  expect(read('size.px.tokens.json')['themeSizes']).toMatchObject({
    workshop: {
      height: { medium: { $value: { value: 36, unit: 'px' } } },
      type: { h1: { large: { $value: { fontSize: { value: 32, unit: 'px' } } } } },
    },
  })
  expect(read('fern.tokens.json')).not.toHaveProperty('height')
})

test('roles and sizes have the scopes in which design tools offer them', () => {
  const scopes = (...of: string[]) => ({ $extensions: { 'com.figma.scopes': of } })
  expect(read('light.tokens.json')['role']).toMatchObject({
    surface: { page: scopes('FRAME_FILL', 'SHAPE_FILL') },
    text: { muted: scopes('TEXT_FILL', 'SHAPE_FILL') },
    border: { control: scopes('STROKE_COLOR') },
    action: { primaryEdge: scopes('STROKE_COLOR'), onPrimary: scopes('TEXT_FILL', 'SHAPE_FILL') },
  })
  expect(read('size.px.tokens.json')['space']).toMatchObject({ 16: scopes('GAP', 'WIDTH_HEIGHT') })
})

/** Lists the paths of the tokens of a group without a description of their own or of a group around them. */
function findUndescribedTokens(group: TokenGroup, path = ''): string[] {
  if (typeof group['$description'] === 'string' && group['$description'].length > 8) return []
  return Object.entries(group).flatMap(([name, value]) => {
    if (typeof value !== 'object') return []
    if (!('$value' in value)) return findUndescribedTokens(value, `${path}${name}.`)
    return typeof value.$description === 'string' && value.$description.length > 4
      ? []
      : [`${path}${name}`]
  })
}

test('every role has a description from the contract', () => {
  const { role, data, elevation } = read('light.tokens.json') as Record<string, TokenGroup>
  expect(findUndescribedTokens({ role, data, elevation })).toEqual([])
  expect(role).toMatchObject({
    text: { muted: { $description: 'Captions, secondary text, the subdued part of a heading.' } },
    status: { warning: { onSolid: { $description: 'Text and icons on `solid`.' } } },
    shadow: { near: { $description: 'For floating layers only: menu, toast, dialog.' } },
  })
  expect(data).toMatchObject({
    sequential: { 1: { $description: 'Values from low to high.' } },
  })
})

test('every size has a description, without the numbers of the default theme', () => {
  const size = read('size.px.tokens.json')
  expect(findUndescribedTokens(size)).toEqual([])
  expect(size['themeSizes']).toMatchObject({
    workshop: {
      space: { gutter: { large: { $description: 'Between the viewport edge and the content.' } } },
      height: { medium: { $description: 'Buttons and fields.' } },
    },
  })
  expect(findUndescribedTokens({ radius: read('fern.tokens.json')['radius'] })).toEqual([])
})
