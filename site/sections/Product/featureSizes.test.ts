import { expect, it } from 'vitest'
import { computeFeatureTileSizes } from './featureSizes.ts'

const columns = { half: 6, medium: 4, feature: 7, wide: 5, narrow: 3 }

it.each([3, 4, 5, 6, 7])('%i features fill whole rows of 12 columns', (count) => {
  const sizes = computeFeatureTileSizes(count)
  expect(sizes).toHaveLength(count)
  const sum = sizes.reduce((all, size) => all + columns[size], 0)
  expect(sum % 12).toBe(0)
})
