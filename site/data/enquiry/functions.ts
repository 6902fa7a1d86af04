/**
 * Subjects of an enquiry: 0 general, 1 product, 2 project, 3 purchase, 4 support. "0" where a link names none; links carry
 * the id: `/contact-us?function=1#form`.
 */
export const enquiryPurposeIds = ['0', '1', '2', '3', '4'] as const
export type EnquiryPurposeId = (typeof enquiryPurposeIds)[number]

/** The product inquiry: the only function whose form has a product. */
export const productEnquiryPurposeId: EnquiryPurposeId = '1'

const known = new Map<string, EnquiryPurposeId>(enquiryPurposeIds.map((id) => [id, id]))

/** Returns the function that a link asks for; a named product is a product inquiry. */
export const getEnquiryPurpose = (asked: string | null, hasProduct: boolean): EnquiryPurposeId =>
  hasProduct ? productEnquiryPurposeId : (known.get(asked ?? '') ?? '0')

/** What an enquiry is about. */
interface EnquirySubject {
  readonly function?: string | undefined
  readonly product?: string | undefined
  readonly configuration?: string | undefined
  readonly place?: string | undefined
}

/** Returns an enquiry with its function, and with a product and a configuration only where it is a product inquiry. */
export function withEnquiryPurpose<E extends EnquirySubject>(
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
