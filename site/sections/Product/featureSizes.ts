import type { FeatureTileProps } from '../FeatureGrid/Tile.tsx'

type Size = FeatureTileProps['size']
const three: readonly Size[] = ['medium', 'medium', 'medium']
const pair: readonly Size[] = ['half', 'half']

/** Returns the sizes of `count` tiles so that they fill whole rows of 12 columns. */
export function computeFeatureTileSizes(count: number): readonly Size[] {
  if (count % 3 === 0) return Array.from({ length: count / 3 }, () => three).flat()
  if (count % 3 === 2) return [...pair, ...computeFeatureTileSizes(count - 2)]
  return count > 1 ? [...pair, ...pair, ...computeFeatureTileSizes(count - 4)] : []
}
