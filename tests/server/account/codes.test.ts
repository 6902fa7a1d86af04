import { createHash, randomInt } from 'node:crypto'
import { Context, Effect, Exit, Layer, Logger, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OneTimeCodePurpose } from '#data/account/oneTimeCodes.ts'
import { serverLimits, rateLimits } from '#data/ops/limits.ts'
import type { Locale } from '#data/locale/locales.ts'
import { OneTimeCodeService } from '#server/account/oneTimeCodes.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { Database } from '#server/database/database.ts'
import { jsonLineLogger } from '#server/ops/logs.ts'
import { EmailTemplates, MailWriter } from '#server/mail/emailTemplates.ts'
import { deleteExpiredRows } from '#server/ops/retention.ts'
import { RateLimiter } from '#server/http/rateLimiter.ts'
import { makeTranslator, MessageTranslator } from '#server/messages/translate.ts'
import { KeyRing } from '#server/ops/keyRing.ts'
import { ServerConfig } from '#server/ops/config.ts'
import { createCaptchaPass } from '../captchas.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, runOnDatabase, readOutboxPayloads, queryRows } from '../databases.ts'
import { messages } from '../fixture.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import { openApiTestBrowser } from '../people.ts'
import { createTestSettings } from '../settings.ts'

interface Running {
  readonly codes: typeof OneTimeCodeService.Service
  readonly run: <A, E>(work: Effect.Effect<A, E, Database>) => Promise<A>
}

const scope = Scope.makeUnsafe()
const logs: string[] = []
const quiet = Logger.layer([Logger.map(jsonLineLogger, (line) => void logs.push(line))])

/** One-time code service of a separate process. */
async function startCodes(url: string): Promise<Running> {
  const layer = OneTimeCodeService.layer.pipe(
    Layer.provide([EmailTemplates.layer, RateLimiter.layer]),
    Layer.provide(MailWriter.layer),
    Layer.provideMerge(Database.layerAt({ url })),
    Layer.provide(Layer.succeed(MessageTranslator, makeTranslator(messages))),
    Layer.provide(KeyRing.layer),
    Layer.provide(Layer.succeed(ServerConfig, createTestSettings())),
  )
  const services = await Effect.runPromise(
    Layer.build(layer).pipe(Scope.provide(scope), Effect.provide(quiet)),
  )
  const run = <A, E>(work: Effect.Effect<A, E, Database>) =>
    Effect.runPromise(work.pipe(Effect.provide(services), Effect.provide(quiet)))
  return { run, codes: Context.get(services, OneTimeCodeService) }
}

