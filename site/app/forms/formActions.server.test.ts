import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import type { ApiErrorBody } from '#data/api/callTypes.ts'
import { unavailablePageServices } from '#data/api/serverPort.ts'
import type { IssuedCaptcha } from '#data/captcha/captcha.ts'
import { requestContext } from '../pages/requestContext.ts'
import { requestFormAction, newsletterAction } from './formActions.server.ts'

const captcha: IssuedCaptcha = {
  id: 'c',
  expiresIn: 300,
  puzzle: {
    scene: 'data:,',
    piece: 'data:,',
    clickPiece: 'data:,',
    width: 280,
    height: 160,
    size: 50,
    y: 10,
  },
  work: { algorithm: 'scrypt', links: 2 },
}

type Answers = Readonly<Record<string, { readonly status: number; readonly body: object }>>

/** Posts a form with stubbed API responses; returns the result of the action and the calls it made. */
async function post(
  action: (args: ActionFunctionArgs) => Promise<Awaited<ReturnType<typeof newsletterAction>>>,
  fields: Readonly<Record<string, string>>,
  answers: Answers,
  headers: Readonly<Record<string, string>> = {},
) {
  const request = new Request('https://x.example/en/contact-us', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  })
  const calls: unknown[] = []
  const context = new RouterContextProvider()
  const call = (name: string, payload?: object, more?: object) => {
    calls.push([name, payload, more])
    const { status, body } = answers[name] ?? { status: 503, body: { code: 503, message: '' } }
    return Promise.resolve({ ok: status < 400, status, body, cookies: [] })
  }
  context.set(requestContext, {
    ...context.get(requestContext),
    calls: { ...unavailablePageServices, call: call as typeof unavailablePageServices.call },
  })
  const url = new URL(request.url)
  const args = { request, url, context, params: {} } as unknown as ActionFunctionArgs
  const answer = await action(args)
  return answer instanceof Response
    ? { status: answer.status, location: answer.headers.get('location'), calls }
    : { status: answer.init?.status, ...answer.data.answer, response: answer.data, calls }
}

const contactAction = (args: ActionFunctionArgs) => requestFormAction(args, { form: 'contact' })
const refuse = (call: string, status: number, more: Partial<ApiErrorBody> = {}): Answers => ({
  [call]: { status, body: { code: status, message: 'Refused', ...more } },
})
const issued: Answers = {
  'POST /api/captchas': { status: 201, body: { code: 200, message: '', ...captcha } },
}
const enquiries = 'POST /api/enquiries'
const json = { Accept: 'application/json' }

test.each([
  ['needed', 429, /^You have sent this form several times/],
  ['wrong', 422, /^Verification failure/],
] as const)(
  'a captcha that is %s comes with the form and its input',
  async (_, status, problem) => {
    const answers = { ...refuse(enquiries, status, { captcha: true, retryAfter: 60 }), ...issued }
    const answer = await post(contactAction, { name: 'Ada', key: 'k' }, answers)
    expect(answer).toMatchObject({ status, captcha, values: { name: 'Ada' }, errors: {} })
    expect(answer).toHaveProperty('problem', expect.stringMatching(problem))
  },
)

const redemption = 'POST /api/captchas/redemption'
const given: Answers = {
  [redemption]: { status: 200, body: { code: 200, pass: 'given', price: 1 } },
}
const wrong = refuse(redemption, 422, { captcha: true })
test.each([
  ['no captcha', {}, {}, undefined],
  ['an empty pass', { pass: '' }, {}, undefined],
  ['the pass a script has got', { pass: 'p', 'captcha-id': 'c' }, {}, 'p'],
  ['a click', { 'captcha-id': 'c', 'captcha.x': '100', 'captcha.y': '60' }, given, 'given'],
  ['a click beside', { 'captcha-id': 'c', 'captcha.x': '9', 'captcha.y': '60' }, wrong, ''],
  ['no click', { 'captcha-id': 'c' }, wrong, ''],
  ['a click nowhere', { 'captcha-id': 'c', 'captcha.x': 'NaN', 'captcha.y': '1e99' }, wrong, ''],
])('sends the pass of a captcha: %s', async (_, fields, answers, expected) => {
  const answer = await post(contactAction, { name: 'Ada', ...fields }, answers)
  const [call, payload] = answer.calls.at(-1) as [string, { pass?: string; name: string }]
  expect([call, payload.name, payload.pass]).toEqual([enquiries, 'Ada', expected])
  expect(Object.keys((answer as { values: object }).values)).not.toContain('captcha-id')
})

