import { randomUUID } from 'node:crypto'
import { captchaPuzzleSize, type CaptchaPurpose } from '#data/captcha/captcha.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { resolveClientAddress } from '#server/http/clientAddress.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { makeKeyRing } from '#server/ops/keyRing.ts'
import type { SecretKey } from '#server/ops/secretKeys.ts'
import { digestSecret } from '#server/ops/secrets.ts'
import { queryRows } from './databases.ts'
import { testSecretKey } from './settings.ts'

const purpose = 'captcha'
const literal = (digest: Uint8Array) => `'\\x${Buffer.from(digest).toString('hex')}'::bytea`

/** Pass of a captcha. */
export interface CaptchaPassOptions {
  readonly use?: CaptchaPurpose
  /** Client address of the solver. */
  readonly address?: string | undefined
  readonly price?: number
  /** Newest key of the site. */
  readonly key?: SecretKey
}

/** Creates passes of captchas solved at some addresses, one each. */
export async function createCaptchaPasses(
  url: string,
  addresses: readonly string[],
  { use = 'sign-in', price = 1, key = testSecretKey }: Omit<CaptchaPassOptions, 'address'> = {},
): Promise<string[]> {
  const { digests } = makeKeyRing([key])
  const passes = addresses.map((address) => ({ address, pass: randomUUID() }))
  const rows = passes.map(({ address, pass }) => {
    const { network } = resolveClientAddress(address, undefined, parseIpNetworkList(''))
    const from = literal(digests(purpose, network)[0])
    return `(${literal(digestSecret(pass))}, '${use}', ${from}, ${price}, now() + interval '1 hour')`
  })
  await queryRows(
    url,
    `INSERT INTO captcha_pass (pass_hash, purpose, network, price, expires_at) VALUES ${rows.join()}`,
  )
  return passes.map(({ pass }) => pass)
}

let last: Promise<unknown> = Promise.resolve()

/** Creates one such pass. Concurrent calls are serialized, because they would use all connections. */
export function createCaptchaPass(
  url: string,
  { address = '127.0.0.1', ...options }: CaptchaPassOptions = {},
): Promise<string> {
  const made = last.then(() => createCaptchaPasses(url, [address], options))
  last = made.catch(() => undefined)
  return made.then(([pass = '']) => pass)
}

/** Content of the id of a captcha. */
export interface CaptchaState {
  readonly x: number
  readonly clickX: number
  readonly clickY: number
  readonly price: number
  readonly links: number
  readonly at: number
}

/** Returns the positions of the pieces of a captcha, and its work, from its id. */
export const readCaptchaState = (id: string): CaptchaState =>
  JSON.parse(makeKeyRing([testSecretKey]).decrypt(purpose, id) ?? '{}').state

/** Creates the id of a captcha with known positions, little work and the remaining time in milliseconds. */
export function createCaptchaId(
  state: Partial<CaptchaState> = {},
  left: number = serverLimits.captchaTime,
  key: SecretKey = testSecretKey,
): string {
  const now = Date.now()
  const at = now + left - serverLimits.captchaTime
  const whole = { x: 100, clickX: 30, clickY: 40, price: 1, links: 6, at, ...state }
  return makeKeyRing([key]).encrypt(purpose, JSON.stringify({ until: now + left, state: whole }))
}

/** Returns the middle of the hole that a click must hit. */
export function findClickPoint(id: string): { readonly x: number; readonly y: number } {
  const { clickX, clickY } = readCaptchaState(id)
  const half = captchaPuzzleSize.piece / 2
  return { x: clickX + half, y: clickY + half }
}
