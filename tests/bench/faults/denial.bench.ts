import { loadavg } from 'node:os'
import { expect, test } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import {
  createNetworkAddress,
  attackFromEverywhere,
  openBrowserAtAddress,
  createAttackedAccounts,
} from '../../server/account/attackedOwners.ts'
import { createCaptchaPasses } from '../../server/captchas.ts'
import { startSite } from '../../server/client.ts'
import { createTestDatabase } from '../../server/databases.ts'
import { holdDatabaseClock } from '../../server/heldClock.ts'
import type { ApiTestBrowser } from '../../server/people.ts'

const networks = 1_000
const rounds = 5

/** Browser that sums the duration of its calls, without the time between them. */
function timeCalls(browser: ApiTestBrowser) {
  const timed = {
    ...browser,
    spent: 0,
    call: async (...call: Parameters<ApiTestBrowser['call']>) => {
      const start = performance.now()
      const answer = await browser.call(...call)
      timed.spent += performance.now() - start
      return answer
    },
  }
  return timed
}

const formatTimes = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return `${sorted[sorted.length >> 1]?.toFixed(0)} ms, at most ${sorted.at(-1)?.toFixed(0)} ms of ${times.length}`
}

test(`${2 * networks * rounds} guesses and requests for codes from ${networks} addresses keep no owner out for 2 s`, async () => {
  const url = await createTestDatabase()
  // Mails stay in the outbox.
  await holdDatabaseClock(url)
  const site = await startSite({
    database: { url },
    trustedProxies: parseIpNetworkList('127.0.0.1'),
  })
  const owners = createAttackedAccounts(url, site)
  const { email, device } = await owners.signUpOwner()
  const addresses = Array.from({ length: networks }, (_, n) => createNetworkAddress(n))

  const isOver = new AbortController()
  const known: number[] = []
  const elsewhere: number[] = []
  const reset: number[] = []
  const ownerMeanwhile = async () => {
    let password: string | undefined
    for (let n = 0; !isOver.signal.aborted; n++) {
      known.push(await owners.timeSignIn(device, email, password))
      const [stranger, resetter] = [1, 2].map((third) =>
        openBrowserAtAddress(site, `198.51.${100 + third}.${n % 250}`, 'de_DE'),
      ) as [ApiTestBrowser, ApiTestBrowser]
      elsewhere.push(await owners.timeSignIn(stranger, email, password))
      if (n % 5 > 0) continue
      const timed = timeCalls(resetter)
      const done = await owners.resetAndSignIn(timed, email)
      expect(done.statuses).toEqual([202, 200, 200, 200])
      password = done.password
      reset.push(timed.spent)
      // The reset forgets all devices. A sign-in then costs the highest price of a captcha, because the account is under attack.
      await owners.timeSignIn(device, email, password, { price: serverLimits.maxCaptchaPrice })
    }
  }
  const meanwhile = ownerMeanwhile()
  const answers: Record<string, number> = {}
  for (let round = 0; round < rounds; round++) {
    const passes = await createCaptchaPasses(url, addresses)
    const codePasses = await createCaptchaPasses(url, addresses, { use: 'code' })
    const attack = async (network: number) => {
      const guesser = openBrowserAtAddress(site, addresses[network] ?? '')
      const asked = { email, purpose: 'retrieve', pass: codePasses[network] }
      const { status } = await guesser.call('/codes', asked)
      answers[`code ${status}`] = (answers[`code ${status}`] ?? 0) + 1
      const typed = { identifier: email, password: 'Wrong-7kabel', agreement: true }
      return guesser.call('/session', { ...typed, pass: passes[network] })
    }
    const statuses = await attackFromEverywhere({ networks, attack })
    for (const [status, count] of Object.entries(statuses))
      answers[`guess ${status}`] = (answers[`guess ${status}`] ?? 0) + count
  }
  isOver.abort()
  await meanwhile
  await site.close()
  console.log(
    `${2 * networks * rounds} guesses and requests from ${networks} addresses: ${JSON.stringify(answers)}; the owner meanwhile: known device ${formatTimes(known)}; elsewhere ${formatTimes(elsewhere)}; reset and sign-in ${formatTimes(reset)}; load ${loadavg()[0]?.toFixed(1)}`,
  )
  for (const times of [known, elsewhere, reset]) expect(Math.max(...times)).toBeLessThan(2_000)
})
