/**
 * Functions (subjects) of an enquiry: 0 general, 1 product, 2 project, 3 purchase, 4 support. Links carry the id,
 * `/contact-us?function=1#form`; without one it is "0".
 */
export const enquiryPurposeIds = ['0', '1', '2', '3', '4'] as const
export type EnquiryPurposeId = (typeof enquiryPurposeIds)[number]

/** Product inquiry: the only function whose form has a product field. */
export const productEnquiryPurposeId: EnquiryPurposeId = '1'

const known = new Map<string, EnquiryPurposeId>(enquiryPurposeIds.map((id) => [id, id]))

/** Returns the function of a link; the product inquiry if it names a product. */
export const getEnquiryPurpose = (asked: string | null, hasProduct: boolean): EnquiryPurposeId =>
  hasProduct ? productEnquiryPurposeId : (known.get(asked ?? '') ?? '0')

/** Subject of an enquiry: its function, product and configuration. */
interface EnquirySubject {
  readonly function?: string | undefined
  readonly product?: string | undefined
  readonly configuration?: string | undefined
  readonly place?: string | undefined
}

/** Returns the subject with product and configuration only for product inquiries. */
export function normalizeEnquirySubject<E extends EnquirySubject>(
  enquiry: E,
): E & { readonly function: EnquiryPurposeId; readonly product: string } {
  const { product = '', configuration = '', place = '' } = enquiry
  const id = known.get(enquiry.function ?? '') ?? getEnquiryPurpose(null, product !== '')
  const isProduct = id === productEnquiryPurposeId
  return {
    ...enquiry,
    function: id,
    product: isProduct ? product : '',
    configuration: isProduct ? configuration : '',
    place: isProduct && configuration !== '' ? place : '',
  }
}
