import type { MessageId } from './fields.ts'
import { type ProductCategory, productCategories } from './products.ts'

/** Message that names a kind of products. */
export const categoryLabel = (category: ProductCategory): MessageId => `nav.products.${category}`

/** The names of all kinds, for sections that show products of any. */
export const categoryLabels: readonly MessageId[] = productCategories.map(categoryLabel)
