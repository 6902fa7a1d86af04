import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '#generated/messages.ts'
import { RequestForm } from '#sections/RequestForm/RequestForm.tsx'
import { examples } from '#sections/RequestForm/RequestForm.examples.ts'
import { SiteProvider } from '#sections/site.tsx'
import { enhanceForm } from './enhanceForm.ts'

const draftKey = 'felcera_typed:/contact-us contact'
const draft = () => sessionStorage.getItem(draftKey)
const sent = vi.fn<typeof fetch>()
const went = vi.fn<(address: string | URL) => void>()

/** Renders a form as in a content page and runs its script. */
function show(example: 'default' | 'callback' = 'default'): HTMLFormElement {
  document.documentElement.lang = 'en-US'
  document.body.innerHTML = renderToStaticMarkup(
    <SiteProvider words={{ locale: 'en', messages: messages.en, figures: {}, pictures: {} }}>
      <RequestForm {...examples[example].props} {...examples[example].given} />
    </SiteProvider>,
  )
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form')
  enhanceForm(form)
  return form
}

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const rejected = (status: number, state: object = {}, headers: Record<string, string> = {}) =>
  answer(status, { answer: { values: {}, errors: {}, ...state } }, headers)
const stored = () => answer(200, { location: '/en/contact-us?sent=FE-7K3Q9MWZ' })
const bodyOf = (call: number) =>
  Object.fromEntries(new URLSearchParams(sent.mock.calls[call]?.[1]?.body as string))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole('button', { name: /^Send question/ })
const keyOf = (call: number) => bodyOf(call)['key']

async function fillIn(): Promise<void> {
  for (const [label, text] of [
    ['Your name', 'Ada'],
    ['Company name', 'Example'],
    ['Email address', 'ada@felcera.example'],
    ['Telephone', '1'],
    ['Your question', 'Does it fit?'],
  ] as const)
    fireEvent.change(field(label), { target: { value: text } })
  await userEvent.selectOptions(field('Country or region'), 'Germany')
}