test('redeems the point that was clicked', async () => {
  const click = { 'captcha-id': 'c', 'captcha.x': '100', 'captcha.y': '60' }
  const { calls } = await post(contactAction, click, given)
  expect(calls[0]).toEqual([
    redemption,
    { id: 'c', purpose: 'form', point: { x: 100, y: 60 } },
    undefined,
  ])
})

test('without an available captcha, the form asks to try again later', async () => {
  const answer = await post(contactAction, {}, refuse(enquiries, 429, { captcha: true }))
  expect(answer).toHaveProperty('problem', expect.stringMatching(/try again/))
  expect(answer).not.toHaveProperty('captcha')
})

test('sends the idempotency key, and keeps it if the form may have been stored', async () => {
  const key = 'a key of this form'
  const lost = await post(contactAction, { key }, refuse(enquiries, 503))
  expect(lost.calls).toEqual([[enquiries, expect.anything(), { 'idempotency-key': key }]])
  expect(lost).toMatchObject({ status: 503, values: { key } })
  const taken = await post(contactAction, { key }, refuse(enquiries, 422, { key: true }))
  expect(taken.status).toBe(409)
  expect(taken).not.toHaveProperty('values.key')
})

test('a script gets the address to go to, or the state of the form', async () => {
  const stored = { [enquiries]: { status: 201, body: { code: 200, reference: 'FE-7K3Q9MWZ' } } }
  const sent = await post(contactAction, {}, stored, json)
  expect(sent).toMatchObject({ response: { location: '/en/contact-us?sent=FE-7K3Q9MWZ' } })
  const plain = await post(contactAction, {}, stored)
  expect(plain).toMatchObject({ status: 303, location: '/en/contact-us?sent=FE-7K3Q9MWZ' })
  const refused = refuse(enquiries, 429, { retryAfter: 600 })
  expect(await post(contactAction, {}, refused, json)).toMatchObject({
    status: 429,
    problem: expect.stringContaining('in 10 minutes'),
  })
  const captcha = refuse(enquiries, 429, { captcha: true, retryAfter: 600 })
  const asked = await post(contactAction, {}, { ...captcha, ...issued }, json)
  expect(asked).toMatchObject({ errors: { captcha: 'Refused' } })
  expect(asked.calls).toHaveLength(1)
})

test('a field that the footer does not have causes no error', async () => {
  const subscribe = 'POST /api/newsletter'
  const consent = ['Please check the box']
  const fields = { email: 'ada@felcera.example', from: 'footer' }
  const first = await post(
    newsletterAction,
    fields,
    refuse(subscribe, 422, { fields: { consent } }),
  )
  expect(first).toMatchObject({
    status: 200,
    errors: {},
    values: { email: 'ada@felcera.example' },
  })
  const wrong = refuse(subscribe, 422, { fields: { consent, email: ['No address'] } })
  expect(await post(newsletterAction, fields, wrong)).toMatchObject({
    status: 422,
    errors: { email: 'No address' },
  })
})

test('a ticked box goes to the API as true', async () => {
  const fields = { email: 'ada@felcera.example', consent: 'on' }
  const { calls } = await post(newsletterAction, fields, {})
  expect(calls).toMatchObject([['POST /api/newsletter', { consent: true }, {}]])
})
