import { expect, it } from 'vitest'
import { readReviewClient } from './reviewClient.ts'

it('compiles JSX for production under a test runner, because later suites read the client from the cache', async () => {
  const { script } = await readReviewClient()
  expect(script).toContain('jsxs')
  expect(script).not.toContain('jsxDEV')
})
