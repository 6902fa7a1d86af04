import { createHash, hash, randomInt } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { captchaPuzzleSize } from '#data/captcha/captcha.ts'
import { limits, rateLimits } from '#data/ops/limits.ts'
import { parseNetworkList } from '#server/http/networks.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import { createCaptchaPasses } from '../people.ts'

let url: string
let advance: (milliseconds: number) => Promise<void>
let one: TestSite
let two: TestSite
/** The address of a visitor whom no rate limit has seen. */
let visitor: string
const proxies = parseNetworkList('127.0.0.1')
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
/** Work that a test does in no time. */
const bits = 6
const issue = async (to = one) => {
  const { status, body } = await call('/captchas', undefined, { to })
  expect(status).toBe(201)
  const digest = createHash('sha256').update(String(body.id)).digest('hex')
  // The difficulty at issue counts; a high one would take a test seconds.
  const [row] = await queryRows(
    url,
    `UPDATE captcha SET bits = ${bits} WHERE id_hash = '\\x${digest}'
     RETURNING x, y, click_x AS "clickX", click_y AS "clickY"`,
  )
  const places = Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)])
  const { x = 0, y = 0, clickX = 0, clickY = 0 } = Object.fromEntries(places)
  return { ...body, id: String(body.id), x, y, clickX, clickY }
}
/** Answers; a place of the slider comes with its work, unless it is given. */
const redeem = (
  answer: Record<string, unknown>,
  part: { language?: string; to?: TestSite } = {},
) => {
  const done = typeof answer['x'] === 'number' ? { work: work(String(answer['id']), bits) } : {}
  return call('/captchas/redemption', { purpose: 'code', ...done, ...answer }, part)
}
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const failed = { status: 422, body: { code: 422, message: 'Verification failure', captcha: true } }

const half = captchaPuzzleSize.piece / 2
const pixels = (address: string) => sharp(Buffer.from(address.split(',')[1] ?? '', 'base64'))

/** A text whose digest has at least as many zero bits as asked for, and fewer than `below`. */
function work(id: string, bits: number, below = 33): string {
  for (let n = 0; ; n++) {
    const zeros = Math.clz32(hash('sha256', `${id}.${n}`, 'buffer').readUInt32BE(0))
    if (zeros >= bits && zeros < below) return String(n)
  }
}

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
    const refused = await redeem({ id: body.id, x: 0 }, { language })
    expect(refused.body).toMatchObject({ code: 422, message: failure })
  })

  test('shows a picture with a hole, and the piece that belongs there and nowhere else', async () => {
    const { puzzle, x, y, ...rest } = await issue()
    expect(puzzle).toMatchObject({ width: 280, height: 160, size: captchaPuzzleSize.piece, y })
    expect(rest).toMatchObject({ code: 200, expiresIn: 300, work: { algorithm: 'SHA-256' } })
    expect(Object.keys(rest.work)).not.toContain('x')
    const scene = await pixels(puzzle.scene).raw().toBuffer({ resolveWithObject: true })
    const piece = await pixels(puzzle.piece).raw().toBuffer({ resolveWithObject: true })
    expect(scene.info).toMatchObject({ format: 'raw', width: 560, height: 320, channels: 3 })
    expect(piece.info).toMatchObject({ width: 100, height: 100, channels: 4 })
    // The hole is the picture at half its light: the piece, at half of its own, fits best there.
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
      const { id, x } = await issue()
      const near = x + limits.puzzleTolerance
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
          expiresIn: 300,
        },
      ])
    }
  })

  test.each([-1, 1])('is not passed beside the hole', async (side) => {
    const { id, x } = await issue()
    expect(await redeem({ id, x: x + side * (limits.puzzleTolerance + 1) })).toMatchObject(failed)
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
    const { id, x } = await issue()
    expect(await redeem({ id, x, trace: trace(x) })).toMatchObject(failed)
  })

  test('is passed by a click into the middle of the other hole where there is no script', async () => {
    const { clickTolerance: by } = limits
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
    const { id, x, y } = await issue()
    expect(await redeem({ id, point: { x: x + half, y: y + half } })).toMatchObject(failed)
  })

  test('is not passed by the right place without work', async () => {
    const { id, x } = await issue()
    expect(await redeem({ id, x, work: work(id, 0, bits) })).toMatchObject(failed)
  })

  test('is passed by work without the puzzle; not by less, nor by work for another', async () => {
    const [first, second, third] = [await issue(), await issue(two), await issue()]
    expect([first, second, third].map((one) => one.work.bits)).toEqual([
      limits.workBits,
      limits.workBits,
      limits.workBits,
    ])
    expect(await redeem({ id: second.id, work: work(first.id, bits) })).toMatchObject(failed)
    expect(await redeem({ id: third.id, work: work(third.id, bits - 1, bits) })).toMatchObject(
      failed,
    )
    const done = { id: first.id, work: work(first.id, bits) }
    expect((await redeem(done, { to: two })).status).toBe(200)
  })

  test('takes one answer: no second guess, no replay', async () => {
    const { id, x } = await issue()
    expect(await redeem({ id, x: 0 })).toMatchObject(failed)
    expect(await redeem({ id, x })).toMatchObject(failed)
    const again = await issue()
    expect((await redeem({ id: again.id, x: again.x })).status).toBe(200)
    expect(await redeem({ id: again.id, x: again.x })).toMatchObject(failed)
    expect(await redeem({ id: again.id, x: again.x }, { to: two })).toMatchObject(failed)
  })

  test('answered rightly 50 times at once in two processes is passed once', async () => {
    const { id, x } = await issue()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => redeem({ id, x }, { to: n % 2 === 0 ? one : two })),
    )
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 49 }, () => 422)])
  })

  test('can be answered for five minutes', async () => {
    const [late, just] = [await issue(), await issue()]
    await advance(limits.captchaTime - 1)
    expect((await redeem({ id: just.id, x: just.x })).status).toBe(200)
    await advance(1)
    expect(await redeem({ id: late.id, x: late.x })).toMatchObject(failed)
  })

  test('from another site, or without a captcha, is refused', async () => {
    const elsewhere = await createTestDatabase()
    const other = await startSite({ database: { url: elsewhere }, trustedProxies: proxies })
    const { body } = await call('/captchas', undefined, { to: other })
    await other.close()
    for (const id of [body.id, 'x', '', 'constructor', '\u0000'])
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
    ['long work', { id: 'x', work: 'a'.repeat(41) }],
    ['a long id', { id: 'x'.repeat(101), x: 1 }],
    ['an object for an id', { id: { $gt: '' }, x: 1 }],
  ])('%s is no answer', async (_, answer) => {
    const { status, body } = await redeem(answer)
    expect([status, body.code, body.captcha]).toEqual([422, 422, undefined])
    expect(Object.keys(body.fields)).not.toHaveLength(0)
  })

  test('and its answer are limited for a visitor', async () => {
    const issued = []
    for (let n = 0; n <= rateLimits.captchas.address.count; n++)
      issued.push(await call('/captchas', undefined, { to: n % 2 === 0 ? one : two }))
    expect(statuses(issued).at(-2)).toBe(201)
    const last = issued.at(-1)
    expect([last?.status, last?.body.retryAfter, last?.headers['retry-after']]).toEqual([
      429,
      600,
      '600',
    ])
    const answers = []
    for (let n = 0; n <= rateLimits.captchaAnswers.address.count; n++)
      answers.push(await redeem({ id: 'x', x: 1 }))
    expect([answers.at(-2)?.status, answers.at(-1)?.status]).toEqual([422, 429])
  })

  test('without a database is 503', async () => {
    const down = await startSite()
    expect((await call('/captchas', undefined, { to: down })).status).toBe(503)
    expect((await redeem({ id: 'x', x: 1 }, { to: down })).status).toBe(503)
    await down.close()
  })
})

