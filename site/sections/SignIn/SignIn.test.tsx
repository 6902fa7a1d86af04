import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FormState } from '#data/forms/formState.ts'
import {
  type FormContext,
  FormContextProvider,
  type PasskeyRequestPurpose,
} from '../formContext.tsx'
import english from '#pages-config/messages/en.json' with { type: 'json' }
import { exampleCaptcha } from '../captcha/exampleCaptcha.ts'
import { SiteProvider } from '../site.tsx'
import { examples } from './SignIn.examples.ts'
import { SignIn } from './SignIn.tsx'

const messages = {
  ...Object.fromEntries(Object.keys(english).map((id) => [id, id])),
  'page.login.form.title': 'Sign in',
  'page.login.form.lead': 'Welcome back.',
  'captcha.failure': 'Verification failure',
  'captcha.no-puzzle': 'Verify without the puzzle',
  'captcha.success': 'Verified',
  'form.account.agreement.label': 'I agree to the <a>agreement</a> and the <b>policy</b>',
  'form.account.agreement.required': 'Please agree to both documents',
  'form.limited.wait': 'Please try again {wait}',
  'form.request-id': 'Number: {id}',
  'form.sign-in.hide': 'Hide password',
  'form.sign-in.identifier': 'Email address or username',
  'form.sign-in.identifier.required': 'Email or username required',
  'form.sign-in.password': 'Password',
  'form.sign-in.password.required': 'Password required',
  'form.sign-in.reveal': 'Show password',
  'form.sign-in.submit': 'Sign in',
  'form.summary.title': '{n, plural, one {One entry} other {# entries}}',
  'sign-in.by': 'Sign in with',
  'sign-in.by.name': 'Name',
  'sign-in.by.phone': 'Phone number',
  'sign-in.forgotten': 'Forgot your password?',
  'sign-in.no-account': 'No account yet? <a>Sign up</a>',
}
const words = { locale: 'en', messages, figures: {}, pictures: {} } as const
const user = userEvent.setup()
let pages = 0

beforeEach(() => sessionStorage.clear())

function show(answer?: FormState, state: Partial<FormContext> = {}) {
  const given: FormContext = {
    Form: 'form',
    pending: false,
    issueCaptcha: () => Promise.resolve({ ...exampleCaptcha, id: 'another' }),
    requestPasskey: () => Promise.resolve(''),
    redeemCaptcha: ({ x, work }) =>
      Promise.resolve(
        (x === undefined ? work : x === 150)
          ? { pass: 'passed', price: 1, expiresIn: 300 }
          : undefined,
      ),
    ...state,
  }
  // Every page contains a captcha of its own.
  const { request } = examples.default.given
  const captcha = { ...exampleCaptcha, id: `of page ${++pages}` }
  const draw = (said: FormState | undefined) => (
    <FormContextProvider value={given}>
      <SiteProvider words={words}>
        <SignIn {...examples.default.props} request={{ ...request, captcha }} answer={said} />
      </SiteProvider>
    </FormContextProvider>
  )
  const { rerender } = render(draw(answer))
  return (said: FormState) => rerender(draw(said))
}

const name = () => screen.getByLabelText<HTMLInputElement>('Email address or username')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const agreement = () => screen.getByRole('checkbox', { name: /^I agree/ })
const submit = () => screen.getByRole('button', { name: 'Sign in' })
const slider = () => screen.getByRole<HTMLInputElement>('slider')
const pass = () => document.querySelector<HTMLInputElement>('[name=pass]')?.value
const messageOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

it('looks at a field when it is left, and at no other', async () => {
  show()
  await user.click(name())
  await user.tab()
  expect(messageOf(name())).toBe('Email or username required')
  expect(password().getAttribute('aria-invalid')).toBeNull()
  await user.type(name(), 'someone')
  await user.tab()
  expect(name().getAttribute('aria-invalid')).toBeNull()
})

it('shows the missing fields on submit, including the captcha', async () => {
  show()
  await user.type(name(), 'someone')
  await user.click(submit())
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `#${password().id}`,
    `#${agreement().id}`,
    `#${slider().id}`,
  ])
})

it('looks at a choice once it is made', async () => {
  show()
  await user.click(submit())
  expect(agreement().getAttribute('aria-invalid')).toBe('true')
  await user.click(agreement())
  await waitFor(() => expect(agreement().getAttribute('aria-invalid')).toBeNull())
})

it('shows a pending submission only for the submitted form', () => {
  show(undefined, { pending: true, sent: document.createElement('form') })
  expect(submit().getAttribute('aria-busy')).toBeNull()
})

it('is sent once it is whole', async () => {
  show()
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', sent, { once: true })
  await user.type(name(), 'someone')
  await user.type(password(), 'secret')
  await user.click(agreement())
  await user.click(screen.getByRole('button', { name: 'Verify without the puzzle' }))
  await screen.findByText('Verified')
  expect(pass()).toBe('passed')
  await user.click(submit())
  expect(sent).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows the message of the server, without the password', () => {
  show({ values: { identifier: 'ada' }, errors: {}, problem: 'Username or password is incorrect.' })
  expect(screen.getByRole('alert').textContent).toBe('Username or password is incorrect.')
  expect([name().value, password().value]).toEqual(['ada', ''])
})

