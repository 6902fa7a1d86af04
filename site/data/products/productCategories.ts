import type { MessageId } from '../pages/configFields.ts'
import type { ProductCategory } from './products.ts'

/** Returns the message id of a category's name. */
export const getProductCategoryMessageId = (category: ProductCategory): MessageId =>
  `nav.products.${category}`
