import type { SectionExamples } from '../examples.ts'
import { exampleCaptcha } from '../captcha/exampleCaptcha.ts'
import type { RetrievePasswordProps, RetrievePasswordSchema } from './RetrievePassword.schema.ts'

const usual = {
  title: 'page.retrieve-password.form.title',
  lead: 'page.retrieve-password.form.lead',
  signIn: '/login',
} satisfies typeof RetrievePasswordSchema.Type

const request = { undo: '', captcha: exampleCaptcha }
const email = 'ada@example.com'

/** Example props, from typical to extreme. */
export const examples = {
  default: { props: usual, given: { request, answer: undefined } },
  wrongCode: {
    props: usual,
    given: {
      request,
      answer: { step: 'code', values: { email }, errors: { code: 'email or code is incorrect.' } },
    },
  },
  unknown: {
    props: usual,
    given: {
      request,
      answer: { step: 'code', values: { email }, errors: {}, problem: 'account does not exist' },
    },
  },
  password: {
    props: usual,
    given: {
      request,
      answer: {
        step: 'password',
        values: { email, proof: 'example' },
        errors: {},
        message: 'The code is right',
      },
    },
  },
  undo: { props: usual, given: { request: { ...request, undo: 'example' }, answer: undefined } },
  done: {
    props: usual,
    given: { request, answer: { step: 'done', values: {}, errors: {} } },
  },
  german: {
    locale: 'de',
    props: usual,
    given: {
      request,
      answer: {
        step: 'password',
        values: { email, proof: 'example' },
        errors: { password: 'Das Kennwort hat nicht das richtige Format.' },
      },
    },
  },
  chinese: { locale: 'cn', props: usual, given: { request, answer: undefined } },
} satisfies SectionExamples<
  typeof RetrievePasswordSchema.Type,
  Pick<RetrievePasswordProps, 'answer' | 'request'>
>