it('shows the waiting time and the request id', () => {
  show({ values: {}, errors: {}, problem: 'Too many', retryAfter: 600, requestId: 'r-1' })
  expect(screen.getByText(/in 10 minutes/)).toBeTruthy()
  expect(screen.getByText(/r-1$/)).toBeTruthy()
})

it('solves the puzzle by keys', async () => {
  show()
  act(() => slider().focus())
  // jsdom does not move a range input by keys; a browser changes its value.
  fireEvent.change(slider(), { target: { value: '150' } })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Verified')).toBe(document.activeElement?.lastElementChild)
})

it('shows a failure and another puzzle, which gets the focus', async () => {
  show()
  act(() => slider().focus())
  fireEvent.change(slider(), { target: { value: '20' } })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Verification failure')).toBeTruthy()
  expect(document.activeElement).toBe(slider())
  expect(slider().value).toBe('0')
})

it('asks for another puzzle after a post has used one up', async () => {
  const issueCaptcha = vi.fn(() => Promise.resolve({ ...exampleCaptcha, id: 'third' }))
  const answer = show(undefined, { issueCaptcha })
  await user.click(screen.getByRole('button', { name: 'Verify without the puzzle' }))
  await screen.findByText('Verified')
  answer({ values: {}, errors: {}, problem: 'Username or password is incorrect.' })
  await waitFor(() => expect(slider()).toBeTruthy())
  expect([issueCaptcha.mock.calls.length, pass()]).toEqual([1, ''])
})

it('does the work that a raised price asks for, and is sent again with its pass', async () => {
  const issueCaptcha = vi.fn(() => Promise.resolve({ ...exampleCaptcha, id: 'dear' }))
  const answer = show(undefined, { issueCaptcha })
  await user.type(name(), 'someone')
  await user.type(password(), 'secret')
  await user.click(agreement())
  await user.click(screen.getByRole('button', { name: 'Verify without the puzzle' }))
  await screen.findByText('Verified')
  const sent = submittedFields()
  answer({ values: { identifier: 'someone' }, errors: {}, problem: 'Once more', price: 4 })
  expect(await sent).toMatchObject({ identifier: 'someone', password: 'secret', pass: 'passed' })
  expect(issueCaptcha.mock.calls).toEqual([[4]])
})

it('does the work of a raised price, and waits for a password that is gone', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', sent, { once: true })
  show({ values: { identifier: 'someone' }, errors: {}, problem: 'Once more', price: 4 })
  await screen.findByText('Verified')
  expect(pass()).toBe('passed')
  expect(sent).not.toHaveBeenCalled()
  document.removeEventListener('submit', sent)
})

it('would never put a password into an address', () => {
  show()
  expect(submit().closest('form')?.method).toBe('post')
})

it('offers no passkey where the browser knows none', () => {
  show()
  expect(screen.getByText('sign-in.passkey').closest('[data-ready]')).toBeNull()
})

it('sends the response of a passkey, and reports if there was none', async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  const answer = vi
    .fn(() => Promise.resolve('{"id":"k"}'))
    .mockRejectedValue(new Error('declined'))
    .mockResolvedValueOnce('{"id":"k"}')
  const requestPasskey = (purpose: PasskeyRequestPurpose) =>
    purpose === 'autofill' ? forever : answer()
  show(undefined, { requestPasskey })
  const sent = submittedFields()
  await user.click(screen.getByRole('button', { name: 'sign-in.passkey' }))
  expect(await sent).toEqual({ step: 'passkey', next: '', passkey: '{"id":"k"}' })
  await user.click(screen.getByRole('button', { name: 'sign-in.passkey' }))
  expect(await screen.findByText('passkey.failed')).toBeTruthy()
  vi.unstubAllGlobals()
})

it('sends the passkey that the browser suggests for the name', async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  const { promise: chosen, resolve: choose } = Promise.withResolvers<string>()
  const requestPasskey = vi.fn(() => chosen)
  show(undefined, { requestPasskey })
  expect(name().autocomplete).toBe('username webauthn')
  expect(requestPasskey.mock.calls).toEqual([['autofill']])
  const sent = submittedFields()
  choose('{"id":"k"}')
  expect(await sent).toEqual({ step: 'passkey', next: '', passkey: '{"id":"k"}' })
  vi.unstubAllGlobals()
})

const forever = new Promise<never>(() => undefined)

/** The fields of the next form that is submitted. */
const submittedFields = () =>
  new Promise<Record<string, FormDataEntryValue>>((resolve) => {
    const take = (event: SubmitEvent) => {
      event.preventDefault()
      if (event.target instanceof HTMLFormElement)
        resolve(Object.fromEntries(new FormData(event.target)))
    }
    document.addEventListener('submit', take, { once: true })
  })