describe('a pass', () => {
  const code = (pass: string, to = one) =>
    call('/codes', { email: `${randomInt(1e9)}@example.com`, purpose: 'sign-up', pass }, { to })
  const newPass = async (purpose = 'code') => {
    const { id, x } = await issue()
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

  test('is good in the network of whoever solved the captcha only', async () => {
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
    const { id, x } = await issue()
    expect((await redeem({ id, x, purpose: 'anything' })).status).toBe(422)
  })

  test('is good for five minutes', async () => {
    const [late, just] = [await newPass(), await newPass()]
    await advance(limits.passTime - 1)
    expect((await code(just)).status).toBe(202)
    await advance(1)
    expect(await code(late)).toMatchObject(failed)
  })

  test('and a captcha are stored as digests only', async () => {
    const { id } = await issue()
    const pass = await newPass()
    const kept = await queryRows(
      url,
      `SELECT encode(id_hash, 'hex') AS "text" FROM captcha
       UNION ALL SELECT encode(pass_hash, 'hex') FROM captcha_pass`,
    )
    const texts = kept.map(({ text }) => text)
    const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')
    expect(texts).toEqual(expect.arrayContaining([digest(id), digest(pass)]))
    for (const secret of [id, pass])
      for (const form of ['base64url', 'utf8'] as const)
        expect(texts).not.toContain(Buffer.from(secret, form).toString('hex'))
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
    const pass = (await createCaptchaPasses(url, 1))[0]
    expect((await call(path, form(count, { pass }))).status).toBe(done)
    expect(await call(path, form(count, { pass }))).toMatchObject(failed)
    expect(await call(path, form(count, { pass: 'x' }))).toMatchObject(failed)
    const further = rateLimits.formsWithCaptcha.address.count
    for (let n = 3; n < further; n++) await call(path, form(n, { pass: 'x' }))
    const last = await call(path, form(1, { pass: (await createCaptchaPasses(url, 1))[0] }))
    expect([last.status, last.body.captcha]).toEqual([429, undefined])
  })
})
