import { expect, it } from 'vitest'
import { parseIdList } from './parseIdList.ts'

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
])('parses %j to %j', (values, ids) => {
  expect(parseIdList(values, known, 3)).toEqual(ids)
})
