import { expect, test } from 'vitest'
import { problemsOf } from './fixture.ts'

test('the fixture project has no problems', () => {
  expect(problemsOf()).toEqual([])
})
