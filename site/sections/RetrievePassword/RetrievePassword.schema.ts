import type { AccountAnswer } from '#data/accountAnswer.ts'
import type { IssuedCaptcha } from '#data/captcha.ts'
import { Link, section, Text, Title } from '#data/fields.ts'
import {
  captchaMessages,
  codeStepMessages,
  formMessages,
  newPasswordMessages,
} from '../forms/messages.schema.ts'

/** The screens of password retrieval (specification §3, §4). */
export const RetrievePasswordSchema = section(
  'RetrievePassword',
  {
    description:
      'Password retrieval in three steps: address, code, new password. Its page is hydrated whole and needs class sensitive.',
    h1: true,
    app: true,
    action: 'retrieve-password',
    messages: [
      ...formMessages,
      ...captchaMessages,
      ...codeStepMessages,
      ...newPasswordMessages,
      'account.retrieve.redirect',
      'account.retrieve.redirect-now',
      'account.retrieve.redirect-stop',
      'account.retrieve.success',
      'form.account.password.new',
      'retrieve.back',
      'retrieve.step.password',
      'retrieve.steps',
      'retrieve.submit',
      'sign-up.step.code',
      'sign-up.step.email',
    ],
  },
  {
    title: Title,
    lead: Text,
    signIn: Link.annotate({ description: 'Where the new password is used' }),
  },
)

/** What the screens need of the server. */
export interface RetrievalRequest {
  /** None where there is none to have now. */
  readonly captcha: IssuedCaptcha | undefined
}

export type RetrievePasswordProps = typeof RetrievePasswordSchema.Type & {
  readonly request: RetrievalRequest
  readonly answer: AccountAnswer | undefined
}
