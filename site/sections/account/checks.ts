import type { Typed } from './AccountForm.tsx'

/** Two passwords that differ; schemas compare them only once each is right. */
export const differing = ({ password, passwordConfirm }: Typed): Readonly<Record<string, string>> =>
  password === passwordConfirm ? {} : { passwordConfirm: 'form.account.password-confirm.differ' }

/** A form that is not sent before its captcha is solved. */
export const unsolved = ({ captcha }: Typed): Readonly<Record<string, string>> =>
  captcha === '' ? { captcha: 'captcha.slider.instruction' } : {}
