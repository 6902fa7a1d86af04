import { createHmac } from 'node:crypto'
import { partnerApiScopes } from '#data/partner-api/systems.ts'
import type { TestSite } from '../client.ts'
import { queryRows } from '../databases.ts'
import { validSignUpForm, openApiTestBrowser, signUp } from '../people.ts'

/** Path of the call that returns the account of the credentials. */
export const whoamiPath = '/open-api/v1/whoami'

/** Credentials of an account for the Open API. */
export interface ApiCredentials {
  readonly clientId: string
  readonly secret: string
}

/** Signs a request: the secret signs method, path and time. */
export const signRequest = (
  { clientId, secret }: ApiCredentials,
  time = new Date().toISOString(),
  target = whoamiPath,
) => ({
  'x-client-id': clientId,
  'x-timestamp': time,
  'x-signature': createHmac('sha256', secret).update(`GET\n${target}\n${time}`).digest('base64'),
})

/** Sends a GET with signed headers and decodes the answer. */
export async function sendSignedRequest(
  site: TestSite,
  headers: Record<string, string>,
  target = whoamiPath,
) {
  const answer = await site.ask(target, { headers })
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) }
}

/** Signs up an account, creates its credentials, and returns a function that reads a path with them. */
export async function createApiCredentials(
  site: TestSite,
  url: string,
  username: string,
  phone: string,
  scopes = partnerApiScopes.join(),
) {
  const browser = openApiTestBrowser(site.ask)
  await signUp(url, browser, { email: `${username}@example.com`, username, phone })
  await queryRows(
    url,
    `UPDATE account SET open_api_scopes = '{${scopes}}' WHERE username = '${username}'`,
  )
  const { body } = await browser.call('/account/open-api/credentials', {
    current: validSignUpForm.password,
  })
  const keys: ApiCredentials = body
  const read = (target: string) => {
    const full = `/open-api/v1${target}`
    return sendSignedRequest(site, signRequest(keys, new Date().toISOString(), full), full)
  }
  return { browser, keys, read }
}
