import { expect, test } from 'vitest'
import { memoizeBetweenRuns } from './memo.ts'

test('a run takes the values of the run before, and what a run did not ask for is forgotten', () => {
  const made: string[] = []
  const startRun = memoizeBetweenRuns<string>()
  const run = (...keys: readonly string[]) => {
    const valueOf = startRun()
    return keys.map((key) =>
      valueOf(key, () => {
        made.push(key)
        return `value of ${key}`
      }),
    )
  }
  expect(run('a', 'b', 'a')).toEqual(['value of a', 'value of b', 'value of a'])
  expect(run('b', 'c')).toEqual(['value of b', 'value of c'])
  expect(made).toEqual(['a', 'b', 'c'])
  run('a')
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
