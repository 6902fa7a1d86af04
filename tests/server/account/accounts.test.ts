import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { deleteExpiredRows } from '#server/ops/retention.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, runOnDatabase, queryRows } from '../databases.ts'
import {
  validSignUpForm,
  createOneTimeCodeProof,
  openApiTestBrowser,
  signIn,
  signUp,
} from '../people.ts'
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
    trustedProxies: parseIpNetworkList('127.0.0.1'),
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

let people = 0
/** Creates a browser without cookies. */
const newVisitor = (language = 'en-US') => {
  people++
  const address = `10.${people >> 8}.${people & 255}.1`
  return {
    browser: openApiTestBrowser(site.ask, { language, address }),
    email: `person${people}@example.com`,
    username: `person.${people}`,
    phone: String(1_000_000 + people),
  }
}
const member = async (language?: string) => {
  const person = newVisitor(language)
  const { email, username, phone, browser } = person
  expect((await signUp(url, browser, { email, username, phone })).status).toBe(201)
  return person
}
const mailTo = (address: string, subject: RegExp) =>
  vi.waitFor(
    () => {
      const mail = smtp.mails.find(
        ({ to, subject: about }) =>
          to?.some((person) => person.address === address) && subject.test(about ?? ''),
      )
      if (mail === undefined) throw new Error('no mail yet')
      return mail
    },
    { timeout: hangTimeout, interval: 50 },
  )
const codeIn = async (address: string, subject: RegExp) =>
  /^\s*(\d{6})\s*$/m.exec((await mailTo(address, subject)).text ?? '')?.[1] ?? ''
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

