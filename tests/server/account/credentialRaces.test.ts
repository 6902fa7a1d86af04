import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { argon2id } from '#server/account/passwords.ts'
import { createRequestSender, startSite, type TestSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import {
  validSignUpForm,
  createOneTimeCodeProof,
  openApiTestBrowser,
  signIn,
  signUp,
  type ApiTestBrowser,
} from '../people.ts'
import { hangTimeout } from '../../hangTimeout.ts'

const fresh = 'Neu-7kabel'

const cheap = argon2id({ memoryCost: 8, timeCost: 1, parallelism: 1 })
const dearer = argon2id({ memoryCost: 16, timeCost: 1, parallelism: 1 })

let verifying = 0
let gate = Promise.resolve()
/** Password hashing that waits while the gate is closed. */
const held: typeof cheap = {
  ...cheap,
  verify: (hashed, password) =>
    Effect.andThen(
      Effect.promise(() => {
        verifying++
        return gate
      }),
      cheap.verify(hashed, password),
    ),
}

/** Starts calls that each verify a password, no more than are verified at once, and runs an action meanwhile. */
async function whileVerifying<A>(
  calls: readonly (() => Promise<A>)[],
  happen: () => Promise<unknown>,
): Promise<A[]> {
  expect(calls.length).toBeLessThanOrEqual(serverLimits.hashesAtOnce)
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  verifying = 0
  const answers = Promise.all(calls.map((call) => call()))
  await vi.waitFor(() => expect(verifying).toBe(calls.length), {
    timeout: hangTimeout,
    interval: 10,
  })
  await happen()
  resolve()
  return answers
}

let url: string
/** Handles the sign-ins and changes. */
let busy: TestSite
/** Another process on the same database, whose passwords do not wait. */
let quick: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  const options = { database: { url }, trustedProxies: parseIpNetworkList('127.0.0.1') }
  ;[busy, quick] = await Promise.all([
    startSite({ ...options, hasher: held }),
    startSite({ ...options, hasher: cheap }),
  ])
})
afterAll(() => Promise.all([busy.close(), quick.close()]))

let places = 0
const browserAt = (site: TestSite) => {
  places++
  // A separate connection, so that no request waits for another.
  return openApiTestBrowser(createRequestSender(site.port), {
    address: `10.${places >> 8}.${places & 255}.1`,
  })
}
let members = 0
const member = async () => {
  members++
  const fields = {
    email: `racer${members}@example.com`,
    username: `Racer.${members}`,
    phone: `030 777 ${1000 + members}`,
  }
  const browser = browserAt(quick)
  expect((await signUp(url, browser, fields)).status).toBe(201)
  return { ...fields, browser }
}
type Member = Awaited<ReturnType<typeof member>>

const onBusy = ({ jar }: ApiTestBrowser) => {
  const browser = browserAt(busy)
  for (const [name, value] of jar) browser.jar.set(name, value)
  return browser
}
const reset = async ({ email }: Member) => {
  const proof = await createOneTimeCodeProof(url, email, 'retrieve')
  const payload = { proof, password: fresh, passwordConfirm: fresh }
  return (await browserAt(quick).call('/passwords', payload)).status
}
const sessionsOf = ({ email }: Member) =>
  queryRows(
    url,
    `SELECT 1 FROM session s JOIN account a ON a.id = s.account_id WHERE a.email = '${email}'`,
  )
const signInsOf = ({ email }: Member, count: number = serverLimits.hashesAtOnce) =>
  Array.from({ length: count }, () => () => signIn(url, browserAt(busy), email))
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status)

describe('a sign-in under way', () => {
  test('opens no session and writes no hash after a password reset', async () => {
    const people = [await member(), await member()]
    // A sign-in renews a hash of another cost.
    const old = await Effect.runPromise(dearer.hash(validSignUpForm.password))
    await queryRows(
      url,
      `UPDATE account SET password = '${old}' WHERE email = '${people[1]?.email}'`,
    )
    for (const person of people) {
      const answers = await whileVerifying(signInsOf(person), () =>
        expect(reset(person)).resolves.toBe(200),
      )
      expect(statuses(answers)).toEqual([401, 401])
      expect(await sessionsOf(person)).toEqual([])
      expect((await signIn(url, browserAt(quick), person.email)).status).toBe(401)
      expect((await signIn(url, browserAt(quick), person.email, fresh)).status).toBe(200)
    }
  })

  test('opens no session after a reset among a hundred others', async () => {
    const person = await member()
    const answers = signInsOf(person, 100).map((send) => send())
    expect(await reset(person)).toBe(200)
    await Promise.all(answers)
    expect(await sessionsOf(person)).toEqual([])
  })

  test('neither opens a session after the account was closed nor takes that back', async () => {
    const person = await member()
    const proof = await createOneTimeCodeProof(url, person.email, 'deletion')
    const answers = await whileVerifying(signInsOf(person), async () => {
      expect((await person.browser.call('/account/deletion', { proof })).status).toBe(200)
    })
    expect(statuses(answers)).toEqual([401, 401])
    expect(await sessionsOf(person)).toEqual([])
    const where = `email = '${person.email}' AND delete_at IS NOT NULL`
    expect(await queryRows(url, `SELECT 1 FROM account WHERE ${where}`)).toHaveLength(1)
  })

  test('opens no session under an address that was changed', async () => {
    const person = await member()
    const proof = await createOneTimeCodeProof(
      url,
      `new.${person.email}`,
      'change-email',
      person.email,
    )
    const answers = await whileVerifying(signInsOf(person), async () => {
      const change = { proof, current: validSignUpForm.password }
      expect((await person.browser.call('/account/email', change)).status).toBe(200)
    })
    expect(statuses(answers)).toEqual([401, 401])
    expect(await sessionsOf({ ...person, email: `new.${person.email}` })).toHaveLength(1)
  })

  test('succeeds beside one that renews the same hash', async () => {
    const person = await member()
    const old = await Effect.runPromise(dearer.hash(validSignUpForm.password))
    await queryRows(url, `UPDATE account SET password = '${old}' WHERE email = '${person.email}'`)
    const answers = await whileVerifying(signInsOf(person), () => Promise.resolve())
    expect(statuses(answers)).toEqual([200, 200])
  })
})