beforeEach(() => {
  vi.stubGlobal('fetch', sent)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('location', { pathname: '/en/contact-us', search: '', assign: went })
})
afterEach(() => {
  sent.mockReset()
  went.mockReset()
  sessionStorage.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a field is checked when it is left, not while it is typed into', async () => {
  show()
  const email = field('Email address')
  await userEvent.type(email, 'ada@')
  expect(screen.queryByText('Incorrect email format')).toBeNull()
  await userEvent.tab()
  expect(email.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(email.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Incorrect email format')
  await userEvent.type(email, 'felcera.example')
  await userEvent.tab()
  expect(email.hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByText('Incorrect email format')).toBeNull()
})

test('nothing moves while a button is pressed', async () => {
  show()
  const hand = userEvent.setup()
  await hand.type(field('Email address'), 'ada@')
  await hand.pointer({ keys: '[MouseLeft>]', target: button() })
  expect(screen.queryByText('Incorrect email format')).toBeNull()
  await hand.pointer({ keys: '[/MouseLeft]', target: button() })
  expect(await screen.findAllByText('Incorrect email format')).not.toEqual([])
})

test('a form with faults is not sent: a summary of links takes the focus', async () => {
  show()
  await userEvent.click(button())
  expect(sent).not.toHaveBeenCalled()
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(summary.textContent).toContain('Please correct 6 entries')
  const targets = within(summary)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(targets[0]).toBe('#contact-name')
  expect(targets).toHaveLength(6)
  expect(targets.every((target) => document.querySelector(target ?? '') !== null)).toBe(true)
})

test('it is sent once for several presses, and navigates to the page with its reference', async () => {
  show()
  await fillIn()
  sessionStorage.setItem(draftKey, '{}')
  const asked = Promise.withResolvers<Response>()
  sent.mockReturnValue(asked.promise)
  await userEvent.dblClick(button())
  await userEvent.click(button())
  expect(sent).toHaveBeenCalledTimes(1)
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(screen.getByText('Sending…')).toBeDefined()
  asked.resolve(stored())
  await waitFor(() => expect(went).toHaveBeenCalledWith('/en/contact-us?sent=FE-7K3Q9MWZ'))
  // On Back, browsers restore the fields of a form as it was left.
  expect(field('Your question').value).toBe('')
  const [address, init] = sent.mock.calls[0] ?? []
  expect(address).toBe(document.querySelector('form')?.action)
  expect(new Headers(init?.headers).get('Accept')).toBe('application/json')
  expect(bodyOf(0)).toEqual({
    key: 'example',
    function: '0',
    name: 'Ada',
    company: 'Example',
    email: 'ada@felcera.example',
    telephone: '1',
    country: 'DE',
    product: '',
    message: 'Does it fit?',
  })
  expect(draft()).toBeNull()
})

test.each([
  ['too often', rejected(429, { problem: 'Try again in 10 minutes' }), /Try again in 10 minutes/],
  ['without database', rejected(503), /not available at the moment/],
  ['a proxy’s page', new Response('<h1>Bad gateway</h1>', { status: 502 }), /not available/],
  ['without network', new TypeError('Failed to fetch'), /connection/],
] as const)('%s, it gives advice and keeps all values', async (_, outcome, words) => {
  show()
  await fillIn()
  if (outcome instanceof Error) sent.mockRejectedValueOnce(outcome)
  else sent.mockResolvedValueOnce(outcome)
  await userEvent.click(button())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^Your question has been submitted failed!/)
  expect(alert.textContent).toMatch(words)
  expect(document.activeElement).toBe(alert)
  expect(button().hasAttribute('aria-busy')).toBe(false)
  expect(field('Your question').value).toBe('Does it fit?')
  expect(went).not.toHaveBeenCalled()
})

test('a server error shows a request id to quote', async () => {
  show()
  await fillIn()
  sent.mockResolvedValueOnce(rejected(503, {}, { 'X-Request-Id': 'r-1' }))
  await userEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toContain('r-1')
})

test('errors of the server are shown at their fields', async () => {
  show()
  await fillIn()
  sent.mockResolvedValueOnce(rejected(422, { errors: { email: 'Not this one' } }))
  await userEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toContain('Not this one')
  expect(field('Email address').getAttribute('aria-invalid')).toBe('true')
})

test('one try after another is the same question; other words are another one', async () => {
  show()
  await fillIn()
  sent.mockResolvedValueOnce(rejected(503))
  await userEvent.click(button())
  await screen.findByRole('alert')
  sent.mockResolvedValueOnce(rejected(409))
  sent.mockResolvedValueOnce(stored())
  await userEvent.click(button())
  await waitFor(() => expect(went).toHaveBeenCalled())
  expect(keyOf(0)).toBe('example')
  expect(keyOf(1)).toBe('example')
  expect(keyOf(2)).not.toBe('example')
})

test('stores a new key with the draft', async () => {
  show()
  await fillIn()
  sessionStorage.setItem(draftKey, '{}')
  sent.mockResolvedValueOnce(rejected(409))
  sent.mockResolvedValueOnce(rejected(503))
  await userEvent.click(button())
  await screen.findByRole('alert')
  expect(JSON.parse(draft() ?? '')).toMatchObject({ key: keyOf(1), name: 'Ada' })
})

test('a client that has sent many goes to the page with the captcha, words and all', async () => {
  const form = show()
  const plain = vi.spyOn(form, 'submit').mockImplementation(() => undefined)
  await fillIn()
  sent.mockResolvedValueOnce(rejected(429, { errors: { captcha: 'Solve it' }, retryAfter: 600 }))
  await userEvent.click(button())
  await waitFor(() => expect(plain).toHaveBeenCalledTimes(1))
})

test('radio buttons are one field with one error, which goes with a choice', async () => {
  show('callback')
  await userEvent.click(screen.getByRole('button', { name: /^Request a call/ }))
  const summary = screen.getByRole('alert')
  expect(within(summary).getAllByRole('link')).toHaveLength(3)
  const group = screen.getByRole('radiogroup', {
    description: /Please choose when we can call you$/,
  })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByLabelText('Late afternoon'))
  await waitFor(() => expect(group.hasAttribute('aria-invalid')).toBe(false))
  expect(group.getAttribute('aria-describedby')).toBe('callback-timeOfDay-help')
})

test('a telephone number is checked without its dialling code', async () => {
  show('callback')
  const phone = field('Number without country code')
  await userEvent.type(phone, 'none')
  await userEvent.tab()
  const message = 'Choose a country code and enter the number without it'
  expect(screen.getByText(message).closest('fieldset')?.contains(phone)).toBe(true)
  expect(phone.getAttribute('aria-describedby')).toBe('callback-phone-error')
  await userEvent.clear(phone)
  await userEvent.type(phone, '030 23125')
  await userEvent.tab()
  expect(screen.queryByText(message)).toBeNull()
})
