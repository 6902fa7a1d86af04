import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimits } from '#data/ops/limits.ts'
import { postJson, startSite, type TestSite } from '../client.ts'
import { createTestDatabase, readOutboxPayloads, queryRows } from '../databases.ts'
import { createCaptchaPass } from '../captchas.ts'
import { holdDatabaseClock } from '../heldClock.ts'

let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  // Mails stay in the outbox.
  await holdDatabaseClock(url)
  site = await startSite({ database: { url } })
})
afterAll(() => site.close())

const application = {
  name: 'Ada Example',
  company: 'Example Aggregator',
  email: 'ada@example.com',
  telephone: '+49 30 23125 000',
  useCase: 'vpp',
  scale: '11-100',
  username: 'ada.example',
  message: 'Frequency reserve <b>from</b> homes.\nhttps://evil.example',
}
const post = (body: unknown, headers: Record<string, string> = {}, to = site) =>
  postJson(to.ask, '/api/open-api-applications', body, headers)

describe('an application for the Open API', () => {
  test('gets a reference; its row and both mails are stored together', async () => {
    const { status, body } = await post(application, { language: 'de_DE' })
    expect([status, body]).toEqual([
      201,
      {
        code: 200,
        message: 'Ihr Antrag wurde gesendet.',
        reference: expect.stringMatching(/^FE-[0-9A-Z]{8}$/),
      },
    ])
    const { useCase, ...same } = application
    const rows = await queryRows(url, 'SELECT * FROM open_api_application')
    expect(rows).toMatchObject([
      { ...same, use_case: useCase, locale: 'de', reference: body.reference },
    ])
    const texts = (await readOutboxPayloads(url))
      .map((payload) => JSON.stringify(payload))
      .filter((text) => text.includes(String(body.reference)))
    const toStaff = texts.filter((text) => text.includes('Frequency reserve'))
    const toApplicant = texts.filter((text) => text.includes('"to":"ada@example.com"'))
    expect([texts.length, toStaff.length, toApplicant.length]).toEqual([2, 1, 1])
    expect(toStaff[0]).toContain('Virtual power plant')
    expect(toApplicant[0]).toContain('Ihren Antrag')
    for (const typed of ['Ada Example', 'Example Aggregator', 'evil.example', 'Frequency'])
      expect(toApplicant[0]).not.toContain(typed)
  })

  test('is reported by field, in the language of the call', async () => {
    const wrong = { ...application, company: ' ', email: 'ada@', useCase: 'free', message: '' }
    const { scale, ...rest } = wrong
    const { status, body } = await post(rest, { language: 'en-US' })
    expect([status, scale]).toEqual([422, '11-100'])
    expect(body.fields).toEqual({
      company: ['Company required'],
      email: ['Incorrect email format'],
      useCase: ['Please choose a use case'],
      scale: ['Please choose how many systems you want to connect'],
      message: ['Please describe what you are planning'],
    })
  })

  test('is the same one for the same key, and without a key for the same words', async () => {
    const body = { ...application, message: 'Twice?' }
    const key = { 'idempotency-key': 'key-of-an-application' }
    const answers = await Promise.all([0, 1, 2].map(() => post(body, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
    expect((await post({ ...body, message: 'Other' }, key)).status).toBe(422)
    const first = await post({ ...application, message: 'Same  words' })
    const again = await post({ ...application, message: 'Same words', email: 'ADA@example.com' })
    expect(again.body.reference).toBe(first.body.reference)
  })

  test('is exported by staff', async () => {
    const run = promisify(execFile)
    const { stdout } = await run(
      process.execPath,
      ['site/scripts/staff.ts', 'applications', '--format', 'json'],
      { cwd: join(import.meta.dirname, '../../..'), env: { ...process.env, DATABASE_URL: url } },
    )
    const rows: unknown = JSON.parse(stdout)
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          company: 'Example Aggregator',
          use_case: 'vpp',
          scale: '11-100',
        }),
      ]),
    )
  })

  test('needs a captcha above the limit of an address', async () => {
    const own = await createTestDatabase()
    const limited = await startSite({ database: { url: own } })
    const statuses: number[] = []
    for (let n = 0; n < rateLimits.forms.address.count; n++)
      statuses.push((await post({ ...application, message: `Plan ${n}` }, {}, limited)).status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const over = await post({ ...application, message: 'Over' }, {}, limited)
    expect([over.status, over.body.captcha]).toEqual([429, true])
    const pass = await createCaptchaPass(own, { use: 'form' })
    const passed = await post({ ...application, message: 'Over', pass }, {}, limited)
    expect(passed.status).toBe(201)
    await limited.close()
  })
})

test('without a database an application is answered with 503', async () => {
  const without = await startSite()
  const { status, body } = await post(application, {}, without)
  expect([status, body.code]).toEqual([503, 503])
  await without.close()
})
