import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { startSmtp, type TestSmtp } from '../smtp.ts'
import { hangTimeout } from '../../hangTimeout.ts'

let smtp: TestSmtp
let url: string
let site: TestSite
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'felcera-mail-'))
  smtp = await startSmtp()
  url = await createTestDatabase()
  site = await startSite({
    database: { url },
    mail: {
      smtp: smtp.url,
      from: 'no-reply@felcera.example',
      company: 'enquiries@felcera.example',
      folder,
      webhook: undefined,
    },
  })
})
afterAll(async () => {
  await site.close()
  await smtp.close()
  await rm(folder, { recursive: true })
})

const call = async (path: string, body: unknown, language = 'en-US') => {
  const { status, text } = await site.ask(`/api/newsletter${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'x', language },
    body: JSON.stringify(body),
  })
  return { status, body: JSON.parse(text) }
}
const mailsTo = (address: string) =>
  smtp.mails.filter((mail) => mail.to?.some((person) => person.address === address))
const mailTo = (address: string, nth: number) =>
  vi.waitFor(
    () => {
      const mail = mailsTo(address)[nth]
      if (mail === undefined) throw new Error('no mail yet')
      return mail
    },
    { timeout: hangTimeout, interval: 50 },
  )
const tokenIn = (text: string | undefined) => /token=([\w.-]+)/.exec(text ?? '')?.[1] ?? ''
const header = (mail: { headers: { key: string; value: string }[] }, name: string) =>
  mail.headers.find(({ key }) => key === name)?.value

describe('the newsletter', () => {
  test('is subscribed to behind the mailed link only, and left with one click', async () => {
    const email = 'Ada@example.com'
    const asked = await call('', { email, consent: true, userType: 'installer' }, 'de_DE')
    expect(asked).toEqual({
      status: 202,
      body: { code: 200, message: 'Bitte prüfen Sie Ihr E-Mail-Postfach' },
    })
    const mail = await mailTo(email, 0)
    expect(mail.subject).toBe('Bitte bestätigen Sie Ihr Newsletter-Abonnement')
    expect(mail.text).toContain('/de/newsletter/confirm?token=')
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header(mail, 'list-unsubscribe')).toContain('/de/newsletter/unsubscribe?token=')
    expect(await queryRows(url, 'SELECT 1 FROM subscription')).toHaveLength(0)

    const token = tokenIn(mail.text)
    const both = await Promise.all([
      call('/confirmation', { token }),
      call('/confirmation', { token }),
    ])
    expect(new Set(both.map(({ body }) => body.state))).toEqual(new Set(['already', 'subscribed']))
    expect(both.find(({ body }) => body.state === 'subscribed')?.body).toEqual({
      code: 200,
      message: 'Subscription successful',
      state: 'subscribed',
    })
    expect(both.find(({ body }) => body.state === 'already')?.body.message).toBe(
      'The email has already been subscribed',
    )
    const [row] = await queryRows(
      url,
      `SELECT s.email, s.user_type, s.consent_at, c.language, c.text FROM subscription s
       JOIN consent_text c ON c.version = s.consent_version`,
    )
    expect(row).toMatchObject({ email, user_type: 'installer', language: 'de' })
    expect(row?.['text']).toMatch(
      /^Ich möchte den Felcera-Newsletter .* nach der DSGVO verarbeitet werden\. .*Datenschutzerklärung/,
    )
    expect(row?.['consent_at']).toBeTruthy()

    const welcome = await mailTo(email, 1)
    const leave = /^<(.+)>$/.exec(header(welcome, 'list-unsubscribe') ?? '')?.[1] ?? ''
    expect(header(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(leave).toContain('/de/newsletter/unsubscribe?token=')
    const left = await call('/unsubscription', { token: tokenIn(leave) })
    expect(left.body).toMatchObject({ code: 200, state: 'unsubscribed' })
    const again = await call('/unsubscription', { token: tokenIn(leave) })
    expect(again.body.state).toBe('unsubscribed')
    // The old link does not subscribe the address again.
    expect((await call('/confirmation', { token })).status).toBe(404)
    await call('', { email, consent: true })
    const renewed = await call('/confirmation', { token: tokenIn((await mailTo(email, 2)).text) })
    expect(renewed.body.state).toBe('subscribed')
  })

  test('is not confirmed any more once the confirmation was unsubscribed from', async () => {
    const email = 'never@example.com'
    await call('', { email, consent: true })
    const mail = await mailTo(email, 0)
    const leave = tokenIn(header(mail, 'list-unsubscribe')?.replace('>', '') ?? '')
    expect((await call('/unsubscription', { token: leave })).body.state).toBe('unsubscribed')
    expect((await call('/confirmation', { token: tokenIn(mail.text) })).status).toBe(404)
    const rows = await queryRows(url, `SELECT 1 FROM subscription WHERE email = '${email}'`)
    expect(rows).toHaveLength(0)
  })

  test('answers every address alike', async () => {
    const known = await call('', { email: 'ada@EXAMPLE.com', consent: true })
    const unknown = await call('', { email: 'nobody@example.com', consent: true })
    expect(known).toEqual(unknown)
    const second = await mailTo('ada@example.com', 0)
    const { body } = await call('/confirmation', { token: tokenIn(second.text) })
    expect(body).toMatchObject({
      state: 'already',
      message: 'The email has already been subscribed',
    })
  })

  test.each(['', 'x', 'constructor', '1.x', 'a.b.c', '9'.repeat(100)])(
    'an invalid link (%s) shows an error',
    async (token) => {
      for (const path of ['/confirmation', '/unsubscription']) {
        const { status, body } = await call(path, { token }, 'zh_CN')
        expect(status).toBe(404)
        expect(body).toMatchObject({ code: 404, message: '此链接已失效，请重新订阅。' })
      }
    },
  )

  test('a link is not in the database, and not good for ever', async () => {
    await call('', { email: 'late@example.com', consent: true })
    const token = tokenIn((await mailTo('late@example.com', 0)).text)
    const stored = JSON.stringify(await queryRows(url, 'SELECT * FROM subscription_request'))
    expect(stored).not.toContain(token)
    await queryRows(
      url,
      `UPDATE subscription_request SET expires_at = now() WHERE email_key LIKE 'late%'`,
    )
    expect((await call('/confirmation', { token })).status).toBe(404)
  })

  test('a Chinese mail has a full-width colon before its link', async () => {
    await call('', { email: 'chinese@example.com', consent: true }, 'zh_CN')
    const { text } = await mailTo('chinese@example.com', 0)
    expect(text).toMatch(/确认订阅：\nhttp/)
  })

  test('needs an address and consent', async () => {
    const { status, body } = await call('', { email: 'a@b', consent: false }, 'de_DE')
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      email: ['Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
      consent: ['Bitte setzen Sie das Häkchen, um den Newsletter zu abonnieren.'],
    })
    const missing = await call('', {})
    expect(Object.keys(missing.body.fields).toSorted()).toEqual(['consent', 'email'])
  })

  test('limits the mails to one address', async () => {
    const own = await createTestDatabase()
    const fresh = await startSite({ database: { url: own } })
    for (let n = 0; n < serverLimits.mailsPerDay + 3; n++)
      await fresh.ask('/api/newsletter', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'x' },
        body: JSON.stringify({ email: 'flood@example.com', consent: true }),
      })
    const mails = await queryRows(own, 'SELECT 1 FROM delivery')
    expect(mails).toHaveLength(serverLimits.mailsPerDay)
    await fresh.close()
  })
})
