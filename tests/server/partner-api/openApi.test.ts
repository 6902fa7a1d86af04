import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  illustrativeStorageSystems,
  type IllustrativeStorageSystem,
} from '#data/partner-api/illustrativeStorageSystems.ts'
import { simulateSystemReading } from '#data/partner-api/simulation.ts'
import { partnerApiRateLimit } from '#data/ops/limits.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, queryRows, readOutboxPayloads } from '../databases.ts'
import { validSignUpForm, openApiTestBrowser, signUp } from '../people.ts'
import { sendSignedRequest, signRequest, whoamiPath } from './signedCalls.ts'

const root = join(import.meta.dirname, '../../..')
const [home] = illustrativeStorageSystems as readonly [IllustrativeStorageSystem]
const path = whoamiPath

let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  site = await startSite({ database: { url } })
})
afterAll(() => site.close())

const run = promisify(execFile)
const staff = (...args: string[]) =>
  run(process.execPath, ['site/scripts/staff.ts', 'open-api', ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  )

const whoami = (headers: Record<string, string>, target?: string) =>
  sendSignedRequest(site, headers, target)

test('the example on its page names every required header', async () => {
  const section = join(root, 'site/sections/CodeExample/CodeExample.tsx')
  const example = await readFile(section, 'utf8')
  expect(example).toContain(`GET ${path} HTTP/1.1`)
  const { solar, load, battery, grid, stored } = simulateSystemReading(
    home,
    Date.parse('2026-05-21T10:15:00Z'),
  )
  const values = { solar, load, battery, grid, stored }
  for (const [name, value] of Object.entries(values))
    expect(example).toContain(`"${name}": ${value}`)
  const names = [...example.matchAll(/^(X-[\w-]+): /gm)].map(([, name = '']) => name.toLowerCase())
  expect(names).toEqual(Object.keys(signRequest({ clientId: '', secret: '' })))
  expect(example).toContain(String.raw`method + "\\n" + path + "\\n" + timestamp`)
})

describe('the Open API', () => {
  test('is activated by staff, and its credentials are seen once and rotated', async () => {
    const browser = openApiTestBrowser(site.ask)
    await signUp(url, browser, { email: 'ada@example.com' })
    expect((await browser.call('/account/open-api')).body).toMatchObject({
      active: false,
      scopes: [],
      clientId: null,
    })
    const renew = (current: string = validSignUpForm.password) =>
      browser.call('/account/open-api/credentials', { current })
    const early = await renew()
    expect([early.status, early.body.message]).toEqual([
      403,
      'The Open API is not activated for this account',
    ])
    expect(await staff('activate', 'ADA.example')).toEqual({
      code: 0,
      output:
        'username,email,scopes\r\nAda.Example,ada@example.com,whoami systems state history events tariffs\r\n',
    })
    expect((await renew('Wrong-7kabel')).status).toBe(422)
    const { body: first } = await renew()
    expect(first).toMatchObject({
      clientId: expect.stringMatching(/^fe-/),
      secret: expect.stringMatching(/^[\w-]{43}$/),
    })
    const state = await browser.call('/account/open-api')
    expect(state.body).toMatchObject({ active: true, clientId: first.clientId })
    expect(JSON.stringify(state.body)).not.toContain(first.secret)
    const rows = await queryRows(
      url,
      `SELECT client_id, encode(seed, 'hex') AS seed FROM credential`,
    )
    expect(JSON.stringify(rows)).not.toContain(first.secret)

    const answer = await whoami(signRequest(first))
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        code: 200,
        message: 'The signature is valid',
        account: 'Ada.Example',
        scopes: ['whoami', 'systems', 'state', 'history', 'events', 'tariffs'],
        limit: { calls: 60, seconds: 60 },
      },
    ])
    expect(answer.headers['cache-control']).toBe('no-store')

    const { body: second } = await renew()
    expect(second.clientId).toBe(first.clientId)
    const { data } = (await browser.call('/account/export')).body
    const kinds = data.record.map(({ kind }: { readonly kind: string }) => kind)
    expect(kinds.slice(-2)).toEqual(['credentials-renewed', 'credentials-renewed'])
    expect(kinds.filter((kind: string) => kind === 'credentials-renewed')).toHaveLength(2)
    expect((await whoami(signRequest(first))).status).toBe(401)
    expect((await whoami(signRequest(second))).status).toBe(200)

    expect((await staff('deactivate', 'ada@example.com')).code).toBe(0)
    expect((await whoami(signRequest(second))).status).toBe(401)
    expect(await staff('activate', 'nobody')).toEqual({
      code: 1,
      output: 'There is no account or key nobody\n',
    })

    expect((await staff('activate', 'ada@example.com')).code).toBe(0)
    const { body: third } = await renew()
    expect((await whoami(signRequest(third))).status).toBe(200)
    const letter = (await readOutboxPayloads(url)).at(-1)?.['text'] ?? ''
    expect(letter).toContain('New Open API credentials were created for your account Ada.Example.')
    const [, token] = /\/retrieve-password\?undo=([\w-]+)/.exec(letter) ?? []
    expect((await openApiTestBrowser(site.ask).call('/accounts/undo', { token })).status).toBe(200)
    expect((await whoami(signRequest(third))).status).toBe(401)
  })

  test('takes nothing that is not signed for this moment and this call', async () => {
    const browser = openApiTestBrowser(site.ask)
    await signUp(url, browser, { email: 'bob@example.com', username: 'bobby', phone: '99988' })
    await queryRows(url, `UPDATE account SET open_api_scopes = '{whoami}' WHERE username = 'bobby'`)
    const { body: keys } = await browser.call('/account/open-api/credentials', {
      current: validSignUpForm.password,
    })
    const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
    const late = 'The timestamp is missing or differs from the server time by more than 5 minutes'
    const wrong = 'The client ID is unknown or the signature is not valid'
    const now = at(0)
    const refused = [
      [{}, late],
      [signRequest(keys, at(-301_000)), late],
      [signRequest(keys, at(301_000)), late],
      [signRequest(keys, 'yesterday'), late],
      [{ ...signRequest(keys), 'x-signature': 'AAAA' }, wrong],
      [{ ...signRequest(keys), 'x-client-id': 'constructor' }, wrong],
      [{ ...signRequest(keys, now), 'x-timestamp': at(1000) }, wrong],
      [signRequest({ ...keys, secret: '' }), wrong],
      [signRequest(keys, now, `${path}?x=1`), wrong],
    ] as const
    for (const [headers, message] of refused) {
      const { status, body } = await whoami(headers)
      expect([status, body]).toMatchObject([401, { code: 401, message }])
    }
    expect((await whoami(signRequest(keys, now, `${path}?x=1`), `${path}?x=1`)).status).toBe(200)
    await queryRows(url, `UPDATE account SET open_api_scopes = '{other}' WHERE username = 'bobby'`)
    expect((await whoami(signRequest(keys))).status).toBe(403)
    await queryRows(url, `UPDATE account SET open_api_scopes = '{whoami}' WHERE username = 'bobby'`)
    const statuses: number[] = []
    for (let n = 0; n <= partnerApiRateLimit.count; n++)
      statuses.push((await whoami(signRequest(keys))).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    expect((await site.ask('/open-api/v1/else')).status).toBe(404)
    expect((await site.ask(path, { method: 'POST' })).status).toBe(405)
  })
})
