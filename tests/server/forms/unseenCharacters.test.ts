import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, readOutboxPayloads, queryRows } from '../databases.ts'
import { openApiTestBrowser, signIn, signUp } from '../people.ts'
import { createSoftAuthenticator } from '../softAuthenticator.ts'

let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  site = await startSite({ database: { url }, trustedProxies: parseIpNetworkList('127.0.0.1') })
})
afterAll(() => site.close())

let visitors = 0
const newBrowser = () => {
  visitors++
  return openApiTestBrowser(site.ask, { address: `10.${visitors >> 8}.${visitors & 255}.1` })
}

const enquiry = {
  name: 'Ada',
  country: 'DE',
  email: 'ada@example.com',
  telephone: '1',
  company: 'c',
  message: 'm',
}
const application = { ...enquiry, useCase: 'vpp', scale: '1-10', country: undefined }

const unseen = {
  'zero-width space': '\u200B',
  'zero-width joiner': '\u200D',
  'word joiner': '\u2060',
  'soft hyphen': '\u00AD',
  'byte order mark': '\uFEFF',
  'right-to-left override': '\u202E',
  'right-to-left mark': '\u200F',
  'first strong isolate': '\u2068',
  'Hangul filler': '\u3164',
  'blank of Braille': '\u2800',
  'variation selector': '\uFE0F',
  'tag letter': '\u{E0061}',
  'private character': '\uE000',
  'line separator': '\u2028',
  'C1 control': '\u009B',
}

describe.each(Object.entries(unseen))('an address with a %s', (_, character) => {
  test.each([
    ['/enquiries', enquiry],
    ['/open-api-applications', application],
    ['/newsletter', { consent: true }],
    ['/codes', { purpose: 'sign-up', pass: 'p' }],
  ])('is refused by %s', async (path, fields) => {
    for (const email of [`a${character}da@example.com`, `ada@exam${character}ple.com`]) {
      const answer = await newBrowser().call(path, { ...fields, email })
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['email']])
    }
  })
})

/** Returns the reference of an accepted enquiry. */
async function enquire(fields: Partial<typeof enquiry>): Promise<string> {
  const answer = await newBrowser().call('/enquiries', { ...enquiry, ...fields })
  expect(answer.status).toBe(201)
  return answer.body.reference
}

test.each(['ada@[127.0.0.1]', '=?utf-8?q?ada=40example.org=3e?=@example.com', 'a?b@example.com'])(
  'an address that mail programs may read as another one, %s, is refused',
  async (email) => {
    const { status, body } = await newBrowser().call('/enquiries', { ...enquiry, email })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['email']])
  },
)

test('characters that hide or reorder parts of a text are neither stored nor mailed', async () => {
  const reference = await enquire({
    name: '\u202Eada\u202C Exa\u200Bmple\uFEFF',
    company: '\u2067Example\u2069 Gm\u{E0041}bH\u200F',
    message: 'first \u202Eline\nsecond \u2066line',
  })
  const [row] = await queryRows(url, `SELECT * FROM enquiry WHERE reference = '${reference}'`)
  expect(row).toMatchObject({
    name: 'ada Example',
    company: 'Example GmbH',
    message: 'first line\nsecond line',
  })
  const mails = JSON.stringify(await readOutboxPayloads(url))
  expect(mails).toContain('second line')
  expect(mails).not.toMatch(/[\p{Bidi_Control}\u200B\uFEFF]/u)
})

test('joiners of scripts and emoji are kept', async () => {
  const name = '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627 \u{1F468}\u200D\u{1F469}\uFE0F'
  const reference = await enquire({ name, message: name })
  const [row] = await queryRows(url, `SELECT * FROM enquiry WHERE reference = '${reference}'`)
  expect(row).toMatchObject({ name, message: name })
})

test.each(['\u200B', '\u200D', '\u3164', '\u2800', '\u202E \u202C'])(
  'a text of %j only is no text',
  async (name) => {
    const { status, body } = await newBrowser().call('/enquiries', { ...enquiry, name })
    expect([status, body.fields.name]).toEqual([422, ['Name required']])
  },
)

test('a line of a form holds no line or paragraph separator', async () => {
  for (const name of ['a\u2028b', 'a\u2029b']) {
    const { status, body } = await newBrowser().call('/enquiries', { ...enquiry, name })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['name']])
  }
})

test('names of accounts and passkeys follow the same rule', async () => {
  const browser = newBrowser()
  const email = 'unseen@example.com'
  const username = 'Unseen.One'
  const nickname = '\u202EAda\u200B'
  expect((await signUp(url, browser, { email, username, nickname })).status).toBe(201)
  expect((await browser.call('/account')).body.profile.nickname).toBe('Ada')
  const add = async (name: string) => {
    const { options } = (await browser.call('/account/passkeys/options', {})).body
    const passkey = createSoftAuthenticator(`http://localhost:${site.port}`).create(options)
    return browser.call('/account/passkeys', { name, passkey })
  }
  for (const name of ['a\u0000b', 'a\nb', '\uD800']) expect((await add(name)).status).toBe(422)
  expect((await add('\u202ELaptop')).status).toBe(200)
  const [{ id, name }] = (await browser.call('/account/passkeys')).body.data
  expect(name).toBe('Laptop')
  const renamed = await browser.call('/account/passkeys/name', { id, name: 'a\u0000b' })
  expect([renamed.status, Object.keys(renamed.body.fields)]).toEqual([422, ['name']])
})

test('a pasted name to sign in with may have unseen characters around it', async () => {
  const pasted = '\u202Aunseen@example.com\u202C'
  expect((await signIn(url, newBrowser(), pasted)).status).toBe(200)
})

test('a visit holds no unseen characters', async () => {
  const visit = {
    sessionId: '0'.repeat(32),
    client: 1,
    landingPage: '/',
    browser: 'Firefox 143',
    jumpOut: true,
    refer: 'site.example',
    timezone: 'Europe/Berlin',
    routes: ['/'],
    resources: [],
  }
  for (const character of ['\u202E', '\u200B', '\u2028', '\u0000']) {
    const answer = await newBrowser().call('/visits', { ...visit, refer: `a${character}b` })
    expect(answer.status).toBe(422)
  }
})
