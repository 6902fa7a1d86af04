import type { ActionFunctionArgs } from 'react-router'
import { createConsentCookie, createFlashCookie } from '#data/consent/cookies.ts'
import { readFormFields, redirectAfterPost } from '../forms/formPosts.server.ts'

const optional = ['preference', 'statistics', 'marketing'] as const

/** Stores the visitor's choice of cookies and goes back to where it was made. */
export async function consentAction(args: ActionFunctionArgs) {
  const fields = await readFormFields(args.request, ['choice', 'next', ...optional])
  const { choice, next } = fields
  const chosen =
    choice === 'allow-all' || choice === 'accept'
      ? [...optional]
      : choice === 'allow-selection'
        ? optional.filter((category) => fields[category] === 'on')
        : []
  const { pathname } = args.url
  return redirectAfterPost(args, next || pathname, [
    createConsentCookie(chosen),
    ...(next ? [] : [createFlashCookie('cookie.saved')]),
  ])
}
