import { Schema } from 'effect'
import { CaptchaPassFieldSchema } from '../captcha/captcha.ts'
import { createEmailAddressSchema } from '../forms/formFields.ts'

/** Purposes of one-time codes; a code is only valid for the purpose it was requested for. */
export const oneTimeCodePurposes = [
  'sign-up',
  'retrieve',
  'change-email',
  'confirm-change',
  'deletion',
] as const
export type OneTimeCodePurpose = (typeof oneTimeCodePurposes)[number]

/** Requests a one-time code without a session. */
export const OneTimeCodeRequestPayload = Schema.Struct({
  email: createEmailAddressSchema('E-mail address that the code is sent to'),
  purpose: Schema.Literals(['sign-up', 'retrieve']).annotate({
    message: 'form.field.wrong',
    description: 'Purpose of the code',
  }),
  pass: CaptchaPassFieldSchema,
}).annotate({ identifier: 'Code' })
export type OneTimeCodeRequestPayload = typeof OneTimeCodeRequestPayload.Type

/** Normalizes an entered code by removing white space. */
export const normalizeOneTimeCode = (input: string): string => input.replaceAll(/\s/g, '')