describe('an account', () => {
  test('lives from the code of its sign-up to its deletion', async () => {
    const { browser, username } = newVisitor('de_DE')
    const email = 'Lebenslauf@Example.com'
    const pass = await browser.pass(url, 'code')
    const again = await browser.pass(url, 'code')
    const sent = await browser.call('/codes', { email, purpose: 'sign-up', pass })
    expect(sent.body).toMatchObject({ code: 200, resendIn: 60 })
    const code = await codeIn('lebenslauf@example.com', /Bestätigungscode/)

    const wrong = await browser.call('/accounts/proof', { email, code: wrongCode(code) })
    expect([wrong.status, wrong.body.message]).toEqual([422, 'Der Code ist falsch.'])
    // The delay of the next request is also returned after a wrong code.
    const pause = await browser.pass(url, 'code')
    const early = await browser.call('/codes', { email, purpose: 'sign-up', pass: pause })
    expect([early.status, wrong.body.resendIn >= early.body.retryAfter]).toEqual([429, true])
    expect(wrong.body.resendIn).toBeLessThanOrEqual(60)
    const { body: proven } = await browser.call('/accounts/proof', { email, code })
    const made = await browser.call('/accounts', {
      ...validSignUpForm,
      username,
      proof: proven.proof,
    })
    expect([made.status, made.body.message]).toEqual([201, 'Erfolgreich registriert!'])
    expect([...browser.jar.keys()].toSorted()).toEqual([
      '__Host-codes',
      '__Host-device',
      '__Host-session',
      'signed-in',
    ])

    expect((await browser.call('/session')).body).toMatchObject({ username, nickname: 'Ada' })
    const changed = await browser.call('/account', { nickname: '', region: 'Österreich' })
    expect(changed.body.message).toBe('Ihre Änderungen sind gespeichert')
    expect((await browser.call('/account')).body.profile).toEqual({
      email: 'lebenslauf@example.com',
      username,
      nickname: username,
      region: 'Österreich',
      country: 'DE',
      code: '+49',
      phone: validSignUpForm.phone,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })

    await browser.call('/account/codes', { purpose: 'deletion', pass: again })
    const last = await vi.waitFor(
      async () => {
        const mails = smtp.mails.filter(({ text }) =>
          text?.includes('Sie Ihr Felcera-Konto löschen möchten'),
        )
        const [, found = ''] = /^\s*(\d{6})\s*$/m.exec(mails[0]?.text ?? '') ?? []
        expect(found).not.toBe('')
        return found
      },
      { timeout: hangTimeout, interval: 50 },
    )
    const { body: right } = await browser.call('/account/proof', {
      purpose: 'deletion',
      code: last,
    })
    const closed = await browser.call('/account/deletion', { proof: right.proof })
    expect(closed.body.message).toBe(
      'Ihr Konto ist geschlossen. Melden Sie sich innerhalb von 14\u00A0Tagen an, um es zu behalten.',
    )
    expect([...browser.jar.keys()].toSorted()).toEqual(['__Host-codes', '__Host-device'])
    expect((await browser.call('/session')).status).toBe(401)
    await mailTo('lebenslauf@example.com', /Ihr Felcera-Konto wird gelöscht/)

    const returned = await signIn(url, browser, email)
    expect(returned.body).toMatchObject({ returned: true })
    expect(returned.body.message).toBe('Willkommen zurück. Ihr Konto wird nicht gelöscht.')
    expect((await browser.call('/session')).status).toBe(200)

    const proof = await createOneTimeCodeProof(url, email, 'deletion')
    await browser.call('/account/deletion', { proof })
    await queryRows(url, `UPDATE account SET delete_at = now() WHERE username = '${username}'`)
    // Inaccessible at once, not only after the row is deleted.
    expect((await signIn(url, browser, email)).body.message).toBe(
      'Benutzername oder Kennwort ist falsch.',
    )
    const keep = { enquiries: 730, subscriptions: 365, records: 365, visits: 90 }
    expect(await runOnDatabase(url, deleteExpiredRows(keep))).toMatchObject({ accounts: 1 })
    expect(await queryRows(url, `SELECT 1 FROM account WHERE username = '${username}'`)).toEqual([])
    const kinds = await queryRows(
      url,
      `SELECT kind FROM audit
      WHERE kind IN ('sign-in', 'deletion-asked', 'deletion') ORDER BY id DESC LIMIT 3`,
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['deletion', 'deletion-asked', 'sign-in'])
    // Name and address are available again.
    expect((await signUp(url, browser, { email, username })).status).toBe(201)
  })

  test.each([
    [{ username: 'abcd' }, 'username', 'username format is incorrect'],
    [{ username: 'a'.repeat(21) }, 'username', 'username format is incorrect'],
    [{ username: '1abcde' }, 'username', 'username format is incorrect'],
    [{ username: 'abc def' }, 'username', 'username format is incorrect'],
    [{ username: 'constructor!' }, 'username', 'username format is incorrect'],
    [{ password: 'Ab1-567' }, 'password', 'password format is incorrect'],
    [{ password: `Ab1-${'x'.repeat(17)}` }, 'password', 'password format is incorrect'],
    [{ password: 'Ab1- 5678' }, 'password', 'password format is incorrect'],
    [{ password: 'abcdefg1' }, 'password', 'password format is incorrect'],
    [
      { password: 'P@ssw0rd1!' },
      'password',
      'This password is easy to guess. Please choose another.',
    ],
    [{ passwordConfirm: 'Other-1kabel' }, 'passwordConfirm', 'entered passwords differ'],
    [{ region: ' ' }, 'region', 'Country or region required'],
    [{ agreement: false }, 'agreement', 'Please check the box to continue'],
    [{ code: '' }, 'code', 'Choose a country code and enter the number without it'],
    [{ proof: undefined }, 'proof', 'code is incorrect.'],
  ])('with %o is not made', async (fault, field, message) => {
    const { browser, email, username } = newVisitor()
    const proof = await createOneTimeCodeProof(url, email, 'sign-up')
    const filled = { ...validSignUpForm, username, proof, ...fault }
    const fields = 'password' in fault ? { ...filled, passwordConfirm: fault.password } : filled
    const { status, body } = await browser.call('/accounts', fields)
    expect([status, body.fields]).toEqual([422, { [field]: [message] }])
  })

  test('needs the proof of an address, once', async () => {
    const { browser, email, username, phone } = newVisitor()
    const none = await browser.call('/accounts', { ...validSignUpForm, username, proof: 'x' })
    expect([none.status, none.body.message]).toEqual([422, 'code is incorrect.'])
    const other = await createOneTimeCodeProof(url, email, 'retrieve')
    expect(
      (await browser.call('/accounts', { ...validSignUpForm, username, proof: other })).status,
    ).toBe(422)
    const proof = await createOneTimeCodeProof(url, email, 'sign-up')
    const names = [1, 2, 3, 4].map((n) => ({ username: `${username}.${n}`, phone: `${phone}${n}` }))
    const answers = await Promise.all(
      names.map((name) => browser.call('/accounts', { ...validSignUpForm, ...name, proof })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3)
  })

  test('is one of its name, whatever its case, also for two at once', async () => {
    const people = [newVisitor(), newVisitor()]
    const answers = await Promise.all(
      people.map(({ browser, email, phone }, nth) =>
        signUp(url, browser, { email, phone, username: ['Same.Name', 'same.name'][nth] ?? '' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'This username is taken. Please choose another.',
      field: 'username',
    })
  })

  test('reports taken names after verification only, and five times', async () => {
    const { username } = await member()
    const { browser, email } = newVisitor()
    const unproven = await browser.call('/accounts', {
      ...validSignUpForm,
      username,
      proof: 'guess',
    })
    expect(unproven.body.message).toBe('code is incorrect.')
    const proof = await createOneTimeCodeProof(url, email, 'sign-up')
    const messages: string[] = []
    for (let tried = 0; tried <= serverLimits.codeTries; tried++) {
      const { body } = await browser.call('/accounts', { ...validSignUpForm, username, proof })
      messages.push(body.message)
    }
    expect(new Set(messages.slice(0, -1))).toEqual(
      new Set(['This username is taken. Please choose another.']),
    )
    expect(messages.at(-1)).toBe('code is incorrect.')
  })

  test('reports a registered address after the right code only', async () => {
    const { email, browser } = await member()
    const pass = await browser.pass(url, 'code')
    const sent = await browser.call('/codes', { email, purpose: 'sign-up', pass })
    expect(sent.status).toBe(202)
    const code = await codeIn(email, /verification code/)
    const wrong = await browser.call('/accounts/proof', { email, code: wrongCode(code) })
    expect(wrong.body.message).toBe('code is incorrect.')
    const right = await browser.call('/accounts/proof', { email, code })
    expect([right.status, right.body.message]).toEqual([409, 'email has already been registered'])
  })
})

describe('a forgotten password', () => {
  test('is replaced after the right code, and every session ends', async () => {
    const { email, browser, username } = await member()
    const pass = await browser.pass(url, 'code')
    await browser.call('/codes', { email, purpose: 'retrieve', pass })
    const code = await codeIn(email, /verification code/)
    const wrong = await browser.call('/passwords/proof', { email, code: wrongCode(code) })
    expect([wrong.status, wrong.body.message]).toEqual([422, 'email or code is incorrect.'])
    const { body } = await browser.call('/passwords/proof', { email, code })
    const password = 'Neu-7kabel'
    const reset = { proof: body.proof, password, passwordConfirm: password }
    const differ = await browser.call('/passwords', { ...reset, passwordConfirm: 'x' })
    expect(differ.body.fields).toEqual({ passwordConfirm: ['entered passwords differ'] })
    const done = await browser.call('/passwords', reset)
    expect([done.status, done.body.message]).toEqual([200, 'reset password success!'])
    const used = await browser.call('/passwords', reset)
    expect([used.status, used.body.message]).toEqual([422, 'code is incorrect.'])
    expect((await browser.call('/session')).status).toBe(401)
    expect((await signIn(url, browser, username)).status).toBe(401)
    expect((await signIn(url, browser, username, password)).status).toBe(200)
    await mailTo(email, /password of your Felcera account was changed/)
  })

  test('of no account is reported after the right code only', async () => {
    const { email, browser } = newVisitor()
    const pass = await browser.pass(url, 'code')
    const sent = await browser.call('/codes', { email, purpose: 'retrieve', pass })
    expect(sent.status).toBe(202)
    const code = await codeIn(email, /verification code/)
    const wrong = await browser.call('/passwords/proof', { email, code: wrongCode(code) })
    expect(wrong.body.message).toBe('email or code is incorrect.')
    const right = await browser.call('/passwords/proof', { email, code })
    expect([right.status, right.body.message]).toEqual([404, 'account does not exist'])
  })
})

test('a new password is neither a common one nor a name of the account', async () => {
  const { email } = await member()
  const [account] = await queryRows(url, `SELECT username FROM account WHERE email = '${email}'`)
  const proof = await createOneTimeCodeProof(url, email, 'retrieve')
  const reset = async (password: string) => {
    const { status, body } = await openApiTestBrowser(site.ask).call('/passwords', {
      proof,
      password,
      passwordConfirm: password,
    })
    return [status, Object.keys(body.fields ?? {})]
  }
  const names = [String(account?.['username']), email.split('@')[0] ?? '', 'Trustno']
  for (const name of names) {
    const word = name.replaceAll(/[^a-z]+$/gi, '').slice(0, 16)
    expect([word, await reset(`${word.charAt(0).toUpperCase()}${word.slice(1)}-1`)]).toEqual([
      word,
      [422, ['password']],
    ])
  }
})

describe('an account holder', () => {
  test('changes the address with a code to the new one and the password', async () => {
    const { email, browser } = await member()
    const other = await member()
    const elsewhere = openApiTestBrowser(site.ask, { address: '10.9.9.9' })
    await signIn(url, elsewhere, email)
    const next = `new.${email}`
    const change = async (address: string, current: string) =>
      browser.call('/account/email', {
        proof: await createOneTimeCodeProof(url, address, 'change-email', email),
        current,
      })
    const wrong = await change(next, 'Wrong-7kabel')
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { current: ['The current password is incorrect'] },
    ])
    const taken = await change(other.email, validSignUpForm.password)
    expect([taken.status, taken.body.message]).toEqual([409, 'email has already been registered'])
    expect((await change(next, validSignUpForm.password)).status).toBe(200)
    expect((await browser.call('/account')).body.profile.email).toBe(next)
    expect((await elsewhere.call('/session')).status).toBe(401)
    await mailTo(email, /email address of your Felcera account was changed/)
    expect((await signIn(url, elsewhere, email)).status).toBe(401)
    expect((await signIn(url, elsewhere, next)).status).toBe(200)
  })

  test('uses a proof of a new address in no other account', async () => {
    const [one, two] = [await member(), await member()]
    const next = `shared.${one.email}`
    const proof = await createOneTimeCodeProof(url, next, 'change-email', one.email)
    const change = { proof, current: validSignUpForm.password }
    expect((await two.browser.call('/account/email', change)).status).toBe(422)
    expect((await one.browser.call('/account/email', change)).status).toBe(200)
    expect((await one.browser.call('/account')).body.profile.email).toBe(next)
  })

  test('changes the number with a code to their own address', async () => {
    const { email, browser } = await member()
    const other = await member()
    const change = async (address: string, phone: string) =>
      browser.call('/account/phone', {
        proof: await createOneTimeCodeProof(url, address, 'confirm-change'),
        current: validSignUpForm.password,
        country: 'AU',
        code: '+61',
        phone,
      })
    expect((await change(other.email, '0491 570 156')).status).toBe(422)
    expect((await change(email, '0491 570 156')).status).toBe(200)
    expect((await browser.call('/account')).body.profile).toMatchObject({
      country: 'AU',
      phone: '0491 570 156',
    })
    await mailTo(email, /phone number of your Felcera account was changed/)
  })

  test('changes the password, leaves this session open and ends the others', async () => {
    const { email, browser } = await member()
    const elsewhere = openApiTestBrowser(site.ask, { address: '10.9.9.8' })
    await signIn(url, elsewhere, email)
    const password = 'Neu-7kabel'
    const change = (current: string) =>
      browser.call('/account/password', { current, password, passwordConfirm: password })
    expect((await change('Wrong-7kabel')).status).toBe(422)
    expect((await change(validSignUpForm.password)).body.message).toBe('Your changes are saved')
    expect((await browser.call('/session')).status).toBe(200)
    expect((await elsewhere.call('/session')).status).toBe(401)
    expect((await signIn(url, elsewhere, email, password)).status).toBe(200)
  })

  test('sees own enquiries and newsletter, and takes everything along', async () => {
    const { email, browser, username } = await member()
    const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const enquire = (from: string, message: string) =>
      site.ask('/api/enquiries', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({
          name: 'Ada',
          country: 'DE',
          telephone: '1',
          company: 'c',
          email: from,
          message,
        }),
      })
    await enquire(email.toUpperCase(), 'Mine?')
    await enquire('other@example.com', 'Not mine')
    await queryRows(
      url,
      `INSERT INTO consent_text VALUES ('v1', 'de', 'Ja') ON CONFLICT DO NOTHING`,
    )
    await queryRows(
      url,
      `INSERT INTO subscription (email_key, email, locale, consent_version, consent_at)
       VALUES ('${email}', '${email}', 'de', 'v1', now())`,
    )
    const own = await browser.call('/account/enquiries')
    expect(own.body.data).toEqual([expect.objectContaining({ message: 'Mine?', product: '' })])
    expect((await browser.call('/account/newsletter')).body.subscribed).toBe(true)
    await browser.call('/account/newsletter/end', {})
    expect((await browser.call('/account/newsletter')).body.subscribed).toBe(false)

    const { headers, body } = await browser.call('/account/export')
    expect(headers['content-disposition']).toBe('attachment; filename="felcera-account.json"')
    expect(body.data).toMatchObject({
      profile: { email, username },
      sessions: [{ device: 'Firefox, Linux', current: true }],
      enquiries: [{ message: 'Mine?' }],
      newsletter: [{ email, consentText: 'Ja' }],
      openApi: { active: false, clientId: null },
      record: [{ kind: 'sign-in' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/argon2|Not mine/)
  })

  test('is notified of a sign-in on a new device, in the language of the account', async () => {
    const { email, username } = await member('de_DE')
    await signIn(
      url,
      openApiTestBrowser(site.ask, { address: '10.9.9.7', language: 'zh_CN' }),
      email,
    )
    const mail = await mailTo(email, /^Neue Anmeldung bei Ihrem Felcera-Konto$/)
    expect(mail.text).toContain(
      `Bei Ihrem Konto ${username} hat sich jemand auf einem neuen Gerät angemeldet.`,
    )
    expect(mail.text).toMatch(/Zeit: \d+\. \p{L}+ \d{4} um \d\d:\d\d UTC\nGerät: Firefox, Linux/u)
    expect(mail.text).toContain('/de/retrieve-password?undo=')
  })

  test('alone may ask for it', async () => {
    const nobody = openApiTestBrowser(site.ask)
    const reads = ['', '/export', '/enquiries', '/newsletter', '/open-api']
    const posts = ['', '/codes', '/proof', '/email', '/phone', '/password', '/deletion']
    const answers = [
      ...(await Promise.all(reads.map((path) => nobody.call(`/account${path}`)))),
      ...(await Promise.all(posts.map((path) => nobody.call(`/account${path}`, {})))),
      await nobody.call('/sessions'),
      await nobody.call('/sessions/end', { id: '1' }),
      await nobody.call('/sessions/end-all', {}),
    ]
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    expect(answers[0]?.body).toMatchObject({ code: 401, message: 'Please sign in' })
  })
})

test('nothing of anybody is logged or remembered in plain words', async () => {
  expect(site.logs.join('\n')).not.toMatch(/person\d|@example\.com|kabel|Firefox/i)
  const audit = JSON.stringify(
    await queryRows(url, 'SELECT kind, subject::text AS subject FROM audit'),
  )
  expect(audit).not.toMatch(/person|example/)
})
