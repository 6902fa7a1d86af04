import type { AccountFormValues } from './AccountForm.tsx'

/** Two passwords that differ; schemas compare them only once each is right. */
export const findPasswordMismatch = ({
  password,
  passwordConfirm,
}: AccountFormValues): Readonly<Record<string, string>> =>
  password === passwordConfirm ? {} : { passwordConfirm: 'form.account.password-confirm.differ' }

/** A form that is not sent before its captcha is solved. */
export const findUnsolvedCaptcha = ({
  captcha,
}: AccountFormValues): Readonly<Record<string, string>> =>
  captcha === '' ? { captcha: 'captcha.slider.instruction' } : {}
