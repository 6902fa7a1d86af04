import { accountFormMessages } from '#data/accountAnswer.ts'
import type { MessageId } from '#data/fields.ts'

/** What the puzzle of a form says. */
export const captchaMessages = [
  'captcha.cancel',
  'captcha.checking',
  'captcha.click',
  'captcha.confirm',
  'captcha.failure',
  'captcha.keyboard',
  'captcha.loading',
  'captcha.lost',
  'captcha.new',
  'captcha.no-puzzle',
  'captcha.retry',
  'captcha.slider.instruction',
  'captcha.success',
  'captcha.working',
] as const satisfies readonly MessageId[]

/** What the steps up to a proven address say. */
export const codeStepMessages = [
  'form.code',
  'form.code.again',
  'form.code.have',
  'form.code.required',
  'form.code.resend',
  'form.code.send',
  'form.code.typed',
  'form.contact.email',
  'form.contact.email.format',
  'form.contact.email.required',
  'form.field.long',
  'form.field.wrong',
  'form.step.back',
  'form.step.done',
  'form.step.next',
  'form.step.summary',
] as const satisfies readonly MessageId[]

/** What a password that is chosen is told. */
export const newPasswordMessages = [
  'form.account.password-confirm',
  'form.account.password-confirm.differ',
  'form.account.password.count',
  'form.account.password.format',
  'form.account.password.kinds',
  'form.account.password.length',
  'form.account.password.met',
  'form.account.password.open',
  'form.account.password.spaces',
  'form.sign-in.hide',
  'form.sign-in.reveal',
] as const satisfies readonly MessageId[]

/** What every form of accounts says. */
export const formMessages: readonly MessageId[] = [...accountFormMessages, 'account.problem']
