import { createHash, randomInt } from 'node:crypto'
import { Effect } from 'effect'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { captchaPuzzleSize } from '#data/captcha/captcha.ts'
import { proofOfWorkScryptParameters } from '#data/captcha/proofOfWork.ts'
import { serverLimits, rateLimits } from '#data/ops/limits.ts'
import { verifyProofOfWork } from '#server/captcha/proofOfWork.ts'
import { chooseCaptchaWorkLane } from '#server/captcha/workLane.ts'
import { resolveClientAddress } from '#server/http/clientAddress.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { makeKeyRing } from '#server/ops/keyRing.ts'
import { parseSecretKeys } from '#server/ops/secretKeys.ts'
import {
  createCaptchaId,
  createCaptchaPass,
  findClickPoint,
  readCaptchaState,
  type CaptchaState,
} from '../captchas.ts'
import { solveCaptchaWork } from '../captchaWork.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, queryRows, runOnDatabase } from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import { testSecretKey } from '../settings.ts'

let url: string
let advance: (milliseconds: number) => Promise<void>
let one: TestSite
let two: TestSite
/** Returns a client address that no rate limit has counted. */
let visitor: string
const proxies = parseIpNetworkList('127.0.0.1')
const start = () => startSite({ database: { url }, trustedProxies: proxies })
beforeAll(async () => {
  url = await createTestDatabase()
  advance = await holdDatabaseClock(url)
  one = await start()
  two = await start()
})
beforeEach(() => {
  visitor = `${randomInt(256)}.${randomInt(256)}.${randomInt(256)}.1`
})
afterAll(() => Promise.all([one.close(), two.close()]))

