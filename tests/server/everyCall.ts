import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Tracer } from 'effect'
import { SqlClient } from 'effect/sql'
import { vi } from 'vitest'
import { writeConsent } from '#data/consent/consent.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { setOpenApiAccess } from '#server/ops/staff.ts'
import { createAuthenticatorApp } from './authenticatorApp.ts'
import { solveCaptchaWork } from './captchaWork.ts'
import { type SendRequest, startSite } from './client.ts'
import { runOnDatabase } from './databases.ts'
import {
  validSignUpForm,
  createOneTimeCodeProof,
  openApiTestBrowser,
  signIn,
  signUp,
} from './people.ts'
import { createSoftAuthenticator } from './softAuthenticator.ts'
import { startSmtp, type TestSmtp } from './smtp.ts'
import { hangTimeout } from '../hangTimeout.ts'

/** Records every statement that is sent to a database, with `$1` for its values. */
function statementRecorder() {
  const statements = new Set<string>()
  class Heard extends Tracer.NativeSpan {
    override attribute(key: string, value: unknown): void {
      if (key === 'db.query.text' && typeof value === 'string') statements.add(value)
      super.attribute(key, value)
    }
  }
  return { statements, tracer: Tracer.make({ span: (options) => new Heard(options) }) }
}

const plannable = /^\s*(select|insert|update|delete|with)\b/i

/** Statements for which PostgreSQL makes a plan. */
const planned = (statements: ReadonlySet<string>): readonly string[] =>
  [...statements].filter(
    (text) => plannable.test(text) && !/\bpg_advisory|\bmigration\b/.test(text),
  )

/** Step of a plan in the output of EXPLAIN. */
interface Step {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Step[]
}

// These contain one row per key, or per version of a text.
const small: ReadonlySet<string> = new Set(['secret', 'consent_text'])

/** Statements whose generic plans read a whole table, with its name. */
export const findFullTableScans = (
  url: string,
  statements: readonly string[],
  setting?: string,
): Promise<readonly string[]> => {
  const explain = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql.unsafe('SET plan_cache_mode = force_generic_plan')
    if (setting !== undefined) yield* sql.unsafe(setting)
    const found: string[] = []
    for (const [n, statement] of statements.entries()) {
      yield* sql.unsafe(`PREPARE asked_${n} AS ${statement}`)
      const [prepared] = yield* sql<{ count: number }>`
        SELECT cardinality(parameter_types) AS count FROM pg_prepared_statements
        WHERE name = ${`asked_${n}`}`
      const values = Array.from({ length: prepared?.count ?? 0 }, () => 'NULL').join()
      const rows = yield* sql.unsafe<{ 'QUERY PLAN': readonly { Plan: Step }[] }>(
        `EXPLAIN (FORMAT JSON) EXECUTE asked_${n}${values && `(${values})`}`,
      )
      const plans = rows.flatMap((row) => row['QUERY PLAN'])
      found.push(
        ...plans.flatMap(({ Plan }) => scansIn(Plan)).map((table) => `${table}: ${statement}`),
      )
    }
    return found
  })
  return runOnDatabase(url, explain)
}

const scansIn = (step: Step): readonly string[] => {
  const table = step['Relation Name'] ?? ''
  const kind = step['Node Type']
  // Reading a whole index is no better than reading its table.
  const whole =
    kind === 'Seq Scan' || (kind.startsWith('Index') && step['Index Cond'] === undefined)
  return [...(whole && !small.has(table) ? [table] : []), ...(step.Plans ?? []).flatMap(scansIn)]
}

interface Place {
  readonly ask: SendRequest
  readonly url: string
  readonly smtp: TestSmtp
  readonly origin: string
}

