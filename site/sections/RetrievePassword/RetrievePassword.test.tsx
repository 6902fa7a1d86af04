import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FormState } from '#data/forms/formState.ts'
import { type FormContext, FormContextProvider } from '../formContext.tsx'
import english from '#pages-config/messages/en.json' with { type: 'json' }
import { exampleCaptcha } from '../captcha/exampleCaptcha.ts'
import { SiteProvider } from '../site.tsx'
import { examples } from './RetrievePassword.examples.ts'
import { RetrievePassword } from './RetrievePassword.tsx'

const words = {
  locale: 'de',
  messages: {
    // Renders every message as its id with its arguments.
    ...Object.fromEntries(Object.keys(english).map((id) => [id, id])),
    'account.retrieve.redirect': 'To sign in in {n} s',
    'form.limited.wait': 'Please try again {wait}',
    'form.step.summary': 'Step {page} of {pages}: {name}',
    'form.summary.title': '{n} entries',
    'page.retrieve-password.form.title': 'Retrieve password',
    'page.retrieve-password.form.lead': 'We send a code.',
  },
  figures: {},
  pictures: {},
} as const
const user = userEvent.setup()

const state: FormContext = {
  Form: 'form',
  pending: false,
  issueCaptcha: () => Promise.resolve(exampleCaptcha),
  redeemCaptcha: () => Promise.resolve({ pass: 'passed', price: 1, expiresIn: 300 }),
  requestPasskey: () => Promise.resolve(''),
}

function show(answer?: FormState, undo = '') {
  const { props, given } = examples.default
  const request = { ...given.request, undo }
  const draw = (said: FormState | undefined) => (
    <FormContextProvider value={state}>
      <SiteProvider words={words}>
        <RetrievePassword {...props} request={request} answer={said} />
      </SiteProvider>
    </FormContextProvider>
  )
  const { rerender } = render(draw(answer))
  return (said: FormState) => rerender(draw(said))
}

const email = 'ada@example.com'
const password = { step: 'password', values: { email, proof: 'p1' }, errors: {} } as const
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const sentBy = (button: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button })
  return form ? Object.fromEntries(new FormData(form)) : {}
}

describe('the steps', () => {
  it.each([
    [undefined, 'Step 1 of 3: sign-up.step.email', 'form.code.send'],
    ['code', 'Step 2 of 3: sign-up.step.code', 'form.step.next'],
    ['password', 'Step 3 of 3: retrieve.step.password', 'retrieve.submit'],
  ])('%s: %s', (step, progress, button) => {
    show({ ...(step !== undefined && { step }), values: { email }, errors: {} })
    expect(screen.getByText(progress)).toBeTruthy()
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
    const back = screen.getByRole('link', { name: 'retrieve.back' })
    expect(back.getAttribute('href')).toBe('/de/login')
  })

  it('go back with the address, and forward with its proof', () => {
    const answer = show({ step: 'code', values: { email }, errors: {} })
    expect(sentBy('form.step.back')).toEqual({ step: 'back', email })
    answer({ step: 'email', values: { email }, errors: {} })
    expect(field('form.contact.email').value).toBe(email)
    answer(password)
    expect(sentBy('retrieve.submit')).toMatchObject({ step: 'password', email, proof: 'p1' })
  })

  it('show that there is no account, and the waiting time', () => {
    const answer = show({ ...password, step: 'code', problem: 'account does not exist' })
    expect(screen.getByRole('alert').textContent).toContain('account does not exist')
    answer({ step: 'email', values: { email }, errors: {}, problem: 'Too many', retryAfter: 600 })
    expect(screen.getByRole('alert').textContent).toContain('in 10 Minuten')
  })
})

describe('a link that undoes a change', () => {
  it('acts after a press of the button only, and continues with a new password', () => {
    const answer = show(undefined, 't1')
    expect(screen.queryByText(/^Step/)).toBeNull()
    expect(sentBy('retrieve.undo.submit')).toEqual({ step: 'undo', token: 't1' })
    answer(password)
    expect(screen.getByRole('button', { name: 'retrieve.submit' })).toBeTruthy()
  })

  it('continues with the first step if it has expired', () => {
    const answer = show(undefined, 't1')
    answer({ values: {}, errors: {}, problem: 'This link has expired.' })
    expect(screen.getByRole('alert').textContent).toContain('This link has expired.')
    expect(screen.getByRole('button', { name: 'form.code.send' })).toBeTruthy()
  })
})

describe('the new password', () => {
  it('is validated before it is sent, with errors in the summary', async () => {
    show(password)
    await user.type(field('form.account.password.new'), 'short')
    await user.click(screen.getByRole('button', { name: 'retrieve.submit' }))
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['form.account.password.format', '#password'],
      ['form.account.password-confirm.differ', '#passwordConfirm'],
    ])
    expect(field('form.account.password.new').getAttribute('aria-invalid')).toBe('true')
  })

  it('names its account to password managers, and is never shown again', () => {
    show({ ...password, values: { ...password.values, password: 'never' } })
    const name = document.querySelector<HTMLInputElement>('[autocomplete=username]')
    expect(name?.value).toBe(email)
    expect(field('form.account.password.new').value).toBe('')
    expect(field('form.account.password.new').autocomplete).toBe('new-password')
  })
})

describe('the way to sign in', () => {
  const done = { step: 'done', values: {}, errors: {} } as const
  const assign = vi.fn()
  const left = () => screen.queryByText(/^To sign in in [0-4] s$/)?.textContent
  const seconds = (n: number) => {
    act(() => {
      vi.advanceTimersByTime(n * 1000)
    })
  }
  const begin = () => {
    vi.useFakeTimers()
    vi.stubGlobal('location', { ...location, assign })
    show(done)
  }
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    assign.mockClear()
  })

  it('is taken after five seconds, with a visible countdown that is announced once', () => {
    begin()
    expect(screen.getByText('account.retrieve.success')).toBeTruthy()
    expect(screen.getAllByText('To sign in in 5 s')).toHaveLength(2)
    seconds(2)
    expect(left()).toBe('To sign in in 3 s')
    expect(screen.getAllByText('To sign in in 5 s')).toHaveLength(1)
    expect(assign).not.toHaveBeenCalled()
    seconds(3)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/de/login')
  })

  it('can be cancelled, and followed at once', () => {
    begin()
    seconds(1)
    fireEvent.click(screen.getByRole('button', { name: 'account.retrieve.redirect-stop' }))
    seconds(10)
    expect(assign).not.toHaveBeenCalled()
    expect(screen.queryByText(/^To sign in/)).toBeNull()
    const now = screen.getByRole('link', { name: 'account.retrieve.redirect-now' })
    expect(now.getAttribute('href')).toBe('/de/login')
  })
})