const call = async (path: string, body: unknown, { language = 'en-US', to = one } = {}) => {
  const { status, text, headers } = await to.ask(`/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'x',
      'x-forwarded-for': visitor,
      language,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status, body: JSON.parse(text), headers }
}
const issue = async (to = one) => {
  const { status, body } = await call('/captchas', undefined, { to })
  expect(status).toBe(201)
  return { ...body, id: String(body.id), ...readCaptchaState(String(body.id)) }
}
/** Issues a captcha with little work; its pictures do not matter. */
const easy = (state: Partial<CaptchaState> = {}, left?: number) => {
  const id = createCaptchaId(state, left)
  return { id, ...readCaptchaState(id) }
}
/** Answers a captcha; a slider position is sent with its work by default. */
const redeem = async (
  answer: Record<string, unknown>,
  part: { language?: string; to?: TestSite } = {},
) => {
  const id = String(answer['id'])
  const done =
    typeof answer['x'] === 'number' && !('work' in answer)
      ? { work: await solveCaptchaWork(id, readCaptchaState(id).links) }
      : {}
  return call('/captchas/redemption', { purpose: 'code', ...done, ...answer }, part)
}
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const failed = { status: 422, body: { code: 422, message: 'Verification failure', captcha: true } }

const half = captchaPuzzleSize.piece / 2
const pixels = (address: string) => sharp(Buffer.from(address.split(',')[1] ?? '', 'base64'))

describe('a captcha', () => {
  test.each([
    ['en-US', 'Drag the bottom slider to complete the puzzle', 'Verification failure'],
    ['de_DE', /^Ziehen Sie den unteren Schieberegler/, 'Überprüfung fehlgeschlagen'],
    ['zh_CN', '拖动下方滑块完成拼图', '验证失败'],
  ])('speaks %s', async (language, instruction, failure) => {
    const { body, headers } = await call('/captchas', undefined, { language })
    expect(body.message).toEqual(
      instruction instanceof RegExp ? expect.stringMatching(instruction) : instruction,
    )
    expect(headers['cache-control']).toBe('no-store')
    const refused = await redeem({ id: body.id, point: { x: 0, y: 0 } }, { language })
    expect(refused.body).toMatchObject({ code: 422, message: failure })
  })

  test('shows a picture with a hole, and the piece that belongs there and nowhere else', async () => {
    const { puzzle, x, id, work, code, expiresIn, ...rest } = await issue()
    const { y } = puzzle
    expect(puzzle).toMatchObject({ width: 280, height: 160, size: captchaPuzzleSize.piece })
    expect({ code, expiresIn, work }).toEqual({
      code: 200,
      expiresIn: 300,
      work: { algorithm: 'scrypt', links: serverLimits.workLinks },
    })
    const parts = String(id)
      .split('.')
      .map((part: string) => Buffer.from(part, 'base64url').toString('latin1'))
    expect([
      [id, ...parts].some((part) => part.includes('"state"')),
      Object.keys(rest).toSorted(),
    ]).toEqual([false, ['at', 'clickX', 'clickY', 'links', 'message', 'price']])
    const scene = await pixels(puzzle.scene).raw().toBuffer({ resolveWithObject: true })
    const piece = await pixels(puzzle.piece).raw().toBuffer({ resolveWithObject: true })
    expect(scene.info).toMatchObject({ format: 'raw', width: 560, height: 320, channels: 3 })
    expect(piece.info).toMatchObject({ width: 100, height: 100, channels: 4 })
    // The hole is the scene at half its brightness: the piece, at half of its own, matches best there.
    const misfit = (left: number) => {
      let sum = 0
      for (let row = 20; row < 80; row++)
        for (let column = 20; column < 80; column++) {
          const from = (row * 100 + column) * 4
          if (piece.data[from + 3] !== 255) continue
          const to = ((y * 2 + row) * 560 + left * 2 + column) * 3
          for (const channel of [0, 1, 2])
            sum += Math.abs((piece.data[from + channel] ?? 0) / 2 - (scene.data[to + channel] ?? 0))
        }
      return sum
    }
    const places = Array.from({ length: 280 - 50 }, (_, left) => left)
    const [best] = places.toSorted((a, b) => misfit(a) - misfit(b))
    expect(Math.abs((best ?? 0) - x)).toBeLessThanOrEqual(1)
  })

  test('is passed by drag, by keys and by a click', async () => {
    const drag = (x: number) => [
      [0, 0],
      [40, x / 4],
      [180, x / 2],
      [420, x + 3],
      [600, x],
    ]
    const click = (x: number) => [[0, x]]
    const keys = (x: number) => [
      [0, x - 1],
      [0, x],
    ]
    for (const trace of [drag, click, keys, undefined]) {
      const { id, x } = easy()
      const near = x + serverLimits.puzzleTolerance
      const { status, body } = await redeem({
        id,
        x: near,
        ...(trace ? { trace: trace(near) } : {}),
      })
      expect([status, body]).toEqual([
        200,
        {
          code: 200,
          message: 'Verified',
          pass: expect.stringMatching(/^[\w-]{43}$/),
          price: 1,
          expiresIn: 300,
        },
      ])
    }
  })

  test.each([-1, 1])('is not passed beside the hole', async (side) => {
    const { id, x } = easy()
    expect(await redeem({ id, x: x + side * (serverLimits.puzzleTolerance + 1) })).toMatchObject(
      failed,
    )
  })

  test.each<[string, (x: number) => readonly (readonly [number, number])[]]>([
    [
      'in no time',
      (x) => [
        [0, 0],
        [1, x / 2],
        [2, x],
      ],
    ],
    [
      'back in time',
      (x) => [
        [0, 0],
        [300, x / 2],
        [200, x],
      ],
    ],
    [
      'to another place',
      (x) => [
        [0, 0],
        [300, x / 2],
        [600, x - 20],
      ],
    ],
    [
      'for longer than it was there',
      (x) => [
        [0, 0],
        [9_000, x / 2],
        [20_000, x],
      ],
    ],
  ])('is not passed by a piece that came %s', async (_, trace) => {
    const { id, x } = easy()
    expect(await redeem({ id, x, trace: trace(x) })).toMatchObject(failed)
  })

  test('is passed by a click into the middle of the other hole where there is no script', async () => {
    const { clickTolerance: by } = serverLimits
    const inside = await issue()
    const middle = { x: inside.clickX + half, y: inside.clickY + half }
    const near = { x: middle.x + by, y: middle.y - by }
    expect((await redeem({ id: inside.id, point: near })).status).toBe(200)
    for (const move of [
      { x: by + 1, y: 0 },
      { x: 0, y: by + 1 },
    ]) {
      const { id, clickX, clickY } = await issue()
      const point = { x: clickX + half + move.x, y: clickY + half + move.y }
      expect(await redeem({ id, point })).toMatchObject(failed)
    }
  })

  test('is not passed by a click into the hole whose height is shown', async () => {
    const { id, x, puzzle } = await issue()
    expect(await redeem({ id, point: { x: x + half, y: puzzle.y + half } })).toMatchObject(failed)
  })

  test('is passed by work without the puzzle, at its price', async () => {
    const issued = await issue(two)
    const whole = { id: issued.id, work: await solveCaptchaWork(issued.id, issued.work.links) }
    expect((await redeem(whole, { to: two })).body).toMatchObject({ code: 200, price: 1 })
    const dear = easy({ price: 4, links: 8 })
    const { body } = await redeem({ id: dear.id, work: await solveCaptchaWork(dear.id, 8) })
    expect(body).toMatchObject({ code: 200, price: 4 })
  })

  test.each<[string, (id: string) => string | Promise<string>]>([
    ['no work', () => 'AAAA'],
    ['less work', (id) => solveCaptchaWork(id, serverLimits.workChecks - 1)],
    ['more work', (id) => solveCaptchaWork(id, serverLimits.workChecks + 1)],
    ['work for another', () => solveCaptchaWork(easy().id, serverLimits.workChecks)],
    [
      'work with another last link',
      async (id) => `${(await solveCaptchaWork(id, serverLimits.workChecks)).slice(0, -4)}AAAA`,
    ],
  ])('is not passed by %s, with the right place or alone', async (_, workOf) => {
    // As many links as are verified.
    for (const placed of [true, false]) {
      const { id, x } = easy({ links: serverLimits.workChecks })
      const answer = { id, work: await workOf(id), ...(placed && { x }) }
      expect(await redeem(answer)).toMatchObject(failed)
    }
  })

  test('answered with wrong work again and again waits behind those of other addresses', async () => {
    const clientOf = (address: string) => resolveClientAddress(address, undefined, proxies)
    const laneOf = (address: string) => runOnDatabase(url, chooseCaptchaWorkLane(clientOf(address)))
    const { count } = rateLimits.wrongWork.address
    for (let n = 0; n < count; n++) {
      expect(await laneOf(visitor)).toBe('first')
      expect(await redeem({ id: easy().id, work: 'AAAA' })).toMatchObject(failed)
    }
    expect([await laneOf(visitor), await laneOf('198.51.100.78')]).toEqual(['second', 'first'])
    const { id } = easy()
    expect((await redeem({ id, work: await solveCaptchaWork(id, 6) })).status).toBe(200)
  })

  test('whose work leaves out a part passes less often than that part saves', async () => {
    const [rounds, links] = [200, 16]
    let passed = 0
    for (let n = 0; n < rounds; n++) {
      const { id } = easy({ links })
      const chain = Buffer.from(await solveCaptchaWork(id, links), 'base64url')
      // Half of the links are random, and the following ones continue from there.
      chain.fill(0, (links / 2) * proofOfWorkScryptParameters.size)
      const run = await Effect.runPromise(
        verifyProofOfWork(id, links, chain.toString('base64url'), (limit) => randomInt(limit)),
      )
      if (run) passed++
    }
    expect(passed / rounds).toBeLessThan(0.25)
  })

  test('takes one answer: no second guess, no replay', async () => {
    const { id, x } = easy()
    expect(await redeem({ id, x: 0 })).toMatchObject(failed)
    expect(await redeem({ id, x })).toMatchObject(failed)
    const again = easy()
    expect((await redeem({ id: again.id, x: again.x })).status).toBe(200)
    expect(await redeem({ id: again.id, x: again.x })).toMatchObject(failed)
    expect(await redeem({ id: again.id, x: again.x }, { to: two })).toMatchObject(failed)
  })

  test('takes one answer, however its id is spelled', async () => {
    const { id, clickX, clickY } = easy()
    const point = { x: clickX + half, y: clickY + half }
    const others = [`${id}.1`, `${id}=`, `${id}\n`, id.replace('.', '.!')]
    for (const other of others) expect(await redeem({ id: other, point })).toMatchObject(failed)
    expect((await redeem({ id, point })).status).toBe(200)
    for (const other of others) expect(await redeem({ id: other, point })).toMatchObject(failed)
  })

  test('answered rightly 50 times at once in two processes is passed once', async () => {
    const answerAtOnce = async () => {
      const { id, x } = easy()
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) => redeem({ id, x }, { to: n % 2 === 0 ? one : two })),
      )
      return statuses(answers)
    }
    // On a busy machine the database exceeds its time limit.
    let answered = await answerAtOnce()
    while (answered.includes(503)) answered = await answerAtOnce()
    expect(answered).toEqual([200, ...Array.from({ length: 49 }, () => 422)])
  })

  test('can be answered for five minutes', async () => {
    const { id } = await issue()
    const { until } = JSON.parse(makeKeyRing([testSecretKey]).decrypt('captcha', id) ?? '')
    // The token is issued within a second of its puzzle.
    const lifetime = until - readCaptchaState(id).at
    expect(Math.floor(lifetime / 1000)).toBe(serverLimits.captchaTime / 1000)
    const [late, just] = [easy({}, 0), easy({}, 60_000)]
    expect((await redeem({ id: just.id, x: just.x })).status).toBe(200)
    expect(await redeem({ id: late.id, x: late.x })).toMatchObject(failed)
  })

  test('has an id that calls take, also under a key with a long id', () => {
    const [x, y, at] = [captchaPuzzleSize.width, captchaPuzzleSize.height, Date.now()]
    const price = serverLimits.maxCaptchaPrice
    const state = { x, clickX: x, clickY: y, price, links: price * serverLimits.workLinks, at }
    const [key] = parseSecretKeys(`${'k'.repeat(20)}:${testSecretKey.secret}`) ?? [testSecretKey]
    expect(createCaptchaId(state, serverLimits.captchaTime, key).length).toBeLessThanOrEqual(
      serverLimits.captchaId,
    )
  })

  test('is issued without leaving anything in the database', async () => {
    const count = `SELECT (SELECT count(*) FROM captcha) + (SELECT count(*) FROM captcha_pass)
      + (SELECT count(*) FROM used_signature) AS n`
    const before = await queryRows(url, count)
    for (let n = 0; n < 5; n++) await issue()
    expect(await queryRows(url, count)).toEqual(before)
  })

  test('from another site, or without a captcha, is refused', async () => {
    const keys = {
      keys: [{ id: 'test', secret: 'keys-of-another-site-that-has-its-own' }],
    } as const
    const elsewhere = await createTestDatabase()
    const other = await startSite({ database: { url: elsewhere }, trustedProxies: proxies, keys })
    const { body } = await call('/captchas', undefined, { to: other })
    await other.close()
    for (const id of [body.id, 'x', '', 'test.x', 'constructor', '\u0000'])
      for (const answer of [{ x: 100, work: '1' }, { point: { x: 100, y: 80 } }, { work: '1' }])
        expect(await redeem({ id, ...answer })).toMatchObject(failed)
  })

  test.each<[string, Record<string, unknown>]>([
    ['nothing', {}],
    ['no id', { x: 1 }],
    ['no way', { id: 'x' }],
    ['two ways', { id: 'x', point: { x: 1, y: 1 }, work: '1' }],
    ['a place without work', { id: 'x', x: 1, work: undefined }],
    ['a text for a number', { id: 'x', x: '1' }],
    ['a place before the picture', { id: 'x', x: -1 }],
    ['a place behind it', { id: 'x', x: 1e9 }],
    ['no place', { id: 'x', x: null }],
    ['half a point in a trace', { id: 'x', x: 1, trace: [[1]] }],
    ['a time before the start', { id: 'x', x: 1, trace: [[-1, 1]] }],
    ['a long trace', { id: 'x', x: 1, trace: Array.from({ length: 401 }, () => [1, 1]) }],
    ['half a point', { id: 'x', point: { x: 1 } }],
    ['a list for a point', { id: 'x', point: [1, 1] }],
    ['a NUL', { id: 'x', work: '\u0000' }],
    ['long work', { id: 'x', work: 'a'.repeat(30_000) }],
    ['a long id', { id: 'x'.repeat(serverLimits.captchaId + 1), x: 1, work: '1' }],
    ['work that is no Base64url', { id: 'x', work: 'a+b=' }],
    ['a picture before beside work', { id: 'x', work: '1', before: 'p' }],
    ['an object for an id', { id: { $gt: '' }, x: 1 }],
  ])('%s is no answer', async (_, answer) => {
    const { status, body } = await call('/captchas/redemption', { purpose: 'code', ...answer })
    expect([status, body.code, body.captcha]).toEqual([422, 422, undefined])
    expect(Object.keys(body.fields)).not.toHaveLength(0)
  })

  test('becomes dearer for an address that asks for many, and is never refused', async () => {
    const { count } = rateLimits.captchas.address
    const links = []
    for (let n = 0; n <= 4 * count; n++) {
      const { status, body } = await call('/captchas', undefined, { to: n % 2 === 0 ? one : two })
      links.push([status, body.work.links / serverLimits.workLinks])
    }
    expect(links.slice(0, count).every(([status, price]) => status === 201 && price === 1)).toBe(
      true,
    )
    expect([links[count], links[2 * count], links[4 * count]]).toEqual([
      [201, 2],
      [201, 4],
      [201, 8],
    ])
  })

  test.each([
    [1, 1],
    [3, 3],
    [8, 8],
  ])('of price %i has as much more work', async (price, times) => {
    const { body } = await call(`/captchas?price=${price}`, undefined)
    expect(body.work.links).toBe(times * serverLimits.workLinks)
    expect(readCaptchaState(body.id).price).toBe(price)
  })

  test.each([0, -1, 9, 1.5, 'x'])('of price %s is not issued', async (price) => {
    expect((await call(`/captchas?price=${price}`, undefined)).status).toBe(422)
  })

  test('answered by clicks is limited for a visitor; work is not', async () => {
    const statusOf = async (answer: Record<string, unknown>) => (await redeem(answer)).status
    const clicks = []
    for (let n = 0; n <= rateLimits.captchaClicks.address.count; n++)
      clicks.push(await statusOf({ id: easy().id, point: { x: 1, y: 1 } }))
    expect([clicks.at(-2), clicks.at(-1)]).toEqual([422, 429])
    const { id, x } = easy()
    expect(await statusOf({ id, x })).toBe(200)
  })

  test('is worth more with each picture that is clicked after another', async () => {
    const click = async (before?: string, use = 'code') => {
      const { id } = easy()
      const answer = { id, point: findClickPoint(id), purpose: use, ...(before && { before }) }
      const { body } = await redeem(answer)
      return { pass: String(body.pass), price: body.price }
    }
    const first = await click()
    const second = await click(first.pass)
    const third = await click(second.pass)
    expect([first.price, second.price, third.price]).toEqual([1, 4, 8])
    // A pass is valid once, for its purpose.
    expect((await click(first.pass)).price).toBe(1)
    expect((await click((await click()).pass, 'sign-in')).price).toBe(1)
    expect((await click('none')).price).toBe(1)
    const wrong = await click()
    const { id } = easy()
    await redeem({ id, point: { x: 1, y: 1 }, before: wrong.pass })
    expect((await click(wrong.pass)).price).toBe(4)
  })

  test('without a database is 503', async () => {
    const down = await startSite()
    expect((await call('/captchas', undefined, { to: down })).status).toBe(503)
    const { id, x } = easy()
    expect((await redeem({ id, x }, { to: down })).status).toBe(503)
    await down.close()
  })
})

describe('a pass', () => {
  const code = (pass: string, to = one) =>
    call('/codes', { email: `${randomInt(1e9)}@example.com`, purpose: 'sign-up', pass }, { to })
  const newPass = async (purpose = 'code') => {
    const { id, x } = easy()
    return String((await redeem({ id, x, purpose })).body.pass)
  }

  test('is good once, also for 20 at once in two processes', async () => {
    visitor = '198.51.100.1'
    const pass = await newPass()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => code(pass, n % 2 === 0 ? one : two)),
    )
    expect(statuses(answers)).toEqual([202, ...Array.from({ length: 19 }, () => 422)])
    expect(await code(pass)).toMatchObject(failed)
  })

  test('is valid only in the network that solved the captcha', async () => {
    const pass = await newPass()
    const own = visitor
    visitor = '198.51.100.77'
    expect(await code(pass)).toMatchObject(failed)
    visitor = own
    expect((await code(pass)).status).toBe(202)
  })

  test('is good for the purpose it was issued for only', async () => {
    const signIn = (pass: string) =>
      call('/session', { identifier: 'nobody', password: 'x', agreement: true, pass })
    for (const purpose of ['sign-in', 'form'])
      expect(await code(await newPass(purpose))).toMatchObject(failed)
    for (const purpose of ['code', 'form'])
      expect(await signIn(await newPass(purpose))).toMatchObject(failed)
    expect((await signIn(await newPass('sign-in'))).status).toBe(401)
    const { id, x } = easy()
    expect((await redeem({ id, x, purpose: 'anything' })).status).toBe(422)
  })

  test('is good for five minutes', async () => {
    const [late, just] = [await newPass(), await newPass()]
    await advance(serverLimits.passTime - 1)
    expect((await code(just)).status).toBe(202)
    await advance(1)
    expect(await code(late)).toMatchObject(failed)
  })

  test('for clicks is good for two minutes', async () => {
    const click = async () => {
      const { id } = easy()
      return String((await redeem({ id, point: findClickPoint(id) })).body.pass)
    }
    const [late, just] = [await click(), await click()]
    await advance(serverLimits.clickPassTime - 1)
    expect((await code(just)).status).toBe(202)
    await advance(1)
    expect(await code(late)).toMatchObject(failed)
  })

  test('is stored as a digest only', async () => {
    const pass = await newPass()
    const kept = await queryRows(url, `SELECT encode(pass_hash, 'hex') AS "text" FROM captcha_pass`)
    const texts = kept.map(({ text }) => text)
    expect(texts).toContain(createHash('sha256').update(pass).digest('hex'))
    for (const form of ['base64url', 'utf8'] as const)
      expect(texts).not.toContain(Buffer.from(pass, form).toString('hex'))
  })
})

describe('a client that sends many forms', () => {
  const enquiry = (n: number, part = {}) => ({
    name: 'n',
    country: 'DE',
    email: 'a@example.com',
    telephone: '1',
    company: 'c',
    message: `Question ${n} of ${visitor}`,
    ...part,
  })
  const newsletter = (_: number, part = {}) => ({ email: 'a@example.com', consent: true, ...part })

  test.each([
    ['/enquiries', enquiry, 201],
    ['/newsletter', newsletter, 202],
  ] as const)('goes on at %s with a pass, up to a further limit', async (path, form, done) => {
    const { count } = rateLimits.forms.address
    for (let n = 0; n < count; n++) expect((await call(path, form(n))).status).toBe(done)
    expect(await call(path, form(count), { language: 'de_DE' })).toMatchObject({
      status: 429,
      body: {
        code: 429,
        captcha: true,
        retryAfter: 600,
        message: expect.stringMatching(/^Ziehen/),
      },
    })
    const formPass = () => createCaptchaPass(url, { use: 'form', address: visitor })
    const pass = await formPass()
    expect((await call(path, form(count, { pass }))).status).toBe(done)
    expect(await call(path, form(count, { pass }))).toMatchObject(failed)
    expect(await call(path, form(count, { pass: 'x' }))).toMatchObject(failed)
    const further = rateLimits.formsWithCaptcha.address.count
    for (let n = 3; n < further; n++) await call(path, form(n, { pass: 'x' }))
    const last = await call(path, form(1, { pass: await formPass() }))
    expect([last.status, last.body.captcha]).toEqual([429, undefined])
  })
})