/** Makes every call that queries the database, as far as possible. */
async function makeEveryCall({ ask, url, smtp, origin }: Place): Promise<void> {
  const browser = openApiTestBrowser(ask, { address: '10.7.7.7' })
  const email = 'every@example.com'
  const mailed = (pattern: RegExp, to = email) =>
    vi.waitFor(
      () => {
        const found = smtp.mails
          .filter(({ to: people }) => people?.some(({ address }) => address === to))
          .flatMap(({ text }) => pattern.exec(text ?? '')?.[1] ?? [])
          .at(-1)
        if (found === undefined) throw new Error('no mail yet')
        return found
      },
      { timeout: hangTimeout, interval: 50 },
    )

  const { id, work } = (await browser.call('/captchas', {})).body
  const { pass } = (
    await browser.call('/captchas/redemption', {
      id,
      purpose: 'code',
      work: await solveCaptchaWork(id, work.links),
    })
  ).body
  await browser.call('/codes', { email, purpose: 'sign-up', pass })
  const code = await mailed(/^\s*(\d{6})\s*$/m)
  const { proof } = (await browser.call('/accounts/proof', { email, code })).body
  await browser.call('/accounts', { ...validSignUpForm, username: 'every.call', proof })
  const taken = await createOneTimeCodeProof(url, 'other@example.com', 'sign-up')
  await browser.call('/accounts', { ...validSignUpForm, username: 'every.call', proof: taken })
  await ownCalls(browser.call)
  await setOpen(url)
  const keys = await browser.call('/account/open-api/credentials', {
    current: validSignUpForm.password,
  })
  await openApiCalls(ask, keys.body)
  for (const [purpose, path, more] of [
    ['change-email', '/account/email', { current: validSignUpForm.password }],
    [
      'confirm-change',
      '/account/phone',
      { code: '+49', phone: '30 555', country: 'DE', current: validSignUpForm.password },
    ],
  ] as const)
    await browser.call(path, { proof: await createOneTimeCodeProof(url, email, purpose), ...more })
  await browser.call('/account/password', {
    current: validSignUpForm.password,
    password: 'Grün-8kabel',
    passwordConfirm: 'Grün-8kabel',
  })
  const { secret } = (await browser.call('/account/second-factor/secret', {})).body
  const codeOf = createAuthenticatorApp(secret)
  await browser.call('/account/second-factor', { code: codeOf() })
  await browser.call('/account/second-factor/recovery-codes', {})
  await browser.call('/session/confirmation', { code: '000000' })
  const halfway = openApiTestBrowser(ask, { address: '10.7.7.8' })
  const { challenge } = (await signIn(url, halfway, email, 'Grün-8kabel')).body
  await halfway.call('/session/second-factor', { challenge, code: '000000', keep: true })
  await halfway.call('/session/second-factor', { challenge, code: codeOf(), keep: true })
  await browser.call('/account/second-factor/removal', {})
  await passkeyCalls(browser.call, origin)
  await browser.call('/account/deletion', {
    proof: await createOneTimeCodeProof(url, email, 'deletion'),
  })
  await signIn(url, browser, 'every.call', 'Grün-8kabel')
  await signIn(url, browser, email, 'wrong')
  const again = await browser.pass(url)
  await browser.call('/session/phone', {
    code: '+49',
    phone: '30555',
    password: 'Grün-8kabel',
    agreement: true,
    pass: again,
  })
  await browser.call('/sessions/end-others', {})
  await browser.call('/sessions/end-all', {})
  await browser.call('/session/end', {})
  await browser.call('/passwords/proof', { email, code: '000000' })
  await browser.call('/passwords', {
    proof: await createOneTimeCodeProof(url, email, 'retrieve'),
    password: validSignUpForm.password,
    passwordConfirm: validSignUpForm.password,
  })
  await browser.call('/accounts/undo', { token: await mailed(/undo=([\w-]+)/) })
  await formCalls(ask, mailed)
  await signUp(url, browser, { email: 'second@example.com', username: 'second.call', phone: '1' })
}

const setOpen = (url: string) => runOnDatabase(url, setOpenApiAccess('every.call', true))

/** Adds a passkey, confirms and signs in with it, and removes it. */
async function passkeyCalls(call: Call, origin: string): Promise<void> {
  const authenticator = createSoftAuthenticator(origin)
  const { id } = authenticator
  const optionsOf = async (path: string) => (await call(path, {})).body.options
  const passkey = authenticator.create(await optionsOf('/account/passkeys/options'))
  await call('/account/passkeys', { name: '', passkey })
  await call('/account/passkeys')
  await call('/account/passkeys/name', { id, name: 'n' })
  const confirmation = authenticator.get(await optionsOf('/session/confirmation/options'))
  await call('/session/confirmation', { passkey: confirmation })
  const assertion = authenticator.get(await optionsOf('/session/passkey/options'))
  await call('/session/passkey', { passkey: assertion, keep: false })
  await call('/account/passkeys/removal', { id })
}

