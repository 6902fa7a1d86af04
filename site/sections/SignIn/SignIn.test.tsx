import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { SiteProvider } from '../site.tsx'
import { examples } from './SignIn.examples.ts'
import { SignIn } from './SignIn.tsx'

const messages = {
  'page.login.form.title': 'Sign in',
  'page.login.form.lead': 'Welcome back.',
  'form.sign-in.identifier': 'Email address or username',
  'form.sign-in.password': 'Password',
  'form.sign-in.reveal': 'Show password',
  'form.sign-in.hide': 'Hide password',
  'form.sign-in.submit': 'Sign in',
  'form.required.generic': 'Please fill in this field',
  'form.summary.title': '{n, plural, one {One entry} other {# entries}}',
  'form.account.agreement.label': 'I agree to the <a>agreement</a> and the <b>policy</b>',
  'form.account.agreement.required': 'Please agree to both documents',
  'sign-in.unavailable': 'Accounts are not open yet.',
}

beforeEach(() => {
  render(
    <SiteProvider words={{ locale: 'en', messages, figures: {}, pictures: {} }}>
      <SignIn {...examples.default.props} />
    </SiteProvider>,
  )
})

const user = userEvent.setup()
const name = () => screen.getByLabelText<HTMLInputElement>('Email address or username')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => screen.getByRole('button', { name: 'Sign in' })

const messageOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

it('looks at a field when it is left, and at no other', async () => {
  await user.click(name())
  await user.tab()
  expect(messageOf(name())).toBe('Please fill in this field')
  expect(password().getAttribute('aria-invalid')).toBeNull()
  await user.type(name(), 'someone')
  await user.tab()
  expect(name().getAttribute('aria-invalid')).toBeNull()
})

it('shows the password and hides it again', async () => {
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password().type).toBe('password')
})

it('leads to what is missing when it is sent', async () => {
  await user.type(name(), 'someone')
  await user.click(submit())
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `#${password().id}`,
    `#${screen.getByRole('checkbox').id}`,
  ])
})

it('says honestly that there are no accounts yet', async () => {
  await user.type(name(), 'someone')
  await user.type(password(), 'secret')
  await user.click(screen.getByRole('checkbox'))
  await user.click(submit())
  expect(screen.getByRole('status').textContent).toBe('Accounts are not open yet.')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('would never put a password into an address', () => {
  const form = submit().closest('form')
  expect(form?.method).toBe('post')
})
