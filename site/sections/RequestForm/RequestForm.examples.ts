import type { FormState } from '#data/forms/formState.ts'
import { calculateHomeSystemSizing } from '#data/products/sizing.ts'
import type { SectionExamples } from '../examples.ts'
import { exampleCaptcha } from '../captcha/exampleCaptcha.ts'
import type { RequestFormProps, RequestFormSchema } from './RequestForm.schema.ts'

const contact = {
  form: 'contact',
  title: 'page.contact-us.form.title',
  lead: 'page.contact-us.form.lead',
  leave: '/',
  privacyPolicy: '/document/privacy-policy',
} satisfies typeof RequestFormSchema.Type
const application = {
  form: 'application',
  title: 'page.open-api-apply.form.title',
  lead: 'page.open-api-apply.form.lead',
  leave: '/platform/open-api',
  privacyPolicy: '/document/privacy-policy',
} satisfies typeof RequestFormSchema.Type
const callback = {
  form: 'callback',
  title: 'page.callback.form.title',
  lead: 'page.callback.form.lead',
  leave: '/support-center',
  privacyPolicy: '/document/privacy-policy',
} satisfies typeof RequestFormSchema.Type
const drawing = {
  foot: 'part-foot',
  module: 'part-module',
  head: 'part-head',
  wall: 'place-wall',
  garage: 'place-garage',
  'utility-room': 'place-utility-room',
} as const
const request = { key: 'example', values: { function: '0', product: '' }, sent: undefined }
const sent = { ...request, sent: 'FE-7K3Q9MWZ' }
const faulty = (errors: FormState['errors']): FormState => ({
  values: { name: '', email: 'name@', useCase: '', scale: '11-100', message: '' },
  errors,
})
const english = {
  name: 'Name required',
  company: 'Company required',
  email: 'Incorrect email format',
  telephone: 'Telephone required',
}
const unavailable: FormState = {
  values: {},
  errors: {},
  problem: 'This is not available at the moment. Please try again later.',
}
const verify: FormState = {
  values: { name: 'Ada', country: 'DE' },
  errors: {},
  problem: 'Many forms came from your network. Please confirm that you are human.',
  captcha: exampleCaptcha,
}

/** Example props, from typical to extreme. */
export const examples = {
  default: { props: contact, given: { answer: undefined, request } },
  product: {
    props: { ...contact, drawing },
    given: {
      answer: undefined,
      request: {
        ...request,
        values: { function: '1', product: 'Three-phase home battery storage system' },
        system: { sizing: calculateHomeSystemSizing(3, 2), place: 'garage' },
      },
    },
  },
  refused: {
    props: contact,
    given: {
      answer: faulty({ ...english, country: 'Country required', message: 'Question required' }),
      request,
    },
  },
  verify: { props: contact, given: { answer: verify, request } },
  unavailable: { props: contact, given: { answer: unavailable, request } },
  sent: { props: contact, given: { answer: undefined, request: sent } },
  application: { props: application, given: { answer: undefined, request } },
  applicationRefused: {
    props: application,
    given: {
      answer: faulty({ ...english, useCase: 'Please choose a use case' }),
      request,
    },
  },
  applicationSent: { props: application, given: { answer: undefined, request: sent } },
  callback: { props: callback, given: { answer: undefined, request } },
  callbackRefused: {
    locale: 'de',
    props: callback,
    given: {
      answer: {
        values: { name: 'Ada', country: 'AT', phone: '12' },
        errors: {
          phone:
            'Bitte wählen Sie die Ländervorwahl und geben Sie die Nummer ohne Ländervorwahl an.',
          timeOfDay: 'Bitte wählen Sie, wann wir anrufen dürfen.',
        },
      },
      request,
    },
  },
  german: {
    locale: 'de',
    props: contact,
    given: {
      answer: faulty({ name: 'Bitte geben Sie Ihren Namen an', email: 'Falsches E-Mail-Format' }),
      request,
    },
  },
  chinese: { locale: 'cn', props: contact, given: { answer: undefined, request } },
} satisfies SectionExamples<
  typeof RequestFormSchema.Type,
  Pick<RequestFormProps, 'answer' | 'request'>
>
