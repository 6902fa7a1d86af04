import type { Schema } from 'effect'
import { decodeForm } from '#data/newsletter.ts'
import type { Typed } from './AccountForm.tsx'

type FormSchema = Schema.Codec<unknown, unknown>

/** Message id of what is wrong by field, found by the schema of the call that the form ends up in. */
export function faultsBy(schema: FormSchema, typed: Typed): Readonly<Record<string, string>> {
  const decoded = decodeForm(schema, typed)
  return decoded.ok ? {} : decoded.errors
}

/** Two passwords that differ; schemas compare them only once each is right. */
export const differing = ({ password, passwordConfirm }: Typed): Readonly<Record<string, string>> =>
  password === passwordConfirm ? {} : { passwordConfirm: 'form.account.password-confirm.differ' }

/** A form that is not sent before its captcha is solved. */
export const unsolved = ({ captcha }: Typed): Readonly<Record<string, string>> =>
  captcha === '' ? { captcha: 'captcha.slider.instruction' } : {}
