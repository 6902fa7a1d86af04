import type { AccountFormValues } from './AccountForm.tsx'

/** Returns an error if password and confirmation differ; schemas compare them only if both are valid. */
export const findPasswordMismatch = ({
  password,
  passwordConfirm,
}: AccountFormValues): Readonly<Record<string, string>> =>
  password === passwordConfirm ? {} : { passwordConfirm: 'form.account.password-confirm.differ' }

/** Returns an error while the captcha is unsolved. */
export const findUnsolvedCaptcha = ({
  captcha,
}: AccountFormValues): Readonly<Record<string, string>> =>
  captcha === '' ? { captcha: 'captcha.slider.instruction' } : {}
