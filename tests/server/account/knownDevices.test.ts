import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverLimits, rateLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, readOutboxPayloads, queryRows } from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import { createOneTimeCodeProof, openApiTestBrowser, signIn, signUp } from '../people.ts'

let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  // Mails stay in the outbox.
  await holdDatabaseClock(url)
  site = await startSite({ database: { url }, trustedProxies: parseIpNetworkList('127.0.0.1') })
})
afterAll(() => site.close())

let members = 0
async function member() {
  members++
  const browser = openApiTestBrowser(site.ask, { address: `10.3.${members}.1` })
  const email = `member${members}@example.com`
  const fields = { email, username: `Member.${members}`, phone: `030 555 ${members}` }
  expect((await signUp(url, browser, fields)).status).toBe(201)
  const countNotices = async () =>
    (await readOutboxPayloads(url)).filter(
      ({ to, subject }) => to === email && subject === 'New sign-in to your Felcera account',
    ).length
  return { browser, email, countNotices }
}
const elsewhere = () => openApiTestBrowser(site.ask, { address: '192.0.2.1' })

test('reports a sign-in by mail on a new device only', async () => {
  const { browser, email, countNotices } = await member()
  await browser.call('/session/end', {})
  expect((await signIn(url, browser, email)).status).toBe(200)
  expect(await countNotices()).toBe(0)
  const other = elsewhere()
  for (let times = 0; times < 2; times++) await signIn(url, other, email)
  expect(await countNotices()).toBe(1)
})

test('knows the accounts of a browser by a token each, and stores keyed digests of them', async () => {
  const { browser, email, countNotices } = await member()
  const second = await member()
  for (const to of [second.email, email, second.email]) await signIn(url, browser, to)
  expect([await countNotices(), await second.countNotices()]).toEqual([0, 1])
  const tokens = browser.jar.get('__Host-device')?.split('.') ?? []
  expect(tokens).toHaveLength(2)
  const plain = tokens.map((token) => `sha256(convert_to('${token}', 'UTF8'))`)
  const rows = await queryRows(
    url,
    `SELECT token_hash IN (${plain.join()}) AS plain
     FROM known_device d JOIN account a ON a.id = d.account_id
     WHERE a.email IN ('${email}', '${second.email}')`,
  )
  expect(rows.map(({ plain: is }) => is)).toEqual([false, false, false])
})

test('makes no device known by a cookie that was in the browser before the sign-in', async () => {
  const { email, countNotices } = await member()
  const attacker = await member()
  const planted = attacker.browser.jar.get('__Host-device') ?? ''
  for (const value of [planted, `${'A'.repeat(43)}.`.repeat(50)]) {
    const before = await countNotices()
    const victim = openApiTestBrowser(site.ask, { address: '192.0.2.7' })
    victim.jar.set('__Host-device', value)
    expect((await signIn(url, victim, email)).status).toBe(200)
    expect(await countNotices()).toBe(before + 1)

    // Guesses with the planted cookie count for the attacker, not for the device of the owner.
    const guesser = openApiTestBrowser(site.ask, { address: '198.51.100.1' })
    guesser.jar.set('__Host-device', value)
    for (let tried = 0; tried < rateLimits.guesses.address.count; tried++)
      await signIn(url, guesser, email, 'Wrong-7kabel')
    expect((await signIn(url, guesser, email)).body.price).toBe(2)
    expect((await signIn(url, victim, email)).status).toBe(200)
    expect(await countNotices()).toBe(before + 1)
    await queryRows(url, 'DELETE FROM rate_limit')
    // A correct password with it is no sign-in on the owner's device either.
    expect((await signIn(url, guesser, email)).status).toBe(200)
    expect(await countNotices()).toBe(before + 2)
    expect(victim.jar.get('__Host-device')?.split('.')[0]).not.toBe(value)
  }
})

test('keeps the tokens of so many accounts in a browser, the last ones', async () => {
  const { browser, email, countNotices } = await member()
  const first = browser.jar.get('__Host-device')
  for (let n = 0; n < serverLimits.deviceTokens; n++)
    await signIn(url, browser, (await member()).email)
  const tokens = browser.jar.get('__Host-device')?.split('.') ?? []
  expect([tokens.length, tokens.includes(first ?? '')]).toEqual([serverLimits.deviceTokens, false])
  await signIn(url, browser, email)
  expect(await countNotices()).toBe(1)
})

test('forgets devices after a reset of the password', async () => {
  const { browser, email, countNotices } = await member()
  const proof = await createOneTimeCodeProof(url, email, 'retrieve')
  const password = 'Neu-7kabel'
  await browser.call('/passwords', { proof, password, passwordConfirm: password })
  expect((await signIn(url, browser, email, password)).status).toBe(200)
  expect(await countNotices()).toBe(1)
})

test('knows a device for 180 days after its last sign-in', async () => {
  const { browser, email, countNotices } = await member()
  const age = (days: number) =>
    queryRows(
      url,
      `UPDATE known_device d SET seen_at = now() - interval '${days} days'
       FROM account a WHERE a.id = d.account_id AND a.email = '${email}'`,
    )
  await age(serverLimits.knownDeviceDays - 1)
  await signIn(url, browser, email)
  expect(await countNotices()).toBe(0)
  await age(serverLimits.knownDeviceDays)
  await signIn(url, browser, email)
  expect(await countNotices()).toBe(1)
})