type Call = ReturnType<typeof openApiTestBrowser>['call']

/** Calls of the personal center. */
async function ownCalls(call: Call): Promise<void> {
  for (const path of [
    '/session',
    '/sessions',
    '/account',
    '/account/enquiries',
    '/account/newsletter',
    '/account/open-api',
    '/account/export',
    '/account/agreements',
  ])
    await call(path)
  await call('/account', { nickname: 'E', region: validSignUpForm.region })
  await call('/account/agreements', { versions: {}, agreement: true })
  await call('/account/newsletter/end', {})
  await call('/sessions/end', { id: '999999' })
  await call('/account/codes', { purpose: 'confirm-change', pass: 'none' })
  await call('/account/proof', { purpose: 'confirm-change', code: '000000' })
}

async function formCalls(
  ask: SendRequest,
  mailed: (pattern: RegExp, to?: string) => Promise<string>,
): Promise<void> {
  const { call } = openApiTestBrowser(ask, { address: '10.7.8.8' })
  const enquiry = {
    name: 'n',
    country: 'DE',
    email: 'every@example.com',
    telephone: '1',
    company: 'c',
    message: 'm',
  }
  await call('/enquiries', enquiry)
  await call('/enquiries', enquiry)
  await ask('/api/enquiries', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': 'every call once',
    },
    body: JSON.stringify(enquiry),
  })
  await call('/open-api-applications', { ...enquiry, useCase: 'vpp', scale: '1-10' })
  await call('/callbacks', { name: 'n', country: 'DE', phone: '30 555', timeOfDay: 'morning' })
  const reader = 'reader@example.com'
  await call('/newsletter', { email: reader, consent: true })
  const token = await mailed(/confirm\?token=(\S+)/, reader)
  await call('/newsletter/confirmation', { token })
  await call('/newsletter/unsubscription', {
    token: await mailed(/unsubscribe\?token=(\S+)/, reader),
  })
  await ask('/api/visits', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `felcera_consent=${writeConsent(['statistics'])}`,
    },
    body: JSON.stringify({
      sessionId: 'a'.repeat(32),
      client: 1,
      landingPage: '/',
      browser: '',
      jumpOut: true,
      refer: '',
      timezone: 'UTC',
      routes: ['/'],
      resources: [],
    }),
  })
}

async function openApiCalls(
  ask: SendRequest,
  { clientId, secret }: Readonly<Record<'clientId' | 'secret', string>>,
): Promise<void> {
  const read = async (path: string) => {
    const time = new Date().toISOString()
    const signature = createHmac('sha256', secret).update(`GET\n${path}\n${time}`).digest('base64')
    const headers = { 'x-client-id': clientId, 'x-timestamp': time, 'x-signature': signature }
    return JSON.parse((await ask(path, { headers })).text)
  }
  await read('/open-api/v1/whoami')
  const { systems } = await read('/open-api/v1/systems')
  await read(`/open-api/v1/systems/${systems[0].id}/state`)
}

/** Makes every call on a site over this database; returns the statements for which PostgreSQL makes a plan. */
export async function collectSqlStatements(url: string): Promise<readonly string[]> {
  const { statements, tracer } = statementRecorder()
  const smtp = await startSmtp()
  const folder = await mkdtemp(join(tmpdir(), 'felcera-plans-'))
  const site = await startSite({
    database: { url },
    tracer,
    trustedProxies: parseIpNetworkList('127.0.0.1'),
    mail: {
      smtp: smtp.url,
      from: 'no-reply@felcera.example',
      company: 'enquiries@felcera.example',
      folder,
      webhook: undefined,
    },
  })
  await makeEveryCall({ ask: site.ask, url, smtp, origin: `http://localhost:${site.port}` })
  await site.close()
  await smtp.close()
  await rm(folder, { recursive: true, force: true })
  return planned(statements)
}