describe('a change under way', () => {
  const current = validSignUpForm.password
  const changes = [
    ['of the password', () => ({ path: '/account/password', password: 'Dieb-7kabel' })],
    [
      'of the address',
      async ({ email }: Member) => ({
        path: '/account/email',
        proof: await createOneTimeCodeProof(
          url,
          `thief${members}@example.com`,
          'change-email',
          email,
        ),
      }),
    ],
    [
      'of the phone number',
      async ({ email }: Member) => ({
        path: '/account/phone',
        proof: await createOneTimeCodeProof(url, email, 'confirm-change'),
        country: 'AU',
        code: '+61',
        phone: '0491 570 156',
      }),
    ],
    ['of the credentials', () => ({ path: '/account/open-api/credentials' })],
  ] as const

  test.each(changes)('%s has no effect after a password reset', async (_, make) => {
    const person = await member()
    const { email } = person
    await queryRows(url, `UPDATE account SET open_api_scopes = '{whoami}' WHERE email = '${email}'`)
    const thief = onBusy(person.browser)
    const { path, ...fields } = await make(person)
    const confirm = 'password' in fields ? { passwordConfirm: fields.password } : {}
    const change = () => thief.call(path, { ...fields, ...confirm, current })
    const answers = await whileVerifying([change], () => expect(reset(person)).resolves.toBe(200))
    // The session has ended, or the proof is used.
    expect([[401], [422]]).toContainEqual(statuses(answers))
    const kept = await queryRows(
      url,
      `SELECT phone, c.client_id FROM account a LEFT JOIN credential c ON c.account_id = a.id
       WHERE email = '${email}'`,
    )
    expect(kept).toEqual([{ phone: person.phone, client_id: null }])
    expect((await signIn(url, browserAt(quick), email, fresh)).status).toBe(200)
  })
})

describe('older codes and proofs', () => {
  const own = async (person: Member, path: string, fields: object) =>
    (await person.browser.call(path, fields)).status
  const events = [
    ['a reset', reset],
    [
      'a change of the password',
      async (person: Member) => {
        const fields = {
          current: validSignUpForm.password,
          password: fresh,
          passwordConfirm: fresh,
        }
        return own(person, '/account/password', fields)
      },
    ],
    [
      'a change of the address',
      async (person: Member) => {
        const proof = await createOneTimeCodeProof(
          url,
          `next.${person.email}`,
          'change-email',
          person.email,
        )
        const fields = { proof, current: validSignUpForm.password }
        return own(person, '/account/email', fields)
      },
    ],
    [
      'the closing of the account',
      async (person: Member) => {
        const proof = await createOneTimeCodeProof(url, person.email, 'deletion')
        return own(person, '/account/deletion', { proof })
      },
    ],
  ] as const

  test.each(events)('are useless after %s', async (_, happen) => {
    const person = await member()
    const { email } = person
    const purposes = ['sign-up', 'retrieve', 'confirm-change', 'deletion'] as const
    for (const purpose of purposes) await createOneTimeCodeProof(url, email, purpose)
    const proof = await createOneTimeCodeProof(url, email, 'retrieve')
    const asking = browserAt(quick)
    const pass = await asking.pass(url, 'code')
    expect((await asking.call('/codes', { email, purpose: 'retrieve', pass })).status).toBe(202)
    expect(await happen(person)).toBe(200)
    const password = 'Alt-7kabel'
    const late = await browserAt(quick).call('/passwords', {
      proof,
      password,
      passwordConfirm: password,
    })
    expect([404, 422]).toContain(late.status)
    const left = `SELECT purpose FROM code_proof WHERE email_key = '${email}'
      UNION ALL SELECT purpose FROM bound_code WHERE email_key = '${email}' AND used_at IS NULL`
    expect(await queryRows(url, left)).toEqual([])
  })
})
