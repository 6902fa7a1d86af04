import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentAgreementDocument } from '#data/account/agreements.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { createOneTimeCodeProof, openApiTestBrowser, signIn, signUp } from '../people.ts'

const agreement: CurrentAgreementDocument = {
  document: 'service-agreement',
  version: '1.9',
  since: '2026-01-01',
}
const policy: CurrentAgreementDocument = {
  document: 'privacy-policy',
  version: '1.0',
  since: '2026-01-01',
}
// 1.10 is newer than 1.9, although it is smaller as text.
const changed: CurrentAgreementDocument = { ...agreement, version: '1.10', since: '2026-06-01' }

let documents: readonly CurrentAgreementDocument[]
let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  site = await startSite({
    database: { url },
    documents: () => documents,
    trustedProxies: parseIpNetworkList('127.0.0.1'),
  })
})
afterAll(() => site.close())

let people = 0
/** Signs up an account under the documents before their change. */
async function member() {
  people++
  const email = `reader${people}@example.com`
  const browser = openApiTestBrowser(site.ask, { language: 'de_DE', address: `10.3.${people}.1` })
  documents = [agreement, policy]
  const username = `reader.${people}`
  const made = await signUp(url, browser, { email, username, phone: String(2_000_000 + people) })
  expect(made.status).toBe(201)
  return { browser, email, username }
}

const yes = { agreement: true }

describe('agreements to the documents', () => {
  test('are stored at sign-up, by document and version', async () => {
    const { browser } = await member()
    const { data } = (await browser.call('/account/agreements')).body
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(data).toEqual([
      { ...agreement, agreed: { version: '1.9', at }, due: false },
      { ...policy, agreed: { version: '1.0', at }, due: false },
    ])
    expect((await browser.call('/account', { nickname: 'A', region: 'DE' })).status).toBe(200)
  })

  test('are required again when a version changes, before anything else', async () => {
    const { browser, username } = await member()
    documents = [changed, policy]
    const { data } = (await browser.call('/account/agreements')).body
    expect(data).toMatchObject([
      { version: '1.10', since: '2026-06-01', agreed: { version: '1.9' }, due: true },
      { document: 'privacy-policy', due: false },
    ])
    const change = { nickname: 'A', region: 'DE' }
    const refused = await browser.call('/account', change)
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({
        code: 403,
        agreement: true,
        message:
          'Unsere Dokumente haben sich geändert. Bitte prüfen Sie sie, bevor Sie fortfahren.',
      }),
    ])
    for (const path of ['/account/enquiries', '/account/open-api'])
      expect((await browser.call(path)).status).toBe(403)
    // Signing in also requires an agreement, but does not mention a change.
    expect((await signIn(url, browser, username)).status).toBe(200)
    expect((await browser.call('/account', change)).status).toBe(403)

    const versions = { 'service-agreement': '1.10' }
    const kept = await browser.call('/account/agreements', { versions, ...yes })
    expect([kept.status, kept.body.message]).toEqual([
      200,
      'Danke. Ihre Zustimmung ist gespeichert.',
    ])
    expect((await browser.call('/account', change)).status).toBe(200)
    // Another process may still have the previous documents.
    documents = [agreement, policy]
    expect((await browser.call('/account', change)).status).toBe(200)
  })

  test('are stored for the documents that were shown and ticked', async () => {
    const { browser } = await member()
    documents = [changed, { ...policy, version: '2.0' }]
    const agree = (body: object) => browser.call('/account/agreements', body)
    const shown = { 'service-agreement': '1.10', 'privacy-policy': '2.0' }
    const unticked = await agree({ versions: shown, agreement: false })
    expect(unticked.body).toMatchObject({
      code: 422,
      fields: { agreement: ['Bitte setzen Sie das Häkchen, um fortzufahren.'] },
    })
    for (const versions of [
      {},
      { 'service-agreement': '1.10' },
      { ...shown, 'privacy-policy': '1.0' },
    ]) {
      const { status, body } = await agree({ versions, ...yes })
      expect([status, body.fields.agreement]).toEqual([
        422,
        [expect.stringMatching(/^Ein Dokument hat sich noch einmal geändert/)],
      ])
    }
    expect((await agree({ versions: { ...shown, imprint: '1.0' }, ...yes })).status).toBe(200)
    const { data } = (await browser.call('/account/export')).body
    expect(data.agreements).toMatchObject([
      { document: 'privacy-policy', version: '1.0', locale: 'de' },
      { document: 'service-agreement', version: '1.9' },
      { document: 'privacy-policy', version: '2.0' },
      { document: 'service-agreement', version: '1.10' },
    ])
  })

  test('are required of accounts that are older than the documents', async () => {
    const { browser, email } = await member()
    await queryRows(
      url,
      `DELETE FROM agreement WHERE account_id = (SELECT id FROM account WHERE email = '${email}')`,
    )
    expect((await browser.call('/account/agreements')).body.data).toMatchObject([
      { agreed: null, due: true },
      { agreed: null, due: true },
    ])
    const versions = { 'service-agreement': '1.9', 'privacy-policy': '1.0' }
    expect((await browser.call('/account/agreements', { versions, ...yes })).status).toBe(200)
    expect((await browser.call('/account/enquiries')).status).toBe(200)
  })

  test('do not prevent export and deletion of an account', async () => {
    const { browser, email, username } = await member()
    documents = [changed, policy]
    for (const path of [
      '/session',
      '/account',
      '/sessions',
      '/account/newsletter',
      '/account/export',
    ])
      expect([path, (await browser.call(path)).status]).toEqual([path, 200])
    expect((await browser.call('/account/newsletter/end', {})).status).toBe(200)
    expect((await browser.call('/session/end', {})).status).toBe(200)

    await signIn(url, browser, username)
    expect((await browser.call('/sessions/end-all', {})).status).toBe(200)
    await signIn(url, browser, username)
    const pass = await browser.pass(url, 'code')
    expect((await browser.call('/account/codes', { purpose: 'deletion', pass })).status).toBe(202)
    const proof = await createOneTimeCodeProof(url, email, 'deletion')
    expect((await browser.call('/account/deletion', { proof })).status).toBe(200)
    expect((await browser.call('/session')).status).toBe(401)
  })

  test('need an account', async () => {
    const { call } = openApiTestBrowser(site.ask)
    expect((await call('/account/agreements')).status).toBe(401)
    const versions = { 'service-agreement': '1.10' }
    expect((await call('/account/agreements', { versions, ...yes })).status).toBe(401)
  })
})
