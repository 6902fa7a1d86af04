import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { CallApi } from '#data/apiCalls.ts'
import { noCalls } from '#data/calls.ts'
import type { CenterAnswer } from '#sections/PersonalCenter/PersonalCenter.schema.ts'
import { ownAccount } from './personalCenter.server.ts'
import { personalCenterAction } from './personalCenterActions.server.ts'
import { requestContext } from './requestContext.ts'

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

/** A request with a server behind it that gives these answers, and 503 to every other call. */
function ask(path: string, answers: Answers, form?: Readonly<Record<string, string>>) {
  const sent: [string, unknown][] = []
  const call = ((name: string, payload?: object) => {
    sent.push([name, payload])
    const { status = 200, cookies = [], body } = answers[name] ?? { status: 503, body: {} }
    return Promise.resolve({ ok: status < 300, status, cookies, body })
  }) as CallApi
  const context = new RouterContextProvider()
  context.set(requestContext, {
    requestId: 'r1',
    now: 0,
    nonce: '',
    banner: false,
    flash: undefined,
    consent: undefined,
    mayPreview: false,
    calls: { ...noCalls, call },
  })
  // The client of the router asks beside documents at an address of its own.
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
const gone = { status: 401, cookies: ['signed-in=; Max-Age=0'], body: { code: 401, message: 'x' } }

/** What a promise was rejected with. */
const thrown = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('what is shown', () => {
  test('a part asks for what it shows and for nothing else', async () => {
    const { args, sent } = ask('/de/personal-center?view=security', {
      'GET /api/account': ok({ profile }),
      'GET /api/sessions': ok({ data: [] }),
    })
    expect(await ownAccount(args)).toMatchObject({
      view: 'security',
      profile: { nickname: 'Ada', region: 'DE' },
      sessions: [],
      enquiries: undefined,
    })
    expect(sent.map(([name]) => name)).toEqual([
      'GET /api/account',
      'GET /api/account/agreements',
      'GET /api/sessions',
    ])
  })

  test('an unknown part is the profile', async () => {
    const { args } = ask('/en/personal-center?view=constructor', {
      'GET /api/account': ok({ profile }),
    })
    expect((await ownAccount(args)).view).toBe('profile')
  })

  test('only documents that are due are asked for', async () => {
    const held = { document: 'privacy-policy', version: '1.0', since: '2026-01-01' }
    const { args } = ask('/en/personal-center?view=enquiries', {
      'GET /api/account': ok({ profile }),
      'GET /api/account/agreements': ok({
        data: [
          { ...held, agreed: null, due: true },
          { ...held, document: 'service-agreement', due: false },
        ],
      }),
    })
    expect((await ownAccount(args)).due).toEqual([{ ...held, agreed: null, due: true }])
  })

  test('visitors are led to the login and back', async () => {
    const { args } = ask('/de/personal-center?view=data', { 'GET /api/account': gone })
    const answer = (await thrown(ownAccount(args))) as Response
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/de/login?next=%2Fde%2Fpersonal-center%3Fview%3Ddata',
    ])
    expect(answer.headers.getSetCookie()).toEqual(gone.cookies)
  })

  test('without a database there is a page that says so', async () => {
    const { args } = ask('/en/personal-center', {})
    expect(await ownAccount(args)).toMatchObject({ view: 'profile', profile: undefined })
  })
})

/** What a post was answered with: where it leads, or what the page says. */
async function post(path: string, form: Readonly<Record<string, string>>, answers: Answers) {
  const { args, sent } = ask(path, answers, form)
  const outcome = await personalCenterAction(args)
  if (outcome instanceof Response) {
    const { status, headers } = outcome
    return { status, location: headers.get('location'), cookies: headers.getSetCookie(), sent }
  }
  const answer: CenterAnswer = outcome.data.answer
  return { status: outcome.init?.status ?? 200, answer, sent }
}

describe('what is sent', () => {
  test('a change leads back with a message', async () => {
    const form = { form: 'profile', nickname: 'Countess', region: 'DE', email: 'not asked for' }
    const answer = await post('/en/personal-center', form, { 'POST /api/account': ok() })
    expect(answer).toMatchObject({ status: 303, location: '/en/personal-center' })
    expect(answer.cookies?.[0]).toMatch(/^felcera_flash=account\.saved;/)
    expect(answer.sent).toEqual([['POST /api/account', { nickname: 'Countess', region: 'DE' }]])
  })

  test('a wrong password is told at its field and never sent back', async () => {
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

  test('who is not signed in any more is led to the login', async () => {
    const { args } = ask(
      '/en/personal-center',
      { 'POST /api/account': gone },
      { form: 'profile', nickname: 'Countess', region: 'DE' },
    )
    const answer = (await thrown(personalCenterAction(args))) as Response
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/en/login?next=%2Fen%2Fpersonal-center',
    ])
  })

  const confirm = { form: 'email', step: 'confirm', email: 'new@example.com', current: 'a' }

  test('a right code is not asked for again where the password is wrong', async () => {
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

  test('a wrong code is told at its field', async () => {
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

  test('an address that is taken is told where it is typed', async () => {
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

  test('a number is taken with the dialling code of its country, or removed', async () => {
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

  describe('an agreement', () => {
    const form = { form: 'agreement', 'privacy-policy': '2.0', agreement: 'on' }
    const path = '/de/personal-center?view=security'
    const refusal = { status: 422, body: { code: 422, message: 'x', fields: { agreement: ['y'] } } }

    test('is to the versions that were shown, and leads on to what was asked for', async () => {
      const answer = await post(path, form, { 'POST /api/account/agreements': ok() })
      expect(answer).toMatchObject({ status: 303, location: path })
      expect(answer.cookies?.[0]).toMatch(/^felcera_flash=account\.agreement\.kept;/)
      expect(answer.sent[0]?.[1]).toEqual({
        versions: { 'privacy-policy': '2.0' },
        agreement: true,
      })
    })

    test('without its tick is asked for at the box', async () => {
      const answers = { 'POST /api/account/agreements': refusal }
      const answer = await post(path, { ...form, agreement: '' }, answers)
      expect(answer).toMatchObject({ status: 422, answer: { errors: { agreement: 'y' } } })
    })

    test('to what has changed again shows the page anew', async () => {
      const answer = await post(path, form, { 'POST /api/account/agreements': refusal })
      expect(answer).toMatchObject({ status: 303, location: path })
      expect(answer.cookies?.[0]).toContain('personal-center.agreement.again')
    })

    test('that is due before another form shows the page anew, too', async () => {
      const due = { status: 403, body: { code: 403, message: 'x', agreement: true } }
      const { args } = ask(path, { 'POST /api/account/password': due }, { form: 'password' })
      const answer = (await thrown(personalCenterAction(args))) as Response
      expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
    })
  })

  test('nothing is deleted before it is understood', async () => {
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

  test('a secret is shown in the answer to its post and nowhere else', async () => {
    const form = { form: 'credentials', current: 'a' }
    const made = { clientId: 'fe-1', secret: 's1' }
    const answer = await post('/en/personal-center?view=open-api', form, {
      'POST /api/account/open-api/credentials': ok(made),
    })
    expect(answer).toMatchObject({ status: 200, answer: { credentials: made, values: {} } })
  })

  test('an unknown form only leads back', async () => {
    const answer = await post('/en/personal-center', { form: 'constructor' }, {})
    expect(answer).toMatchObject({ status: 303, location: '/en/personal-center', sent: [] })
  })
})
