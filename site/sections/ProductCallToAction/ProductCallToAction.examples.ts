import type { SectionExamples } from '../examples.ts'
import type {
  ProductCallToActionProps,
  ProductCallToActionSchema,
} from './ProductCallToAction.schema.ts'

const props = {
  title: 'page.product.call.title',
  text: 'page.product.call.text',
  primary: { label: 'action.see-products', href: '/products' },
  secondary: { label: 'action.subscribe', href: '/newsletter' },
} satisfies typeof ProductCallToActionSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { picture: 'carport' } },
  minimal: {
    props: { title: props.title, primary: props.primary },
    given: { picture: 'logistics-hall' },
  },
  german: { locale: 'de', props, given: { picture: 'carport' } },
  chinese: { locale: 'cn', props, given: { picture: 'carport' } },
} satisfies SectionExamples<
  typeof ProductCallToActionSchema.Type,
  Pick<ProductCallToActionProps, 'picture'>
>
