import { Schema } from 'effect'
import { Pass } from './captcha.ts'
import { emailPattern, OptionalLine, RequiredLine, RequiredText } from './formFields.ts'

/** The contact form (specification §3, §5): messages are ids of the catalogue. */
export const EnquiryPost = Schema.Struct({
  name: RequiredLine('form.contact.name.required', {
    max: 100,
    description: 'Name of the person who asks (specification §3)',
  }),
  country: RequiredLine('form.contact.country.required', {
    max: 100,
    description: 'Country or region, as written (specification §3)',
  }),
  email: RequiredLine('form.contact.email.required', {
    max: 254,
    wrong: 'form.contact.email.format',
    description: 'Address the answer goes to (specification §3, §5)',
  }).check(
    Schema.makeFilter((value: string) =>
      value === '' || emailPattern.test(value) ? undefined : 'form.contact.email.format',
    ),
  ),
  telephone: RequiredLine('form.contact.telephone.required', {
    max: 40,
    description: 'Telephone number, as written (specification §3)',
  }),
  company: RequiredLine('form.contact.company.required', {
    max: 150,
    description: 'Company name (specification §3)',
  }),
  message: RequiredText('form.contact.message.required', {
    max: 5000,
    description: 'The question (specification §3)',
  }),
  product: OptionalLine({
    max: 100,
    description: 'Products the question is about, in words (specification §3, product inquiry)',
  }),
})
export type EnquiryPost = typeof EnquiryPost.Type

/** The same form as a call, with the pass it needs from who asked often before. */
export const EnquiryCall = Schema.Struct({
  ...EnquiryPost.fields,
  pass: Schema.optionalKey(Pass),
}).annotate({ identifier: 'Enquiry' })

/** The fields of the contact form, in the order they are asked. */
export const enquiryFields = [
  'name',
  'country',
  'email',
  'telephone',
  'company',
  'message',
  'product',
] as const

/** A reference as it is given out, such as FE-7K3Q9MWZ. */
export const referencePattern = /^FE-[0-9A-Z]{8}$/
