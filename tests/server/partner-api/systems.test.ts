import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  illustrativeStorageSystems,
  type IllustrativeStorageSystem,
} from '#data/partner-api/illustrativeStorageSystems.ts'
import { aggregateEnergyHistory } from '#data/partner-api/simulation.ts'
import { serverLimits, partnerApiRateLimit } from '#data/ops/limits.ts'
import { partnerApiScopes } from '#data/partner-api/systems.ts'
import { composeOpenApiShellScript } from '#sections/PersonalCenter/partner-api/shellScript.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { sendSignedRequest, createApiCredentials, signRequest, whoamiPath } from './signedCalls.ts'

const [home] = illustrativeStorageSystems as readonly [IllustrativeStorageSystem]
const path = whoamiPath

let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  site = await startSite({ database: { url } })
})
afterAll(() => site.close())

const whoami = (headers: Record<string, string>, target?: string) =>
  sendSignedRequest(site, headers, target)
const newKeys = (username: string, phone: string, scopes?: string) =>
  createApiCredentials(site, url, username, phone, scopes)

describe('reading systems', () => {
  const hour = 3_600_000
  const at = (ms: number) => new Date(ms).toISOString()

  test('lists them, with state, history, events and tariffs of each', async () => {
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
    const [first] = aggregateEnergyHistory(home, from, from + hour, '1h')
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
    const steps = serverLimits.historyEntries / 96
    for (const [query, field] of [
      [`from=${days(steps + 2)}&step=15m`, 'to'],
      [`from=${days(serverLimits.historyDays + 1)}&step=1d`, 'from'],
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
    expect(
      (await read(`${history}?from=${days(serverLimits.historyDays - 1)}&step=1d`)).status,
    ).toBe(200)
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
    for (const wrong of ['limit=0', `limit=${serverLimits.eventPage + 1}`, 'limit=x'])
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
        queryRows(
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
    const headers = signRequest(keys, at(Date.now()), target)
    expect((await whoami(headers, target)).status).toBe(200)
    const again = await whoami(headers, target)
    expect([again.status, again.body]).toMatchObject([
      401,
      { code: 401, message: expect.stringContaining('already been used') },
    ])
    expect((await whoami(signRequest(keys, at(Date.now()), path), target)).status).toBe(401)
    const [once, twice] = await Promise.all(
      [0, 1].map(() => whoami(signRequest(keys, '2100-01-01T00:00:00Z', target), target)),
    )
    expect([once?.status, twice?.status]).toEqual([401, 401])
    const same = signRequest(keys, at(Date.now()), target)
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
    const script = composeOpenApiShellScript('https://felcera.example', keys.clientId, systems)
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
