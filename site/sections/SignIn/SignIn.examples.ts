import type { SectionExamples } from '../examples.ts'
import { exampleCaptcha } from '../captcha/exampleCaptcha.ts'
import { listCountries } from '#data/locale/countries.ts'
import type { SignInProps, SignInSchema } from './SignIn.schema.ts'

const usual = {
  title: 'page.login.form.title',
  lead: 'page.login.form.lead',
  signUp: '/sign-up',
  retrieval: '/retrieve-password',
  serviceAgreement: '/document/service-agreement',
  privacyPolicy: '/document/privacy-policy',
} satisfies typeof SignInSchema.Type

const request = { by: 'name', next: '', captcha: exampleCaptcha, countries: [] } as const
const answer = undefined

/** Example props, from typical to extreme. */
export const examples = {
  default: { props: usual, given: { answer, request } },
  phone: {
    props: usual,
    given: { answer, request: { ...request, by: 'phone', countries: listCountries('en') } },
  },
  refused: {
    props: usual,
    given: {
      request,
      answer: {
        values: { identifier: 'ada.example' },
        errors: {},
        problem: 'Username or password is incorrect.',
      },
    },
  },
  limited: {
    props: usual,
    given: {
      request,
      answer: {
        values: {},
        errors: {},
        problem: 'Too many requests, please try again later',
        retryAfter: 600,
        requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      },
    },
  },
  secondFactor: {
    props: usual,
    given: {
      request,
      answer: {
        step: 'second',
        values: { challenge: 'example', next: '' },
        errors: { code: 'This code is not valid' },
      },
    },
  },
  unavailable: { props: usual, given: { answer, request: { ...request, captcha: undefined } } },
  german: {
    locale: 'de',
    props: usual,
    given: {
      request,
      answer: {
        values: {},
        errors: {
          identifier: 'Bitte geben Sie E-Mail-Adresse oder Benutzernamen an.',
          captcha: 'Überprüfung fehlgeschlagen',
        },
      },
    },
  },
  chinese: { locale: 'cn', props: usual, given: { answer, request } },
} satisfies SectionExamples<typeof SignInSchema.Type, Pick<SignInProps, 'answer' | 'request'>>
