import type { SectionExamples } from '../examples.ts'
import { createExampleProduct } from '../ProductGrid/products.examples.ts'
import type {
  ProductSpecificationsProps,
  ProductSpecificationsSchema,
} from './ProductSpecifications.schema.ts'

const usual = {
  title: 'product.specifications',
  product: 'three-phase-hybrid-inverter',
  action: { label: 'product.compare', href: '/products/compare' },
} satisfies typeof ProductSpecificationsSchema.Type

const groups = createExampleProduct('en').specifications

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { groups } },
  minimal: { props: usual, given: { groups: groups.slice(0, 1) } },
  german: { locale: 'de', props: usual, given: { groups } },
  chinese: { locale: 'cn', props: usual, given: { groups } },
} satisfies SectionExamples<
  typeof ProductSpecificationsSchema.Type,
  Pick<ProductSpecificationsProps, 'groups'>
>
