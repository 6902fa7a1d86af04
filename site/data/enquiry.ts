import { Schema } from 'effect'
import { Pass } from './captcha.ts'
import { isCountry } from './countries.ts'
import { OptionalLine, RequiredLine, RequiredText } from './formFields.ts'
import { emailPattern, enquiryRules as rules, textFaults } from './formRules.ts'

/** The contact form (specification §3, §5): messages are ids of the catalogue. */
export const EnquiryPost = Schema.Struct({
  name: RequiredLine(rules.name.required, {
    ...rules.name,
    description: 'Name of the person who asks (specification §3)',
  }),
  country: RequiredLine(rules.country.required, {
    ...rules.country,
    description: 'Country or region, by its code of ISO 3166-1 (specification §3)',
  }).check(
    Schema.makeFilter((value: string) =>
      value === '' || isCountry(value) ? undefined : textFaults.wrong,
    ),
  ),
  email: RequiredLine(rules.email.required, {
    ...rules.email,
    description: 'Address the answer goes to (specification §3, §5)',
  }).check(
    Schema.makeFilter((value: string) =>
      value === '' || emailPattern.test(value) ? undefined : rules.email.email,
    ),
  ),
  telephone: RequiredLine(rules.telephone.required, {
    ...rules.telephone,
    description: 'Telephone number, as written (specification §3)',
  }),
  company: RequiredLine(rules.company.required, {
    ...rules.company,
    description: 'Company name (specification §3)',
  }),
  message: RequiredText(rules.message.required, {
    ...rules.message,
    description: 'The question (specification §3)',
  }),
  product: OptionalLine({
    ...rules.product,
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
export const enquiryFields = Object.keys(rules) as (keyof typeof rules)[]

/** A reference as it is given out, such as FE-7K3Q9MWZ. */
export const referencePattern = /^FE-[0-9A-Z]{8}$/
