import { expect, test } from 'vitest'
import { problemsOf } from './fixture.ts'

test('nothing is wrong in the good project', () => {
  expect(problemsOf()).toEqual([])
})