let url: string
let advance: (milliseconds: number) => Promise<void>
let one: Running
let two: Running
let site: TestSite
let count = 0
/** Returns a unique address. */
let address: string
beforeAll(async () => {
  url = await createTestDatabase()
  advance = await holdDatabaseClock(url)
  one = await startCodes(url)
  two = await startCodes(url)
  site = await startSite({ database: { url }, trustedProxies: parseIpNetworkList('127.0.0.1') })
})
beforeEach(() => {
  address = `visitor${++count}@example.com`
})
afterAll(async () => {
  await site.close()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

/** Returns a client address that no rate limit has counted. */
const somebody = () => {
  const [a, b, c] = [randomInt(256), randomInt(256), randomInt(256)]
  return { address: `${a}.${b}.${c}.1`, network: `${a}.${b}.${c}` }
}
const send = (
  part: {
    address?: string
    purpose?: OneTimeCodePurpose
    language?: Locale
    asker?: string
    client?: ReturnType<typeof somebody>
    paid?: number
    isOwner?: boolean
  } = {},
  { codes, run } = one,
) =>
  run(
    Effect.result(
      codes.send({
        address,
        purpose: 'sign-up',
        asker: 'me',
        language: 'en',
        client: somebody(),
        paid: 1,
        isOwner: false,
        ...part,
      }),
    ),
  )
const prove = (
  code: string,
  part: {
    address?: string
    purpose?: OneTimeCodePurpose
    asker?: string
    client?: ReturnType<typeof somebody>
  } = {},
  { codes, run } = one,
) =>
  run(
    Effect.result(
      codes.prove({ address, purpose: 'sign-up', asker: 'me', code, client: somebody(), ...part }),
    ),
  )
const mails = async (to = address) =>
  (await readOutboxPayloads(url)).filter((mail) => mail['to'] === to)
const codeIn = (mail: Record<string, unknown> | undefined) =>
  /^\d{6}$/m.exec(String(mail?.['text']))?.[0] ?? ''
/** Requests a code and reads it from the mail. */
const newCode = async (part: { purpose?: OneTimeCodePurpose } = {}) => {
  expect(await send(part)).toMatchObject({ _tag: 'Success' })
  return codeIn((await mails()).at(-1))
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const wrong = { _tag: 'Failure', failure: { _tag: 'WrongCode' } }
const right = { _tag: 'Success' }
const rightOf = (results: readonly { readonly _tag: string }[]) =>
  results.filter(({ _tag }) => _tag === 'Success').length
const price = (due: number) => ({
  _tag: 'Failure',
  failure: { _tag: 'CodePriceError', price: due },
})
const wait = (reason: string, retryAfter: number) => ({
  _tag: 'Failure',
  failure: { _tag: 'RateLimitExceededError', reason, retryAfter },
})

describe('a code', () => {
  test.each([
    ['en', 'sign-up', 'Your Felcera verification code', 'continue creating your Felcera account'],
    ['de', 'retrieve', 'Ihr Bestätigungscode für Felcera', 'neues Kennwort'],
    ['cn', 'deletion', '您的 Felcera 验证码', '注销'],
    ['de', 'change-email', 'Ihr Bestätigungscode für Felcera', 'neue E-Mail-Adresse'],
    [
      'en',
      'confirm-change',
      'Your Felcera verification code',
      'confirm a new email address or phone number',
    ],
  ] as const)('is mailed in %s with its purpose: %s', async (language, purpose, subject, words) => {
    expect(await send({ language, purpose })).toMatchObject({ success: { resendIn: 60 } })
    const [mail] = await mails()
    expect(mail?.['subject']).toBe(subject)
    expect(mail?.['text']).toContain(words)
    expect(codeIn(mail)).toMatch(/^\d{6}$/)
    expect(mail?.['html']).toContain(`>${codeIn(mail)}</p>`)
  })

  test('proves its address once, as it was typed', async () => {
    const code = await newCode()
    const proved = await prove(` ${code.slice(0, 3)} ${code.slice(3)} `, {
      address: address.toUpperCase(),
    })
    expect(proved).toMatchObject({
      success: { address, proof: expect.stringMatching(/^[\w-]{43}$/) },
    })
    expect(await prove(code)).toMatchObject(wrong)
  })

  test('of 50 right ones at once in two processes one wins', async () => {
    const code = await newCode()
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) => prove(code, {}, n % 2 === 0 ? one : two)),
    )
    expect(rightOf(results)).toBe(1)
    const proofs = await queryRows(url, `SELECT 1 FROM code_proof WHERE email_key = '${address}'`)
    expect(proofs).toHaveLength(1)
  })

  test('is dead after five guesses, also if 50 come at once', async () => {
    const code = await newCode()
    const guesses = Array.from({ length: 50 }, (_, n) =>
      prove(other(code), {}, n % 2 === 0 ? one : two),
    )
    expect(rightOf(await Promise.all(guesses))).toBe(0)
    expect(await prove(code)).toMatchObject(wrong)
    const [row] = await queryRows(
      url,
      `SELECT tries FROM bound_code WHERE email_key = '${address}'`,
    )
    expect(row?.['tries']).toBe(serverLimits.codeTries)
  })

  test('is right after four guesses', async () => {
    const code = await newCode()
    for (let n = 1; n < serverLimits.codeTries; n++)
      expect(await prove(other(code))).toMatchObject(wrong)
    expect(await prove(code)).toMatchObject(right)
  })

  test('is good for its purpose and its address only', async () => {
    const code = await newCode()
    expect(await prove(code, { purpose: 'retrieve' })).toMatchObject(wrong)
    expect(await prove(code, { address: `x${address}` })).toMatchObject(wrong)
    expect(await prove(code)).toMatchObject(right)
  })

  test('is good for ten minutes', async () => {
    const code = await newCode()
    await advance(serverLimits.codeTime)
    expect(await prove(code)).toMatchObject(wrong)
    const next = await newCode()
    await advance(serverLimits.codeTime - 1)
    expect(await prove(next)).toMatchObject(right)
  })

  test('takes the place of the one before', async () => {
    const before = await newCode()
    for (let n = 0; n < serverLimits.codeTries; n++) await prove(other(before))
    await advance(serverLimits.codePause)
    const code = await newCode()
    if (before !== code) expect(await prove(before)).toMatchObject(wrong)
    expect(await prove(code)).toMatchObject(right)
  })

  test.each(['', ' ', '1', 'abcdef', '1234567', '\u0000', '１２３４５６', "' OR 1=1"])(
    '%j is none',
    async (code) => {
      await newCode()
      expect(await prove(code)).toMatchObject(wrong)
    },
  )

  test('is nowhere to be read but in its mail', async () => {
    const code = await newCode()
    await prove(code)
    const [row] = await queryRows(
      url,
      `SELECT c::text AS "all", encode(code_hash, 'hex') AS hash FROM bound_code c
       WHERE email_key = '${address}'`,
    )
    expect(row?.['all']).not.toContain(code)
    // Six digits can be enumerated, but not without the key.
    const text = JSON.stringify(['sign-up', address, code])
    expect(row?.['hash']).not.toBe(createHash('sha256').update(text).digest('hex'))
    expect(logs.join('\n')).not.toMatch(new RegExp(`${code}|@example`))
  })
})

