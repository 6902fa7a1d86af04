import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { PasskeyRequestPurpose } from '#sections/formContext.tsx'
import { siteApiClient } from '../client/siteClient.ts'

const paths = {
  'sign-in': '/session/passkey/options',
  autofill: '/session/passkey/options',
  registration: '/account/passkeys/options',
  confirmation: '/session/confirmation/options',
} as const satisfies Record<PasskeyRequestPurpose, string>

/**
 * Requests a passkey from the browser; resolves with the response as JSON, or with an empty text if the server requires
 * a confirmation first. Rejects if the visitor declines, or if the browser has no suggestions for `autofill`.
 */
export async function requestPasskey(purpose: PasskeyRequestPurpose): Promise<string> {
  const useBrowserAutofill = purpose === 'autofill'
  if (useBrowserAutofill && !(await browserSupportsWebAuthnAutofill()))
    throw new Error('This browser suggests no passkeys')
  const answer = await siteApiClient.post(paths[purpose], undefined).catch((body: unknown) => {
    if (isConfirmationNeeded(body)) return undefined
    throw body
  })
  if (answer === undefined) return ''
  const options: object = answer.options
  const response =
    purpose === 'registration'
      ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
      : await startAuthentication({
          optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
          useBrowserAutofill,
        })
  return JSON.stringify(response)
}

const isConfirmationNeeded = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'confirmation' in body && body.confirmation === true
