import { CallToAction } from '../CallToAction/CallToAction.tsx'
import type { ProductCallToActionProps } from './ProductCallToAction.schema.ts'

/** Closing call to action of a product page, on a picture of the product's own. */
export function ProductCallToAction({ picture, ...call }: ProductCallToActionProps) {
  return picture && <CallToAction {...call} picture={picture} />
}
