import type { ActionFunctionArgs } from 'react-router'
import { agreementDocuments } from '#data/account/agreements.ts'
import type { CallApiInProcess } from '#data/api/callTypes.ts'
import { captchaFieldNames, getPageServices, readFormFields } from '../forms/formPosts.server.ts'

/** Fields of all account forms: sign-in, sign-up, password reset and personal center. */
const accountFieldNames = [
  'form',
  'step',
  'to',
  'next',
  'token',
  'id',
  'name',
  'identifier',
  'username',
  'nickname',
  'region',
  'email',
  'country',
  'phone',
  'current',
  'password',
  'passwordConfirm',
  'keep',
  'challenge',
  'code',
  'proof',
  'passkey',
  'understood',
  'agreement',
  ...agreementDocuments,
  ...captchaFieldNames,
] as const
export type AccountFieldName = (typeof accountFieldNames)[number]

/** Submitted account form: its fields, empty where they are missing, and the API calls of the visitor. */
export interface SubmittedAccountForm {
  readonly args: ActionFunctionArgs
  readonly fields: Readonly<Record<AccountFieldName, string>>
  readonly call: CallApiInProcess
}

/** Reads a submitted account form. */
export const readSubmittedAccountForm = async (
  args: ActionFunctionArgs,
): Promise<SubmittedAccountForm> => ({
  args,
  fields: await readFormFields(args.request, accountFieldNames),
  call: getPageServices(args).call,
})

/** Returns the values of the named fields, to restore them in the form. */
export const pickFieldValues = (
  { fields }: SubmittedAccountForm,
  restored: readonly AccountFieldName[],
) => Object.fromEntries(restored.map((name) => [name, fields[name].slice(0, 254)]))

/** Fields of a telephone number in a call, by the form field that shows their errors. */
export const phoneErrorFields = { country: 'phone', code: 'phone' }
