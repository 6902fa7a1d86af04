import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { FormState } from '#data/forms/formState.ts'
import { type FormContext, FormContextProvider } from '../formContext.tsx'
import english from '#pages-config/messages/en.json' with { type: 'json' }
import { exampleCaptcha } from '../captcha/exampleCaptcha.ts'
import { SiteProvider } from '../site.tsx'
import { examples } from './SignUp.examples.ts'
import { SignUp } from './SignUp.tsx'

const words = {
  locale: 'en',
  messages: {
    // Renders every message as its id with its arguments.
    ...Object.fromEntries(Object.keys(english).map((id) => [id, id])),
    'form.account.agreement.label': 'I agree to the <a>agreement</a> and the <b>policy</b>',
    'form.code.resend': 'Another code in {n} s',
    'form.code.typed': 'The code sent to {email}',
    'form.step.summary': 'Step {page} of {pages}: {name}',
    'form.summary.title': '{n} entries',
    'page.sign-up.form.title': 'Sign up',
    'page.sign-up.form.lead': 'It takes a minute.',
    'sign-up.has-account': 'Signed up before? <a>Sign in</a>',
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

function show(answer?: FormState) {
  const { props, given } = examples.default
  const draw = (said: FormState | undefined) => (
    <FormContextProvider value={state}>
      <SiteProvider words={words}>
        <SignUp {...props} request={given.request} answer={said} />
      </SiteProvider>
    </FormContextProvider>
  )
  const { rerender } = render(draw(answer))
  return (said: FormState) => rerender(draw(said))
}

const email = 'ada@example.com'
const account = { step: 'account', values: { email, proof: 'p1' }, errors: {} } as const
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const errorOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const formOf = (button: string) => {
  const form = screen.getByRole<HTMLButtonElement>('button', { name: button }).form
  if (!form) throw new Error(`${button} stands in no form`)
  return form
}
const sentBy = (button: string) => Object.fromEntries(new FormData(formOf(button)))

describe('the steps', () => {
  it.each([
    [undefined, 'Step 1 of 3: sign-up.step.email', 'form.code.send'],
    ['code', 'Step 2 of 3: sign-up.step.code', 'form.step.next'],
    ['account', 'Step 3 of 3: sign-up.step.account', 'sign-up.submit'],
    // An unknown step is the first one.
    ['constructor', 'Step 1 of 3: sign-up.step.email', 'form.code.send'],
  ])('%s: %s', (step, progress, button) => {
    show({ ...(step !== undefined && { step }), values: { email }, errors: {} })
    expect(screen.getByText(progress)).toBeTruthy()
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign up')
  })

  it('follow each other in one page', () => {
    const answer = show({ step: 'code', values: { email }, errors: {} })
    expect(screen.queryByText('It takes a minute.')).toBeNull()
    answer({ ...account, message: 'The code is right' })
    expect(screen.getByText('The code is right')).toBeTruthy()
    expect(field('form.account.username').value).toBe('')
  })

  it('carry the address on, the last one its proof, and lead back with it', () => {
    const answer = show({ step: 'code', values: { email }, errors: {} })
    expect(sentBy('form.step.next')).toMatchObject({ step: 'code', email })
    answer(account)
    expect(sentBy('sign-up.submit')).toMatchObject({ step: 'account', email, proof: 'p1' })
    expect(sentBy('form.step.back')).toEqual({ step: 'back', email })
  })

  it('continue without a captcha if a code was sent already', () => {
    show()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'form.code.have' })
    expect([button.type, button.name, button.value]).toEqual(['submit', 'to', 'code'])
  })
})

describe('the code', () => {
  it('is requested with the message of the server, or with the address', () => {
    const answer = show({ step: 'code', values: { email }, errors: {} })
    expect(errorOf(field('form.code'))).toContain(`The code sent to ${email}`)
    answer({ step: 'code', values: { email }, errors: {}, message: 'On its way', resendIn: 60 })
    expect(screen.getByText('On its way')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Another code/ }).disabled).toBe(
      true,
    )
  })

  it('that is wrong leaves the true pause before another one in sight', () => {
    const answer = { step: 'code', values: { email }, errors: { code: 'code is incorrect.' } }
    show({ ...answer, resendIn: 55 })
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Another code in 55 s' })
    expect([again.disabled, again.closest('details')]).toEqual([true, null])
    expect(formOf('Another code in 55 s').textContent).toContain('form.code.wait')
  })

  it('that is wrong has an error at its field and in the summary, and is not shown again', () => {
    show({ step: 'code', values: { email }, errors: { code: 'code is incorrect.' } })
    const code = field('form.code')
    expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['', 'true'])
    expect(errorOf(code)).toContain('code is incorrect.')
    const link = screen.getByRole('link', { name: 'code is incorrect.' })
    expect(link.getAttribute('href')).toBe(`#${code.id}`)
  })

  it('shows that an address is taken, although it is no field of this form', () => {
    const taken = 'email has already been registered'
    show({ step: 'code', values: { email }, errors: { email: taken } })
    expect(screen.getByRole('alert').textContent).toContain(taken)
    expect(field('form.code').getAttribute('aria-invalid')).toBeNull()
  })

  it('shows errors of resending beside the resend button', () => {
    show({ step: 'code', values: { email }, errors: { captcha: 'Verification failure' } })
    expect(formOf('form.code.again').textContent).toContain('Verification failure')
    expect(field('form.code').getAttribute('aria-invalid')).toBeNull()
  })
})

describe('the account', () => {
  it('keeps the input, but no password', () => {
    const values = {
      ...account.values,
      username: 'ada',
      nickname: 'Ada',
      region: 'DE',
      country: 'AT',
      phone: '01 234',
      agreement: 'on',
      password: 'never',
    }
    show({ ...account, values, errors: { username: 'taken' } })
    expect(field('form.account.username').value).toBe('ada')
    expect(field('form.account.password').value).toBe('')
    expect(field('form.account.password-confirm').value).toBe('')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(sentBy('sign-up.submit')).toMatchObject({
      nickname: 'Ada',
      region: 'DE',
      country: 'AT',
      phone: '01 234',
    })
  })

  it('shows an error at each missing field, in the order of the form, and is not sent', async () => {
    show(account)
    const held: boolean[] = []
    const hear = (event: Event) => {
      held.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('submit', hear, { once: true })
    await user.click(screen.getByRole('button', { name: 'sign-up.submit' }))
    expect(held).toEqual([true])

    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'form.account.username.format',
      'form.account.password.format',
      'form.contact.country.required',
      'form.account.agreement.required',
    ])
    for (const link of links) {
      const control = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      expect([link.textContent, control?.getAttribute('aria-invalid')]).toEqual([
        link.textContent,
        'true',
      ])
      expect(control && errorOf(control)).toContain(link.textContent)
    }
  })

  it('compares both passwords when the second is left', async () => {
    show(account)
    await user.type(field('form.account.password'), 'Grün-7kabel')
    await user.type(field('form.account.password-confirm'), 'Grün-7kabeL')
    await user.tab()
    const again = field('form.account.password-confirm')
    expect(errorOf(again)).toContain('form.account.password-confirm.differ')
    await user.type(again, '{Backspace}l')
    await user.tab()
    expect(again.getAttribute('aria-invalid')).toBeNull()
  })

  it('shows a remedy and the request id if it cannot be created now', () => {
    show({ ...account, problem: 'Not available', requestId: 'r-1' })
    expect(screen.getByText('call.error')).toBeTruthy()
    expect(screen.getByText('form.unavailable')).toBeTruthy()
  })
})