describe('sending', () => {
  test('a code again waits 60 seconds, and reports how many are left', async () => {
    await newCode()
    expect(await send()).toMatchObject(wait('resend', 60))
    await advance(serverLimits.codePause - 1500)
    expect(await send({ address: address.toUpperCase() }, two)).toMatchObject(wait('resend', 2))
    await advance(1500)
    expect(await send()).toMatchObject(right)
    expect(await mails()).toHaveLength(2)
  })

  test('by 20 at once mails one code, which is the one that counts', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => send({}, n % 2 === 0 ? one : two)),
    )
    expect(rightOf(results)).toBe(1)
    const all = await mails()
    expect(all).toHaveLength(1)
    expect(await prove(codeIn(all[0]))).toMatchObject(right)
  })

  test('ends after ten a day for one purpose and network, and only there', async () => {
    const client = somebody()
    for (let n = 0; n < serverLimits.codesPerDay; n++) {
      expect(await send({ client }, n % 3 ? one : two)).toMatchObject(right)
      await advance(serverLimits.codePause)
    }
    const left = 86_400 - serverLimits.codesPerDay * 60
    expect(await send({ client })).toMatchObject(wait('day', left))
    // A refused request has not replaced the last code.
    expect(await prove(codeIn((await mails()).at(-1)))).toMatchObject(right)
    expect(await send({ client, purpose: 'retrieve' }, two)).toMatchObject(right)
    expect(await send()).toMatchObject(right)
    await advance(left * 1000)
    expect(await send({ client })).toMatchObject(right)
  })

  test('in masses from many networks leaves each code one try', async () => {
    for (let n = 0; n < serverLimits.codesPerDay; n++)
      expect(await send({ asker: `otherClient ${n}` }, n % 2 ? one : two)).toMatchObject(right)
    const code = await newCode()
    expect(await prove(other(code))).toMatchObject(wrong)
    expect(await prove(code)).toMatchObject(wrong)
    await advance(serverLimits.codePause)
    expect(await prove(await newCode())).toMatchObject(right)
  })

  test('requested by another client neither replaces nor delays nor invalidates a code', async () => {
    const code = await newCode()
    const otherClient = { asker: 'otherClient' }
    expect(await send(otherClient)).toMatchObject(right)
    const [, theirs] = await mails()
    for (let n = 0; n < 50; n++) expect(await prove(other(code), otherClient)).toMatchObject(wrong)
    expect(await prove(codeIn(theirs))).toMatchObject(wrong)
    expect(await prove(code, otherClient)).toMatchObject(wrong)
    expect(await prove(code)).toMatchObject(right)
  })

  test('goes to the spelling that is proved, not to one that only looks like it in lower case', async () => {
    // The Kelvin sign becomes a k: another mailbox, the same account.
    const kelvin = address.replace('visitor', '\u212Avisitor')
    await send({ address: kelvin })
    expect(await mails(kelvin)).toHaveLength(0)
    expect(await mails(`k${address}`)).toHaveLength(1)
  })

  test('becomes dearer for an address that has sent for many, and is never refused', async () => {
    const client = somebody()
    const { count } = rateLimits.codes.address
    const sendNth = (n: number, paid: number) => send({ address: `${n}${address}`, client, paid })
    for (let n = 0; n < count; n++) expect(await sendNth(n, 1)).toMatchObject(right)
    expect(await sendNth(count, 1)).toMatchObject(price(2))
    expect(await sendNth(count, 2)).toMatchObject(right)
    // An owner does not pay for requests of others from the same address.
    const owner = { address: `owner${address}`, client, isOwner: true }
    expect(await send(owner)).toMatchObject(right)
  })

  test('beyond ten a day from everywhere an address gets one as before, one dear one and no third', async () => {
    for (let n = 0; n < serverLimits.codesPerDay; n++)
      expect(await send({ asker: `otherClient ${n}` }, n % 2 ? one : two)).toMatchObject(right)
    const client = somebody()
    const dear = serverLimits.maxCaptchaPrice / 2
    expect(await send({ client })).toMatchObject(right)
    await advance(serverLimits.codePause)
    expect(await send({ client, paid: dear / 2 })).toMatchObject(price(dear))
    expect(await send({ client, paid: dear })).toMatchObject(right)
    await advance(serverLimits.codePause)
    const { count } = rateLimits.codes.address
    expect(count).toBeGreaterThan(3)
    expect(await send({ client, paid: serverLimits.maxCaptchaPrice })).toMatchObject({
      failure: { _tag: 'RateLimitExceededError', reason: 'day' },
    })
    // Neither another address nor the owner of the mailbox is prevented from getting a code.
    expect(
      await send({ asker: 'neighbour', client: { ...client, address: `${client.network}.2` } }),
    ).toMatchObject(right)
    expect(await send({ asker: 'owner', client, isOwner: true })).toMatchObject(right)
  })

  test('guesses without a code are limited, and keep nobody from proving one', async () => {
    const client = somebody()
    const guess = (n: number) =>
      two.run(
        Effect.result(
          two.codes.prove({
            address: `${n}${address}`,
            purpose: 'sign-up',
            asker: 'me',
            code: '000000',
            client,
          }),
        ),
      )
    const { count } = rateLimits.codeTries.address
    for (let n = 0; n < count; n++) expect(await guess(n)).toMatchObject(wrong)
    expect(await guess(count)).toMatchObject(wait('client', 600))
    const code = await newCode()
    expect(await prove(code, { client })).toMatchObject(right)
  })
})

