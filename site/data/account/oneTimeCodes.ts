import { Schema } from 'effect'
import { CaptchaPassField } from '../captcha/captcha.ts'
import { EmailLine } from '../forms/formFields.ts'

/** Purposes of one-time codes; a code is only valid for the purpose it was requested for. */
export const codePurposes = [
  'sign-up',
  'retrieve',
  'change-email',
  'confirm-change',
  'deletion',
] as const
export type CodePurpose = (typeof codePurposes)[number]

/** Requests a one-time code without a session. */
export const CodeRequest = Schema.Struct({
  email: EmailLine('E-mail address that the code is sent to'),
  purpose: Schema.Literals(['sign-up', 'retrieve']).annotate({
    message: 'form.field.wrong',
    description: 'Purpose of the code',
  }),
  pass: CaptchaPassField,
}).annotate({ identifier: 'Code' })
export type CodeRequest = typeof CodeRequest.Type

/** Normalizes an entered code by removing white space. */
export const normalizeCode = (input: string): string => input.replaceAll(/\s/g, '')
