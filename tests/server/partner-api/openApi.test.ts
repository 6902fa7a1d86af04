import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  illustrativeSystems,
  type IllustrativeSystem,
} from '#data/partner-api/illustrativeSystems.ts'
import { aggregateHistory, readingAt } from '#data/partner-api/simulation.ts'
import { limits, partnerApiRateLimit } from '#data/ops/limits.ts'
import { partnerApiScopes } from '#data/partner-api/systems.ts'
import { shellCalls } from '#sections/PersonalCenter/partner-api/shellCalls.ts'
import { startSite, type TestSite } from '../client.ts'
import { newDatabase, rowsOf } from '../databases.ts'
import { form, openBrowser, signUp } from '../people.ts'

const [home] = illustrativeSystems as readonly [IllustrativeSystem]
const root = join(import.meta.dirname, '../../..')
const path = '/open-api/v1/whoami'

let url: string
let site: TestSite
beforeAll(async () => {
  url = await newDatabase()
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

interface Keys {
  readonly clientId: string
  readonly secret: string
}

/** As the page of the Open API says: the secret signs method, path and time. */
const signed = ({ clientId, secret }: Keys, time = new Date().toISOString(), target = path) => ({
  'x-client-id': clientId,
  'x-timestamp': time,
  'x-signature': createHmac('sha256', secret).update(`GET\n${target}\n${time}`).digest('base64'),
})
const whoami = async (headers: Record<string, string>, target = path) => {
  const answer = await site.ask(target, { headers })
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) }
}

/** Signs up an account and makes its credentials. */
async function newKeys(username: string, phone: string, scopes = partnerApiScopes.join()) {
  const browser = openBrowser(site.ask)
  await signUp(url, browser, { email: `${username}@example.com`, username, phone })
  await rowsOf(
    url,
    `UPDATE account SET open_api_scopes = '{${scopes}}' WHERE username = '${username}'`,
  )
  const { body } = await browser.call('/account/open-api/credentials', { current: form.password })
  const keys: Keys = body
  /** Reads a path below the version, signed with a time of its own. */
  const read = (target: string) => {
    const full = `/open-api/v1${target}`
    return whoami(signed(keys, new Date().toISOString(), full), full)
  }
  return { browser, keys, read }
}

test('the example on its page names every required header', async () => {
  const section = join(root, 'site/sections/CodeExample/CodeExample.tsx')
  const example = await readFile(section, 'utf8')
  expect(example).toContain(`GET ${path} HTTP/1.1`)
  const { solar, load, battery, grid, stored } = readingAt(home, Date.parse('2026-05-21T10:15:00Z'))
  const values = { solar, load, battery, grid, stored }
  for (const [name, value] of Object.entries(values))
    expect(example).toContain(`"${name}": ${value}`)
  const names = [...example.matchAll(/^(X-[\w-]+): /gm)].map(([, name = '']) => name.toLowerCase())
  expect(names).toEqual(Object.keys(signed({ clientId: '', secret: '' })))
  expect(example).toContain(String.raw`method + "\\n" + path + "\\n" + timestamp`)
})

