import { listCountries } from '#data/locale/countries.ts'
import type { Locale } from '#data/locale/locales.ts'
import type { SectionExamples } from '../examples.ts'
import { exampleCaptcha } from '../captcha/exampleCaptcha.ts'
import type { SignUpProps, SignUpSchema } from './SignUp.schema.ts'

const usual = {
  title: 'page.sign-up.form.title',
  lead: 'page.sign-up.form.lead',
  signIn: '/login',
  serviceAgreement: '/document/service-agreement',
  privacyPolicy: '/document/privacy-policy',
} satisfies typeof SignUpSchema.Type

const requestIn = (locale: Locale) => ({
  captcha: exampleCaptcha,
  countries: listCountries(locale),
})
const request = requestIn('en')
const email = 'ada@example.com'

/** Example props, from typical to extreme. */
export const examples = {
  default: { props: usual, given: { request, answer: undefined } },
  code: {
    props: usual,
    given: {
      request,
      answer: {
        step: 'code',
        values: { email },
        errors: {},
        message: `We have sent a 6-digit code to ${email}. It is valid for 10 minutes.`,
        resendIn: 60,
      },
    },
  },
  wrongCode: {
    props: usual,
    given: {
      request,
      answer: { step: 'code', values: { email }, errors: { code: 'code is incorrect.' } },
    },
  },
  taken: {
    props: usual,
    given: {
      request,
      answer: {
        step: 'code',
        values: { email },
        errors: { email: 'email has already been registered' },
      },
    },
  },
  account: {
    props: usual,
    given: {
      request,
      answer: {
        step: 'account',
        values: { email, proof: 'example' },
        errors: {},
        message: 'The code is right',
      },
    },
  },
  german: {
    locale: 'de',
    props: usual,
    given: {
      request: requestIn('de'),
      answer: {
        step: 'account',
        values: { email, proof: 'example', username: 'a' },
        errors: {
          username: 'Der Benutzername hat nicht das richtige Format.',
          passwordConfirm: 'Die eingegebenen Kennwörter stimmen nicht überein.',
          agreement:
            'Bitte akzeptieren Sie die Nutzungsbedingungen und bestätigen Sie, dass Sie die Datenschutzerklärung gelesen haben.',
        },
      },
    },
  },
  chinese: { locale: 'cn', props: usual, given: { request: requestIn('cn'), answer: undefined } },
} satisfies SectionExamples<typeof SignUpSchema.Type, Pick<SignUpProps, 'answer' | 'request'>>
