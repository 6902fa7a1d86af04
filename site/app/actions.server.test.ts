import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { noCalls, type Refused, type SiteCalls } from '#data/calls.ts'
import type { IssuedCaptcha } from '#data/captcha.ts'
import { contactAction, newsletterAction } from './actions.server.ts'
import { requestContext } from './requestContext.ts'

const captcha: IssuedCaptcha = {
  id: 'c',
  expiresIn: 300,
  puzzle: { scene: 'data:,', piece: 'data:,', width: 280, height: 160, size: 56, y: 10 },
  work: { algorithm: 'SHA-256', bits: 17 },
}

/** What an action makes of a post, where the server answers so. */
async function post(
  action: typeof contactAction | typeof newsletterAction,
  fields: Readonly<Record<string, string>>,
  calls: Partial<SiteCalls>,
) {
  const request = new Request('https://x.example/en/contact-us', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const context = new RouterContextProvider()
  const around = context.get(requestContext)
  context.set(requestContext, { ...around, calls: { ...noCalls, ...calls } })
  const url = new URL(request.url)
  const args = { request, url, context, params: {} } as unknown as ActionFunctionArgs
  const answer = await action(args)
  return answer instanceof Response
    ? { status: answer.status, location: answer.headers.get('location') }
    : { status: answer.init?.status, ...answer.data.answer }
}

const refuse = (refused: Omit<Refused, 'ok'>) => () =>
  Promise.resolve({ ok: false as const, ...refused })
const issue = () => Promise.resolve({ ok: true as const, value: captcha })

test.each([
  ['needed', 429, 'form.captcha'],
  ['wrong', 422, 'captcha.failure'],
] as const)(
  'a captcha that is %s comes with the form and what was typed',
  async (why, status, problem) => {
    const enquire = refuse({ status, captcha: why })
    expect(
      await post(contactAction, { name: 'Ada', key: 'k' }, { enquire, issueCaptcha: issue }),
    ).toMatchObject({
      status,
      problem,
      captcha,
      values: { name: 'Ada' },
    })
  },
)

test('its answer goes along, and is not shown again', async () => {
  let asked: object = {}
  const enquire: SiteCalls['enquire'] = (fields) => {
    asked = fields
    return Promise.resolve({ ok: false, status: 429 })
  }
  const click = { 'captcha-id': 'c', 'captcha.x': '100', 'captcha.y': '60' }
  const answer = await post(contactAction, { name: 'Ada', ...click }, { enquire })
  expect(asked).toMatchObject({ name: 'Ada', ...click })
  expect(answer).toMatchObject({ problem: 'form.limited' })
  expect(Object.keys((answer as { values: object }).values)).not.toContain('captcha-id')
})

test('without a captcha to give, the wait is told', async () => {
  const enquire = refuse({ status: 429, captcha: 'needed' })
  expect(await post(contactAction, {}, { enquire })).toMatchObject({ problem: 'form.limited' })
})

test('what the end of a page did not ask for is no mistake', async () => {
  const consent = 'form.newsletter.consent.required'
  const email = 'form.newsletter.email.format'
  const fields = { email: 'ada@felcera.example', from: 'footer' }
  const first = refuse({ status: 422, errors: { consent } })
  expect(await post(newsletterAction, fields, { subscribe: first })).toMatchObject({
    status: 200,
    errors: {},
    values: { email: 'ada@felcera.example' },
  })
  const wrong = refuse({ status: 422, errors: { consent, email } })
  expect(await post(newsletterAction, fields, { subscribe: wrong })).toMatchObject({
    status: 422,
    errors: { email },
  })
})
