import type { Examples } from '../examples.ts'
import { sampleCaptcha } from '../forms/samples.ts'
import type { ContactFormProps, ContactFormSchema } from './ContactForm.schema.ts'

const usual = {
  title: 'page.contact-us.form.title',
  lead: 'page.contact-us.form.lead',
  privacyPolicy: '/document/privacy-policy',
} satisfies typeof ContactFormSchema.Type
const request = { key: 'example', products: [], configuration: undefined, sent: undefined }
const empty = {
  values: { name: '', email: 'name@', message: '' },
  errors: {
    name: 'form.contact.name.required',
    country: 'form.contact.country.required',
    email: 'form.contact.email.format',
    telephone: 'form.contact.telephone.required',
    company: 'form.contact.company.required',
    message: 'form.contact.message.required',
  },
} satisfies NonNullable<ContactFormProps['answer']>

/** What the section looks like, from usual to extreme. */
export const examples = {
  default: { props: usual, given: { answer: undefined, request } },
  product: {
    props: usual,
    given: {
      answer: undefined,
      request: {
        ...request,
        products: ['Three-phase home battery storage system'],
        configuration: { modules: 4, stacks: 2 },
      },
    },
  },
  refused: { props: usual, given: { answer: empty, request } },
  limited: {
    props: usual,
    given: { answer: { values: {}, errors: {}, problem: 'form.limited' }, request },
  },
  verify: {
    props: usual,
    given: {
      answer: {
        values: { name: 'Ada', country: 'DE' },
        errors: {},
        problem: 'form.captcha',
        captcha: sampleCaptcha,
      },
      request,
    },
  },
  unavailable: {
    props: usual,
    given: { answer: { values: {}, errors: {}, problem: 'form.unavailable' }, request },
  },
  sent: {
    props: usual,
    given: { answer: undefined, request: { ...request, sent: 'FE-7K3Q9MWZ' } },
  },
  german: { locale: 'de', props: usual, given: { answer: empty, request } },
  chinese: { locale: 'cn', props: usual, given: { answer: undefined, request } },
} satisfies Examples<typeof ContactFormSchema.Type, Pick<ContactFormProps, 'answer' | 'request'>>