describe('the proof of a code', () => {
  const newProof = async (purpose: OneTimeCodePurpose = 'sign-up') => {
    const proved = await prove(await newCode({ purpose }), { purpose })
    return proved._tag === 'Success' ? proved.success.proof : ''
  }
  const used = (proof: string, purpose: OneTimeCodePurpose = 'sign-up', { codes, run } = one) =>
    run(
      Effect.flatMap(Database, (database) =>
        Effect.result(database.use(codes.useProof(proof, purpose))),
      ),
    )
  const tried = (proof: string, purpose: OneTimeCodePurpose = 'sign-up') =>
    one.run(Effect.result(one.codes.tryProof(proof, purpose)))
  const unproved = { _tag: 'Failure', failure: { _tag: 'WrongProof' } }

  test('is good once, also for 20 at once in two processes', async () => {
    const proof = await newProof()
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => used(proof, 'sign-up', n % 2 === 0 ? one : two)),
    )
    expect(rightOf(results)).toBe(1)
    expect(results).toContainEqual(expect.objectContaining({ success: address }))
  })

  test('is restored when its transaction fails', async () => {
    const proof = await newProof()
    const failing = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql.withTransaction(
        Effect.andThen(one.codes.useProof(proof, 'sign-up'), Effect.fail('taken')),
      )
    })
    await one.run(Effect.flatMap(Database, (database) => Effect.result(database.use(failing))))
    expect(await used(proof)).toMatchObject({ success: address })
  })

  test('bears five tries, and counts them', async () => {
    const proof = await newProof()
    for (let n = 0; n < serverLimits.codeTries; n++)
      expect(await tried(proof)).toMatchObject({ success: address })
    expect(await tried(proof)).toMatchObject(unproved)
  })

  test('is good for its purpose, for half an hour, and not made up', async () => {
    const proof = await newProof('retrieve')
    for (const wrongProof of ['', 'x', '\u0000', proof.slice(1)])
      expect(await used(wrongProof, 'retrieve')).toMatchObject(unproved)
    expect(await used(proof, 'sign-up')).toMatchObject(unproved)
    expect(await tried(proof, 'deletion')).toMatchObject(unproved)
    await advance(serverLimits.proofTime)
    expect(await tried(proof, 'retrieve')).toMatchObject(unproved)
    expect(await used(proof, 'retrieve')).toMatchObject(unproved)
    const kept = JSON.stringify(await queryRows(url, 'SELECT * FROM code_proof'))
    expect(kept).not.toContain(proof)
  })
})

