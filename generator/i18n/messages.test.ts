import { expect, test } from 'vitest'
import { parseMessage } from './messages.ts'

test('arguments and tags are found at any depth', () => {
  const { args, tags } = parseMessage('{a} <b>{n, plural, one {{c}} other {<i>#</i>}}</b> {n}')
  expect([...args]).toEqual([
    ['a', 'plain'],
    ['n', 'formatted'],
    ['c', 'plain'],
  ])
  expect([...tags]).toEqual(['b', 'i'])
})
