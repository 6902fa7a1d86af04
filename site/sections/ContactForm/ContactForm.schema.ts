import { Schema } from 'effect'
import { Link, section, Text, Title } from '#data/fields.ts'
import type { FormAnswer } from '#data/formAnswer.ts'
import { captchaMessages, formMessages } from '#data/formMessages.ts'
import type { Sizing } from '#data/sizing.ts'

/** The contact form (specification §3). */
export const ContactFormSchema = section(
  'ContactForm',
  {
    description:
      'The form for questions; ?product= and ?configuration= say what they are about. Works without script; its page needs class sensitive.',
    h1: true,
    action: 'contact',
    query: ['product', 'configuration', 'sent'],
    messages: [
      ...formMessages,
      ...captchaMessages,
      'form.choose',
      'form.contact.company',
      'form.contact.company.required',
      'form.contact.configuration',
      'form.contact.country',
      'form.contact.country.required',
      'form.contact.email',
      'form.contact.email.format',
      'form.contact.email.required',
      'form.contact.failure',
      'form.contact.leave',
      'form.contact.message',
      'form.contact.message.required',
      'form.contact.name',
      'form.contact.name.required',
      'form.contact.privacy',
      'form.contact.product',
      'form.contact.reference',
      'form.contact.reference.text',
      'form.contact.submit',
      'form.contact.success',
      'form.contact.telephone',
      'form.contact.telephone.required',
      'form.limited',
    ],
  },
  {
    title: Title,
    lead: Text,
    privacyPolicy: Schema.optionalKey(
      Link.annotate({ description: 'Where the privacy policy stands; plain words without it' }),
    ),
  },
)

/** What the address says about this visit. */
export interface ContactRequest {
  /** Makes a repeated post the same one. */
  readonly key: string
  /** Names of the products the question is about. */
  readonly products: readonly string[]
  /** The size of the first that was chosen. */
  readonly configuration: Pick<Sizing, 'modules' | 'stacks'> | undefined
  /** Reference of the enquiry that was just accepted. */
  readonly sent: string | undefined
}

export type ContactFormProps = typeof ContactFormSchema.Type & {
  readonly answer: FormAnswer | undefined
  readonly request: ContactRequest
}
