import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { CallApiInProcess } from '#data/api/callTypes.ts'
import { createFlashCookie } from '#data/consent/cookies.ts'
import { unavailablePageServices } from '#data/api/serverPort.ts'
import type { PersonalCenterFormState } from '#sections/PersonalCenter/PersonalCenter.schema.ts'
import { loadOwnAccount } from './personalCenter.server.ts'
import { personalCenterAction } from './personalCenterActions.server.ts'
import { requestContext } from '../pages/requestContext.ts'

const origin = 'https://www.felcera.example'
const profile = {
  email: 'ada@example.com',
  username: 'Ada.Example',
  nickname: 'Ada',
  region: 'Deutschland',
  country: 'DE',
  code: '+49',
  phone: '030 23125 000',
  createdAt: '2026-10-12T08:30:00Z',
}

interface Answer {
  readonly status?: number
  readonly cookies?: readonly string[]
  readonly body: object
}
type Answers = Readonly<Record<string, Answer>>

/** Creates loader and action arguments with a fake API that responds with 503 to all other calls. */
function makeArgs(path: string, answers: Answers, form?: Readonly<Record<string, string>>) {
  const sent: [string, unknown][] = []
  const call = ((name: string, payload?: object) => {
    sent.push([name, payload])
    const { status = 200, cookies = [], body } = answers[name] ?? { status: 503, body: {} }
    return Promise.resolve({ ok: status < 300, status, cookies, body })
  }) as CallApiInProcess
  const context = new RouterContextProvider()
  context.set(requestContext, {
    requestId: 'r1',
    now: 0,
    nonce: '',
    banner: false,
    flash: undefined,
    consent: undefined,
    mayPreview: false,
    calls: { ...unavailablePageServices, call },
  })
  // React Router's client requests loader data at `<path>.data`.
  const request = new Request(origin + path.replace(/(?=\?|$)/, '.data'), {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const url = new URL(origin + path)
  const args = { request, url, context, params: {} } as unknown as ActionFunctionArgs
  return { args, sent }
}

const ok = (body: object = {}, cookies: readonly string[] = []) => ({
  body: { code: 200, message: 'ok', ...body },
  cookies,
})
const signedOut = {
  status: 401,
  cookies: ['signed-in=; Max-Age=0'],
  body: { code: 401, message: 'x' },
}

/** Resolves with the rejection of a promise. */
const rejection = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('account loader', () => {
  test('only calls the API for the data of the selected view', async () => {
    const { args, sent } = makeArgs('/de/personal-center?view=security', {
      'GET /api/account': ok({ profile }),
      'GET /api/sessions': ok({ data: [] }),
    })
    expect(await loadOwnAccount(args)).toMatchObject({
      view: 'security',
      profile: { nickname: 'Ada', region: 'DE' },
      sessions: [],
      enquiries: undefined,
    })
    expect(sent.map(([name]) => name)).toEqual([
      'GET /api/account',
      'GET /api/account/agreements',
      'GET /api/sessions',
      'GET /api/account/second-factor',
      'GET /api/account/passkeys',
    ])
  })

  test('falls back to the profile view', async () => {
    const { args } = makeArgs('/en/personal-center?view=constructor', {
      'GET /api/account': ok({ profile }),
    })
    expect((await loadOwnAccount(args)).view).toBe('profile')
  })

  test('returns only documents that are due', async () => {
    const held = { document: 'privacy-policy', version: '1.0', since: '2026-01-01' }
    const { args } = makeArgs('/en/personal-center?view=enquiries', {
      'GET /api/account': ok({ profile }),
      'GET /api/account/agreements': ok({
        data: [
          { ...held, agreed: null, due: true },
          { ...held, document: 'service-agreement', due: false },
        ],
      }),
    })
    expect((await loadOwnAccount(args)).due).toEqual([{ ...held, agreed: null, due: true }])
  })

  test('redirects to the sign-in page without a session', async () => {
    const { args } = makeArgs('/de/personal-center?view=data', { 'GET /api/account': signedOut })
    const answer = (await rejection(loadOwnAccount(args))) as Response
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/de/login?next=%2Fde%2Fpersonal-center%3Fview%3Ddata',
    ])
    expect(answer.headers.getSetCookie()).toEqual([
      ...signedOut.cookies,
      createFlashCookie('account.session.over'),
    ])
  })

  test('renders without a profile if the database is unavailable', async () => {
    const { args } = makeArgs('/en/personal-center', {})
    expect(await loadOwnAccount(args)).toMatchObject({ view: 'profile', profile: undefined })
  })
})

