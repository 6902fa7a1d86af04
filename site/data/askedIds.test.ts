import { expect, it } from 'vitest'
import { askedIds } from './askedIds.ts'

const known = new Set(['a', 'b', 'c', 'd'])

it.each([
  [['a,b'], ['a', 'b']],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['b,a,b', 'a'],
    ['b', 'a'],
  ],
  [['a,nobody,constructor,,b'], ['a', 'b']],
  [['a,b,c,d'], ['a', 'b', 'c']],
  [[''], []],
  [[], []],
])('%j asks for %j', (values, ids) => {
  expect(askedIds(values, known, 3)).toEqual(ids)
})