describe('the Open API', () => {
  test('is activated by staff, and its credentials are seen once and rotated', async () => {
    const browser = openBrowser(site.ask)
    await signUp(url, browser, { email: 'ada@example.com' })
    expect((await browser.call('/account/open-api')).body).toMatchObject({
      active: false,
      scopes: [],
      clientId: null,
    })
    const renew = (current: string = form.password) =>
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
    const rows = await rowsOf(url, `SELECT client_id, encode(seed, 'hex') AS seed FROM credential`)
    expect(JSON.stringify(rows)).not.toContain(first.secret)

    const answer = await whoami(signed(first))
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        code: 200,
        message: 'The signature is right',
        account: 'Ada.Example',
        scopes: ['whoami', 'systems', 'state', 'history', 'events', 'tariffs'],
        limit: { calls: 60, seconds: 60 },
      },
    ])
    expect(answer.headers['cache-control']).toBe('no-store')

    const { body: second } = await renew()
    expect(second.clientId).toBe(first.clientId)
    expect((await whoami(signed(first))).status).toBe(401)
    expect((await whoami(signed(second))).status).toBe(200)

    expect((await staff('deactivate', 'ada@example.com')).code).toBe(0)
    expect((await whoami(signed(second))).status).toBe(401)
    expect(await staff('activate', 'nobody')).toEqual({
      code: 1,
      output: 'There is no account nobody\n',
    })
  })

  test('takes nothing that is not signed for this moment and this call', async () => {
    const browser = openBrowser(site.ask)
    await signUp(url, browser, { email: 'bob@example.com', username: 'bobby', phone: '99988' })
    await rowsOf(url, `UPDATE account SET open_api_scopes = '{whoami}' WHERE username = 'bobby'`)
    const { body: keys } = await browser.call('/account/open-api/credentials', {
      current: form.password,
    })
    const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
    const late = 'The timestamp is missing or more than 5 minutes from the time of the server'
    const wrong = 'The client id is unknown or the signature is wrong'
    const now = at(0)
    const refused = [
      [{}, late],
      [signed(keys, at(-301_000)), late],
      [signed(keys, at(301_000)), late],
      [signed(keys, 'yesterday'), late],
      [{ ...signed(keys), 'x-signature': 'AAAA' }, wrong],
      [{ ...signed(keys), 'x-client-id': 'constructor' }, wrong],
      [{ ...signed(keys, now), 'x-timestamp': at(1000) }, wrong],
      [signed({ ...keys, secret: '' }), wrong],
      [signed(keys, now, `${path}?x=1`), wrong],
    ] as const
    for (const [headers, message] of refused) {
      const { status, body } = await whoami(headers)
      expect([status, body]).toMatchObject([401, { code: 401, message }])
    }
    expect((await whoami(signed(keys, now, `${path}?x=1`), `${path}?x=1`)).status).toBe(200)
    await rowsOf(url, `UPDATE account SET open_api_scopes = '{other}' WHERE username = 'bobby'`)
    expect((await whoami(signed(keys))).status).toBe(403)
    await rowsOf(url, `UPDATE account SET open_api_scopes = '{whoami}' WHERE username = 'bobby'`)
    const statuses: number[] = []
    for (let n = 0; n <= partnerApiRateLimit.count; n++)
      statuses.push((await whoami(signed(keys))).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    expect((await site.ask('/open-api/v1/else')).status).toBe(404)
    expect((await site.ask(path, { method: 'POST' })).status).toBe(405)
  })
})

