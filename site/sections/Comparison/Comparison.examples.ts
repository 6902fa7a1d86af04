import type { SectionExamples } from '../examples.ts'
import {
  createExampleProduct,
  createExampleProductTiles,
} from '../ProductGrid/products.examples.ts'
import type {
  ComparisonLoaderData,
  ComparisonProps,
  ComparisonSchema,
} from './Comparison.schema.ts'

type Language = 'en' | 'cn' | 'de'

const comparedIn = (
  language: Language,
  count: number,
  more?: Partial<ComparisonLoaderData>,
): ComparisonLoaderData => {
  const tiles = createExampleProductTiles(language, 5)
  const { specifications } = createExampleProduct(language)
  return {
    offered: [
      { group: 'home', products: tiles.slice(0, 3) },
      { group: 'business', products: tiles.slice(3) },
    ],
    products: tiles.slice(0, count).map((tile, at) => ({
      ...tile,
      datasheet: `/downloads/latest/${tile.id}`,
      // Each product lacks one more row than the one before.
      specifications: specifications.map(({ title, rows }) => ({ title, rows: rows.slice(at) })),
    })),
    ignored: false,
    onlyDifferences: false,
    ...more,
  }
}

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: {}, given: { compared: comparedIn('en', 2) } },
  three: { props: {}, given: { compared: comparedIn('en', 3) } },
  differences: { props: {}, given: { compared: comparedIn('en', 3, { onlyDifferences: true }) } },
  empty: { props: {}, given: { compared: comparedIn('en', 0) } },
  ignored: { props: {}, given: { compared: comparedIn('en', 1, { ignored: true }) } },
  german: { locale: 'de', props: {}, given: { compared: comparedIn('de', 3) } },
  chinese: { locale: 'cn', props: {}, given: { compared: comparedIn('cn', 3) } },
} satisfies SectionExamples<typeof ComparisonSchema.Type, Pick<ComparisonProps, 'compared'>>
