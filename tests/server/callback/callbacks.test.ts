import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimits } from '#data/ops/limits.ts'
import { deleteExpiredRows } from '#server/ops/retention.ts'
import { postJson, startSite, type TestSite } from '../client.ts'
import { createTestDatabase, runOnDatabase, readOutboxPayloads, queryRows } from '../databases.ts'
import { createCaptchaPass } from '../captchas.ts'

let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  site = await startSite({ database: { url } })
})
afterAll(() => site.close())

const callback = {
  name: 'Ada Example',
  country: 'DE',
  phone: '030 23125 000',
  timeOfDay: 'evening',
}
const post = (body: unknown, headers: Record<string, string> = {}, to = site) =>
  postJson(to.ask, '/api/callbacks', body, headers)

describe('a request for a call', () => {
  test('gets a reference; its row and one mail to the company are stored together', async () => {
    const { status, body } = await post(callback, { language: 'de_DE' })
    expect([status, body]).toEqual([
      201,
      {
        code: 200,
        message: 'Ihr Rückrufwunsch wurde gesendet.',
        reference: expect.stringMatching(/^FE-[0-9A-Z]{8}$/),
      },
    ])
    const rows = await queryRows(url, 'SELECT * FROM callback')
    expect(rows).toMatchObject([
      {
        reference: body.reference,
        locale: 'de',
        name: 'Ada Example',
        country: 'DE',
        phone: '+49 30 23125 000',
        time_of_day: 'evening',
      },
    ])
    const [mail, ...others] = await readOutboxPayloads(url)
    expect(others).toEqual([])
    expect(mail?.['subject']).toBe(`Call request ${body.reference}`)
    expect(mail).not.toHaveProperty('replyTo')
    expect(mail?.['text']).toContain(
      [
        'Name: Ada Example',
        'Telephone: +49 30 23125 000',
        'Country or region: Germany',
        'Time of day: Late afternoon',
        'Language: de',
      ].join('\n'),
    )
  })

  test.each([
    ['{}', {}, ['Name required', 'Country or region required', 'Phone number required']],
    [
      'letters for digits and a time at night',
      { ...callback, phone: 'call me', timeOfDay: 'night' },
      ['Choose a country code and enter the number without it'],
    ],
    ['an unknown country', { ...callback, country: 'XX' }, ['Please enter a valid value']],
  ])('is reported by field: %s', async (_, body, messages) => {
    const answer = await post(body, { language: 'en-US' })
    expect(answer.status).toBe(422)
    const found: readonly string[] = Object.values(answer.body.fields).flat() as string[]
    expect(found).toEqual(expect.arrayContaining(messages))
    if (!('timeOfDay' in body && body.timeOfDay === 'evening'))
      expect(found).toContain('Please choose when we can call you')
  })

  test('is the same one for the same key, and without a key for the same words', async () => {
    const body = { ...callback, name: 'Twice' }
    const key = { 'idempotency-key': 'key-of-a-callback' }
    const answers = await Promise.all([0, 1, 2].map(() => post(body, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
    expect((await post({ ...body, timeOfDay: 'morning' }, key)).status).toBe(422)
    const first = await post({ ...callback, name: 'Same  words' })
    const again = await post({ ...callback, name: 'Same words' })
    expect(again.body.reference).toBe(first.body.reference)
  })

  test('is exported by staff', async () => {
    const run = promisify(execFile)
    const { stdout } = await run(
      process.execPath,
      ['site/scripts/staff.ts', 'callbacks', '--format', 'csv'],
      { cwd: join(import.meta.dirname, '../../..'), env: { ...process.env, DATABASE_URL: url } },
    )
    expect(stdout).toMatch(/^reference,created_at,locale,name,country,phone,time_of_day\r\n/)
    expect(stdout).toMatch(/\nFE-.{8},.{20},de,Ada Example,Germany,'\+49 30 23125 000,evening\r\n/)
  })

  test('is described by the API', async () => {
    const { paths } = JSON.parse((await site.ask('/api/openapi.json')).text)
    expect(paths['/api/callbacks'].post.description).toBe('Asks the support team for a call.')
  })

  test('needs a captcha above the limit of an address, whatever other forms have counted', async () => {
    const own = await createTestDatabase()
    const limited = await startSite({ database: { url: own } })
    const statuses: number[] = []
    for (let n = 0; n < rateLimits.forms.address.count; n++)
      statuses.push((await post({ ...callback, name: `Caller ${n}` }, {}, limited)).status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const over = await post({ ...callback, name: 'Over' }, {}, limited)
    expect([over.status, over.body.captcha]).toEqual([429, true])
    const pass = await createCaptchaPass(own, { use: 'form' })
    const passed = await post({ ...callback, name: 'Over', pass }, {}, limited)
    expect(passed.status).toBe(201)
    await limited.close()
  })

  test('is deleted after the period of enquiries', async () => {
    const { body } = await post({ ...callback, name: 'Old' })
    await queryRows(
      url,
      `UPDATE callback SET created_at = now() - interval '3 days' WHERE reference = '${body.reference}'`,
    )
    const days = { enquiries: 2, subscriptions: 2, records: 2, visits: 2 }
    const counts = await runOnDatabase(url, deleteExpiredRows(days))
    expect(counts).toMatchObject({ callbacks: 1, enquiries: 0, applications: 0 })
    const rows = await queryRows(
      url,
      `SELECT 1 FROM callback WHERE reference = '${body.reference}'`,
    )
    expect(rows).toEqual([])
  })
})

test('without a database a request for a call is answered with 503', async () => {
  const without = await startSite()
  const { status, body } = await post(callback, {}, without)
  expect([status, body.code]).toEqual([503, 503])
  await without.close()
})
