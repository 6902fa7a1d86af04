import { defineSectionSchema, type PictureName } from '#data/pages/configFields.ts'
import { RecordCallToActionSchema } from '../CallToAction/CallToAction.schema.ts'

export const ProductCallToActionSchema = defineSectionSchema(
  'ProductCallToAction',
  {
    description:
      'The closing call to action of a product on the closing picture of its record; nothing if it has none. Only on a data page of products.',
    loader: {
      module: '#app/content/products.server.ts',
      name: 'loadProductClosingPicture',
      prop: 'picture',
    },
    source: 'products',
  },
  RecordCallToActionSchema.fields,
)
export type ProductCallToActionProps = typeof ProductCallToActionSchema.Type & {
  readonly picture: PictureName | null
}
