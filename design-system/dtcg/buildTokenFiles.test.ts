import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brandGreen } from '../tokens/palette.ts'
import { validateTokens, type TokenGroup } from './validateTokens.ts'
import { files, folder } from './write.ts'

const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as TokenGroup
const committed = readdirSync(folder).toSorted()

test('the committed files match the tokens (npm run tokens writes them)', () => {
  expect(committed).toEqual([...files.keys()].toSorted())
  for (const name of committed)
    expect([name, readFileSync(join(folder, name), 'utf8')]).toEqual([name, files.get(name)])
})

describe.each(committed.filter((name) => name.endsWith('.tokens.json')))('%s', (name) => {
  test('is valid DTCG: types, values, aliases', () => {
    expect(validateTokens(read(name))).toEqual([])
  })
})

test.each(committed.filter((name) => name.endsWith('.resolver.json')))(
  '%s references existing files',
  (name) => {
    const resolver = read(name) as unknown as {
      version: string
      sets: { foundation: { sources: { $ref: string }[] } }
      modifiers: { scheme: { contexts: Record<string, { $ref: string }[]>; default: string } }
    }
    const { contexts, default: usual } = resolver.modifiers.scheme
    expect(resolver.version).toBe('2025.10')
    expect(Object.keys(contexts)).toEqual([
      'light',
      'light-more-contrast',
      'dark',
      'dark-more-contrast',
    ])
    expect(contexts).toHaveProperty(usual)
    const named = [resolver.sets.foundation.sources, ...Object.values(contexts)].flat()
    for (const { $ref } of named) expect(committed).toContain($ref)
  },
)

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

describe('reports invalid files', () => {
  const paint = { $type: 'color', $value: '{a.lost}' }
  test.each([
    ['unknown alias', { a: { b: paint } }, 'a.b: {a.lost} is an unknown alias'],
    [
      'circular alias',
      { a: { b: { $type: 'color', $value: '{a.b}' } } },
      'a.b: {a.b} is a circular alias',
    ],
    ['type', { a: { $type: 'colour', $value: 1 } }, 'a: unknown type "colour"'],
    [
      'unit',
      { a: { $type: 'dimension', $value: { value: 1, unit: 'em' } } },
      'is not a valid dimension',
    ],
    ['name', { 'a.b': { $type: 'number', $value: 1 } }, 'a name must not contain {, } or .'],
    [
      'curve',
      { a: { $type: 'cubicBezier', $value: [2, 0, 1, 1] } },
      'a: [2,0,1,1] is not a valid cubicBezier',
    ],
  ])('%s', (_, file, fault) => {
    expect(validateTokens(file as unknown as TokenGroup).join('\n')).toContain(fault)
  })
})

test('every role has a description from the contract', () => {
  const { role } = read('fern.light.tokens.json') as { role: TokenGroup }
  const missing = (group: TokenGroup, path: string): string[] =>
    Object.entries(group).flatMap(([name, value]) => {
      if (typeof value !== 'object') return []
      if (!('$value' in value)) return missing(value, `${path}${name}.`)
      return typeof value.$description === 'string' && value.$description.length > 8
        ? []
        : [`${path}${name}`]
    })
  expect(missing(role, '')).toEqual([])
  expect(role).toMatchObject({
    text: { muted: { $description: 'Captions, secondary text, the subdued part of a heading.' } },
    status: { warning: { onSolid: { $description: 'Text and icons on `solid`.' } } },
    shadow: { near: { $description: 'For floating layers only: menu, toast, dialog.' } },
  })
})