describe('the call', () => {
  const call = async (body: unknown, language = 'en-US', to = site) => {
    const { status, text, headers } = await to.ask('/api/codes', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'x',
        // The same browser from different addresses.
        cookie: '__Host-codes=one',
        'x-forwarded-for': client,
        language,
      },
      body: JSON.stringify(body),
    })
    return { status, body: JSON.parse(text), retryAfter: headers['retry-after'] }
  }
  let client: string
  beforeEach(() => {
    client = somebody().address
  })
  const post = async () => ({
    email: address,
    purpose: 'sign-up',
    pass: await createCaptchaPass(url, { use: 'code', address: client }),
  })

  test('answers every address alike', async () => {
    const answers = []
    for (const email of [address, 'nobody@example.org'])
      answers.push(await call({ ...(await post()), email }, 'de_DE'))
    expect(answers[0]).toEqual({
      status: 202,
      body: {
        code: 200,
        message: `Wir haben einen 6-stelligen Code an ${address} gesendet. Er gilt 10 Minuten.`,
        resendIn: 60,
      },
    })
    expect(JSON.stringify(answers[1]).replace('nobody@example.org', address)).toBe(
      JSON.stringify(answers[0]),
    )
    expect(await mails()).toHaveLength(1)
  })

  test.each([
    ['en-US', 'You can request a new code in 60 seconds.'],
    ['de_DE', 'In 60 Sekunden können Sie einen neuen Code anfordern.'],
    ['zh_CN', '请在 60 秒后重新获取验证码。'],
  ])('reports in %s how long to wait', async (language, message) => {
    await call(await post())
    expect(await call(await post(), language)).toEqual({
      status: 429,
      body: { code: 429, message, retryAfter: 60, _tag: 'TooManyRequestsError' },
      retryAfter: '60',
    })
  })

  test('binds its code to a cookie: without one no code is right, whatever cookie it was sent for', async () => {
    const browser = openApiTestBrowser(site.ask, { address: client })
    browser.jar.set('__Host-codes', 'undefined')
    expect((await browser.call('/codes', await post())).status).toBe(202)
    const code = codeIn((await mails())[0])
    const without = openApiTestBrowser(site.ask, { address: client })
    for (const path of ['/accounts/proof', '/passwords/proof'])
      expect((await without.call(path, { email: address, code })).status).toBe(422)
    expect((await browser.call('/accounts/proof', { email: address, code })).status).toBe(200)
  })

  test('needs a pass, once', async () => {
    const { pass, ...without } = await post()
    expect((await call({ ...without, pass })).status).toBe(202)
    await advance(serverLimits.codePause)
    expect(await call({ ...without, pass }, 'de_DE')).toMatchObject({
      status: 422,
      body: { code: 422, message: 'Überprüfung fehlgeschlagen', captcha: true },
    })
    expect(await call(without)).toMatchObject({
      status: 422,
      body: { fields: { pass: ['Verification failure'] } },
    })
    expect(await mails()).toHaveLength(1)
  })

  test('refuses purposes that need an account', async () => {
    const { status, body } = await call({ ...(await post()), purpose: 'deletion', email: 'x' })
    expect([status, Object.keys(body.fields).toSorted()]).toEqual([422, ['email', 'purpose']])
  })

  test('without a database is 503', async () => {
    const down = await startSite()
    expect(
      await call({ email: address, purpose: 'sign-up', pass: 'x' }, 'en-US', down),
    ).toMatchObject({
      status: 503,
      body: { code: 503 },
    })
    await down.close()
  })
})

test('expired codes are deleted', async () => {
  await newCode()
  await prove(await newCode({ purpose: 'retrieve' }), { purpose: 'retrieve' })
  await advance(86_400_000)
  await one.run(
    Effect.flatMap(Database, (database) =>
      database.use(
        deleteExpiredRows({ enquiries: 730, subscriptions: 365, records: 365, visits: 90 }),
      ),
    ),
  )
  const left = await runOnDatabase(
    url,
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql`SELECT 1 FROM bound_code UNION ALL SELECT 1 FROM code_proof`,
    ),
  )
  expect(left).toHaveLength(0)
})