/** Posts a form and returns the redirect or the action data. */
async function post(path: string, form: Readonly<Record<string, string>>, answers: Answers) {
  const { args, sent } = makeArgs(path, answers, form)
  const outcome = await personalCenterAction(args)
  if (outcome instanceof Response) {
    const { status, headers } = outcome
    return { status, location: headers.get('location'), cookies: headers.getSetCookie(), sent }
  }
  const answer: PersonalCenterFormState = outcome.data.answer
  return { status: outcome.init?.status ?? 200, answer, sent }
}

describe('account action', () => {
  test('redirects back with a flash message after a change', async () => {
    const form = { form: 'profile', nickname: 'Countess', region: 'DE', email: 'not asked for' }
    const answer = await post('/en/personal-center', form, { 'POST /api/account': ok() })
    expect(answer).toMatchObject({ status: 303, location: '/en/personal-center' })
    expect(answer.cookies?.[0]).toMatch(/^felcera_flash=account\.saved;/)
    expect(answer.sent).toEqual([['POST /api/account', { nickname: 'Countess', region: 'DE' }]])
  })

  test('reports a wrong password at its field and never returns it', async () => {
    const form = { form: 'password', current: 'a', password: 'b', passwordConfirm: 'c' }
    const answer = await post('/en/personal-center?view=security', form, {
      'POST /api/account/password': {
        status: 422,
        body: { code: 422, message: 'x', fields: { current: ['wrong'] } },
      },
    })
    expect(answer).toMatchObject({
      status: 422,
      answer: { form: 'password', errors: { current: 'wrong' }, values: {} },
    })
  })

  test('redirects to the sign-in page after the session has ended', async () => {
    const { args } = makeArgs(
      '/en/personal-center',
      { 'POST /api/account': signedOut },
      { form: 'profile', nickname: 'Countess', region: 'DE' },
    )
    const answer = (await rejection(personalCenterAction(args))) as Response
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/en/login?next=%2Fen%2Fpersonal-center',
    ])
  })

  const confirm = { form: 'email', step: 'confirm', email: 'new@example.com', current: 'a' }

  test('does not request the code again after a wrong password', async () => {
    const answers = {
      'POST /api/account/proof': ok({ proof: 'p1' }),
      'POST /api/account/email': {
        status: 422,
        body: { code: 422, message: 'x', fields: { current: ['wrong'] } },
      },
    }
    const first = await post('/en/personal-center?view=email', { ...confirm, code: '1' }, answers)
    expect(first.answer).toMatchObject({
      step: 'confirm',
      values: { email: 'new@example.com', proof: 'p1' },
      errors: { current: 'wrong' },
    })
    const again = await post('/en/personal-center?view=email', { ...confirm, proof: 'p1' }, answers)
    expect(again.sent).toEqual([['POST /api/account/email', { proof: 'p1', current: 'a' }]])
  })

  test('reports a wrong code at its field', async () => {
    const wrong = { status: 422, body: { code: 422, message: 'code is incorrect.' } }
    const answer = await post(
      '/en/personal-center?view=email',
      { ...confirm, code: '1' },
      { 'POST /api/account/proof': wrong },
    )
    expect(answer.answer).toMatchObject({
      step: 'confirm',
      values: { email: 'new@example.com' },
      errors: { code: 'code is incorrect.' },
    })
  })

  test('returns to the first step if the e-mail address is taken', async () => {
    const answer = await post(
      '/en/personal-center?view=email',
      { ...confirm, code: '1' },
      {
        'POST /api/account/proof': {
          status: 409,
          body: { code: 409, message: 'taken', field: 'email' },
        },
      },
    )
    expect(answer.answer?.step).toBeUndefined()
    expect(answer.answer).toMatchObject({
      values: { email: 'new@example.com' },
      errors: { email: 'taken' },
    })
  })

  test('sends a telephone number with the dialling code of its country, or removes it', async () => {
    const answers = { 'POST /api/account/phone': ok() }
    const form = { form: 'phone', step: 'confirm', proof: 'p1', current: 'a', country: 'AU' }
    const given = await post(
      '/en/personal-center?view=phone',
      { ...form, phone: '2 5550' },
      answers,
    )
    expect(given.sent[0]?.[1]).toMatchObject({ country: 'AU', code: '+61', phone: '2 5550' })
    const removed = await post('/en/personal-center?view=phone', form, answers)
    expect(removed.sent[0]?.[1]).toMatchObject({ country: '', code: '', phone: '' })
    expect(removed.location).toBe('/en/personal-center')
  })

  describe('agreement form', () => {
    const form = { form: 'agreement', 'privacy-policy': '2.0', agreement: 'on' }
    const path = '/de/personal-center?view=security'
    const refusal = { status: 422, body: { code: 422, message: 'x', fields: { agreement: ['y'] } } }

    test('agrees to the displayed versions and redirects to the requested view', async () => {
      const answer = await post(path, form, { 'POST /api/account/agreements': ok() })
      expect(answer).toMatchObject({ status: 303, location: path })
      expect(answer.cookies?.[0]).toMatch(/^felcera_flash=account\.agreement\.kept;/)
      expect(answer.sent[0]?.[1]).toEqual({
        versions: { 'privacy-policy': '2.0' },
        agreement: true,
      })
    })

    test('reports an unchecked box at its field', async () => {
      const answers = { 'POST /api/account/agreements': refusal }
      const answer = await post(path, { ...form, agreement: '' }, answers)
      expect(answer).toMatchObject({ status: 422, answer: { errors: { agreement: 'y' } } })
    })

    test('reloads the page if a document has changed again', async () => {
      const answer = await post(path, form, { 'POST /api/account/agreements': refusal })
      expect(answer).toMatchObject({ status: 303, location: path })
      expect(answer.cookies?.[0]).toContain('personal-center.agreement.again')
    })

    test('reloads the page if another form requires an agreement first', async () => {
      const due = { status: 403, body: { code: 403, message: 'x', agreement: true } }
      const { args } = makeArgs(path, { 'POST /api/account/password': due }, { form: 'password' })
      const answer = (await rejection(personalCenterAction(args))) as Response
      expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
    })
  })

  test('redirects to the confirmation that a call requires, and back', async () => {
    const needed = { status: 403, body: { code: 403, message: 'x', confirmation: true } }
    const path = '/de/personal-center?view=security'
    const { args } = makeArgs(path, { 'POST /api/sessions/end-others': needed }, { form: 'others' })
    const answer = (await rejection(personalCenterAction(args))) as Response
    const confirmation = '/de/personal-center?view=confirm&then=security'
    expect([answer.status, answer.headers.get('location')]).toEqual([303, confirmation])
    const confirmed = await post(
      confirmation,
      { form: 'confirm', current: 'a' },
      { 'POST /api/session/confirmation': ok() },
    )
    expect(confirmed).toMatchObject({ status: 303, location: path })
    expect(confirmed.sent[0]?.[1]).toEqual({ current: 'a' })
  })

  test('requires the confirmation before deleting the account', async () => {
    const form = { form: 'deletion', step: 'confirm', proof: 'p1' }
    const answers = { 'POST /api/account/deletion': ok({}, ['__Host-session=; Max-Age=0']) }
    const first = await post('/de/personal-center?view=deletion', form, answers)
    expect(first).toMatchObject({ status: 422, sent: [] })
    expect(first.answer?.errors['understood']).toMatch(/^Bitte bestätigen Sie/)
    const done = await post(
      '/de/personal-center?view=deletion',
      { ...form, understood: 'on' },
      answers,
    )
    expect(done).toMatchObject({ status: 303, location: '/de/login' })
    expect(done.cookies).toContain('__Host-session=; Max-Age=0')
  })

  test('returns new credentials in the action data', async () => {
    const form = { form: 'credentials', current: 'a' }
    const made = { clientId: 'fe-1', secret: 's1' }
    const answer = await post('/en/personal-center?view=open-api', form, {
      'POST /api/account/open-api/credentials': ok(made),
    })
    expect(answer).toMatchObject({ status: 200, answer: { credentials: made, values: {} } })
  })

  test('redirects back for an unknown form', async () => {
    const answer = await post('/en/personal-center', { form: 'constructor' }, {})
    expect(answer).toMatchObject({ status: 303, location: '/en/personal-center', sent: [] })
  })
})
