import type { ComparisonGroup } from '#data/comparison.ts'
import { section } from '#data/fields.ts'
import type { ProductTile, SpecGroup } from '#data/products.ts'

export const ComparisonSchema = section(
  'Comparison',
  {
    description:
      'Two or three products side by side, row by row, chosen in the address (?ids=a,b&only=differences) or by a form.',
    query: ['ids', 'only'],
    source: 'products',
    messages: [
      'compare.choose.help',
      'compare.group.home',
      'compare.group.loggers',
      'compare.group.business',
      'compare.submit',
      'compare.empty',
      'compare.one',
      'compare.ignored',
      'compare.change',
      'compare.rows',
      'compare.rows.all',
      'compare.rows.differences',
      'compare.same',
      'compare.table',
      'compare.specification',
      'compare.none',
      'compare.documents',
      'compare.datasheet',
      'compare.datasheet.of',
      'compare.enquire',
      'figure.up-to',
      'figure.over',
    ],
  },
  {},
)

/** A product that is compared. */
export interface ComparedProduct extends ProductTile {
  readonly specifications: readonly SpecGroup[]
  /** Address of its datasheet. */
  readonly datasheet: string
}

/** What the address asks for. */
export interface Compared {
  /** What can be chosen, by kind. */
  readonly offered: readonly {
    readonly group: ComparisonGroup
    readonly products: readonly Pick<ProductTile, 'id' | 'title'>[]
  }[]
  readonly products: readonly ComparedProduct[]
  /** Whether the address named something that cannot be compared here. */
  readonly ignored: boolean
  readonly onlyDifferences: boolean
}
export type ComparisonProps = typeof ComparisonSchema.Type & { readonly compared: Compared }