describe('reading systems', () => {
  const hour = 3_600_000
  const at = (ms: number) => new Date(ms).toISOString()

  test('lists them, and tells state, history, events and tariffs of each', async () => {
    const { read } = await newKeys('carla', '30 551')
    const list = await read('/systems')
    expect([list.status, list.body]).toMatchObject([
      200,
      { code: 200, illustrative: true, message: expect.stringContaining('illustrative') },
    ])
    expect(list.body.systems).toMatchObject([
      { kind: 'home', model: 'H 8-3', mode: 'self-power', power: 8000, capacity: 14_970 },
      { kind: 'cabinet', model: 'C 261-125', mode: 'time-of-use', power: 125_000 },
    ])
    for (const { id, site: place } of list.body.systems) {
      const state = (await read(`/systems/${id}/state`)).body
      expect(state).toMatchObject({ illustrative: true, system: id })
      expect(state.solar + state.battery + state.grid).toBe(state.load)
      expect(Math.abs(Date.parse(state.at) - Date.now())).toBeLessThan(hour)
      const { body: tariff } = await read(`/sites/${place}/tariffs`)
      expect(tariff).toMatchObject({ illustrative: true, site: place, currency: 'EUR' })
      expect(tariff.periods[0]).toMatchObject({ from: 0, name: 'low' })
    }
  })

  test('gives a history in whole steps of the range', async () => {
    const { read } = await newKeys('dorothea', '30 552')
    const { body } = await read('/systems')
    const [{ id }] = body.systems
    const today = Math.floor(Date.now() / (24 * hour)) * 24 * hour
    const [from, to] = [today - 48 * hour, today - 24 * hour]
    const { status, body: history } = await read(
      `/systems/${id}/history?from=${at(from + 1)}&to=${at(to)}&step=1h`,
    )
    expect([status, history.illustrative, history.step, history.system]).toEqual([
      200,
      true,
      '1h',
      id,
    ])
    expect(history.entries.map((entry: { at: string }) => Date.parse(entry.at))).toEqual(
      Array.from({ length: 24 }, (_, n) => from + n * hour),
    )
    for (const entry of history.entries)
      expect(entry.solar + entry.discharged + entry.bought).toBe(
        entry.load + entry.charged + entry.sold,
      )
    const [first] = aggregateHistory(home, from, from + hour, '1h')
    expect(history.entries[0]).toEqual({ ...first, at: at(from).replace('.000', '') })
    const { body: daily } = await read(
      `/systems/${id}/history?from=${at(from).slice(0, 10)}&step=1d`,
    )
    expect(daily.entries).toHaveLength(2)
  })

  test('refuses a range that is too long, too old, empty or no range', async () => {
    const { read } = await newKeys('edgar', '30 553')
    const { body } = await read('/systems')
    const history = `/systems/${body.systems[0].id}/history`
    const days = (count: number) => at(Date.now() - count * 24 * hour).slice(0, 10)
    const steps = limits.historyEntries / 96
    for (const [query, field] of [
      [`from=${days(steps + 2)}&step=15m`, 'to'],
      [`from=${days(limits.historyDays + 1)}&step=1d`, 'from'],
      [`from=${days(1)}&to=${days(2)}&step=1h`, 'to'],
      [`from=${days(-2)}&step=1h`, 'to'],
      ['from=yesterday&step=1h', 'from'],
      ['from=2026-02-30T99:00Z&step=1h', 'from'],
      [`from=${days(1)}&step=1m`, 'step'],
      [`from=${days(1)}`, 'step'],
      ['step=1h', 'from'],
    ]) {
      const answer = await read(`${history}?${query}`)
      expect([query, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([
        query,
        422,
        [field],
      ])
    }
    expect((await read(`${history}?from=${days(limits.historyDays - 1)}&step=1d`)).status).toBe(200)
  })

  test('gives every event once, in pages', async () => {
    const { read } = await newKeys('frida', '30 554')
    const { body } = await read('/systems')
    const events = `/systems/${body.systems[1].id}/events`
    const whole = (await read(events)).body
    expect(whole).toMatchObject({ illustrative: true, next: null })
    expect(whole.events.length).toBeGreaterThan(20)
    const paged: unknown[] = []
    for (let before = ''; ;) {
      const page = (await read(`${events}?limit=9${before && `&before=${before}`}`)).body
      expect(page.events.length).toBeLessThanOrEqual(9)
      paged.push(...page.events)
      if (page.next === null) break
      before = page.next
    }
    expect(paged).toEqual(whole.events)
    for (const wrong of ['limit=0', `limit=${limits.eventPage + 1}`, 'limit=x'])
      expect([wrong, (await read(`${events}?${wrong}`)).status]).toEqual([wrong, 422])
  })

  test('knows no system of another account, and no unknown one', async () => {
    const mine = await newKeys('gustav', '30 555')
    const other = await newKeys('hanna', '30 556')
    const [{ id, site: place }] = (await other.read('/systems')).body.systems
    const day = at(Date.now() - 24 * hour).slice(0, 10)
    for (const path of [
      `/systems/${id}/state`,
      `/systems/${id}/history?from=${day}&step=1h`,
      `/systems/${id}/events`,
      `/sites/${place}/tariffs`,
      '/systems/constructor/state',
    ]) {
      const { status, body } = await mine.read(path)
      expect([path, status, body]).toMatchObject([
        path,
        404,
        { code: 404, message: expect.stringContaining('no system') },
      ])
    }
    expect((await other.read(`/systems/${id}/state`)).status).toBe(200)
  })

  test('requires a scope of its own for each call', async () => {
    const full = await newKeys('ines.k', '30 557')
    const [{ id, site: place }] = (await full.read('/systems')).body.systems
    const day = at(Date.now() - 24 * hour).slice(0, 10)
    const paths = {
      whoami: '/whoami',
      systems: '/systems',
      state: `/systems/${id}/state`,
      history: `/systems/${id}/history?from=${day}&step=1h`,
      events: `/systems/${id}/events`,
      tariffs: `/sites/${place}/tariffs`,
    }
    expect(Object.keys(paths)).toEqual([...partnerApiScopes])
    for (const [scope, path] of Object.entries(paths)) {
      const others = partnerApiScopes.filter((one) => one !== scope)
      const set = (scopes: readonly string[]) =>
        rowsOf(
          url,
          `UPDATE account SET open_api_scopes = '{${scopes.join()}}' WHERE username = 'ines.k'`,
        )
      await set(others)
      expect([scope, (await full.read(path)).status]).toEqual([scope, 403])
      await set([scope])
      expect([scope, (await full.read(path)).status]).toEqual([scope, 200])
    }
  })

  test('takes a signature once, and only for the path it signs', async () => {
    const { keys } = await newKeys('jonas', '30 558')
    const target = '/open-api/v1/systems'
    const headers = signed(keys, at(Date.now()), target)
    expect((await whoami(headers, target)).status).toBe(200)
    const again = await whoami(headers, target)
    expect([again.status, again.body]).toMatchObject([
      401,
      { code: 401, message: expect.stringContaining('used already') },
    ])
    expect((await whoami(signed(keys, at(Date.now()), path), target)).status).toBe(401)
    const [once, twice] = await Promise.all(
      [0, 1].map(() => whoami(signed(keys, '2100-01-01T00:00:00Z', target), target)),
    )
    expect([once?.status, twice?.status]).toEqual([401, 401])
    const same = signed(keys, at(Date.now()), target)
    const raced = await Promise.all([0, 1, 2, 3].map(() => whoami(same, target)))
    expect(raced.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('counts all calls of an account together', async () => {
    const { read } = await newKeys('karla', '30 559')
    const { body } = await read('/systems')
    const [{ id }] = body.systems
    const answers = []
    for (let n = 0; n < partnerApiRateLimit.count; n++)
      answers.push(await read(n % 2 ? `/systems/${id}/events` : `/systems/${id}/state`))
    const [last] = answers.slice(-1)
    expect([answers[0]?.status, last?.status]).toEqual([200, 429])
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('answers the calls that the console shows', async () => {
    const { browser, keys, read } = await newKeys('lena.k', '30 560')
    const { systems } = (await browser.call('/account/open-api')).body
    const script = shellCalls('https://felcera.example', keys.clientId, systems)
    const day = at(Date.now() - 24 * hour).slice(0, 10)
    const paths = [...script.matchAll(/^get "\/open-api\/v1(.+)"$/gm)].map(([, one = '']) =>
      one.replace('$(date -u +%Y-%m-%d)', day),
    )
    expect(paths).toHaveLength(partnerApiScopes.length)
    for (const one of paths) expect([one, (await read(one)).status]).toEqual([one, 200])
  })

  test('is described for programs and for people', async () => {
    const { paths } = JSON.parse((await site.ask('/api/openapi.json')).text)
    const docs = (await site.ask('/api/docs')).text
    for (const path of [
      '/systems',
      '/systems/{system}/state',
      '/systems/{system}/history',
      '/systems/{system}/events',
      '/sites/{site}/tariffs',
    ]) {
      expect(Object.keys(paths[`/open-api/v1${path}`] ?? {})).toEqual(['get'])
      expect(docs).toContain(`GET /open-api/v1${path}`)
    }
    expect((await site.ask('/open-api/v1/systems/x/else')).status).toBe(404)
    expect((await site.ask('/open-api/v1/systems/x/state', { method: 'POST' })).status).toBe(405)
  })
})
