import { Schema } from 'effect'
import { Pass } from './captcha.ts'
import { RequiredLine } from './formFields.ts'
import { emailPattern } from './formRules.ts'

/** What a mailed code is good for; a code for one purpose proves nothing for another. */
export const codePurposes = [
  'sign-up',
  'retrieve',
  'change-email',
  'confirm-change',
  'deletion',
] as const
export type CodePurpose = (typeof codePurposes)[number]

/** Asks for a code, for who is not signed in (specification §4: sign up, password retrieval). */
export const CodePost = Schema.Struct({
  email: RequiredLine('form.contact.email.required', {
    max: 254,
    wrong: 'form.contact.email.format',
    description: 'Address the code goes to (specification §3)',
  }).check(
    Schema.makeFilter((value: string) =>
      value === '' || emailPattern.test(value) ? undefined : 'form.contact.email.format',
    ),
  ),
  purpose: Schema.Literals(['sign-up', 'retrieve']).annotate({
    message: 'form.field.wrong',
    description: 'What the code is for (specification §4)',
  }),
  pass: Pass,
}).annotate({ identifier: 'Code' })
export type CodePost = typeof CodePost.Type

/** Six digits as a person types them: spaces between them do no harm. */
export const codeOf = (typed: string): string => typed.replaceAll(/\s/g, '')
