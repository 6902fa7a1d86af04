import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import english from '#pages-config/messages/en.json' with { type: 'json' }
import { SiteProvider } from '../site.tsx'
import { examples } from './NewsletterForm.examples.ts'
import type { NewsletterFormProps } from './NewsletterForm.schema.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

const messages = {
  ...Object.fromEntries(Object.keys(english).map((id) => [id, id])),
  'page.newsletter.form.title': 'Newsletter',
  'page.newsletter.form.lead': 'News on storage.',
  'form.newsletter.email': 'Email address',
  'form.newsletter.email.format': 'Please enter a valid email address',
  'form.newsletter.consent.label': 'I agree to the <a>privacy policy</a>',
  'form.newsletter.consent.required': 'Please agree to subscribe',
  'form.newsletter.submit': 'Subscribe',
  'form.summary.title': '{n, plural, one {One entry} other {# entries}}',
  'newsletter.check-mail': 'Check your mail',
  'newsletter.check-mail.text': 'We have written to you.',
}

function show(rest: Partial<NewsletterFormProps>) {
  const props = { ...examples.default.props, ...examples.default.given, ...rest }
  render(
    <SiteProvider words={{ locale: 'en', messages, figures: {}, pictures: {} }}>
      <NewsletterForm {...props} />
    </SiteProvider>,
  )
}

it('posts to the address it stands on, with messages of its own instead of the browser’s', () => {
  show({})
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' }).form
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.hasAttribute('action')).toBe(false)
  expect(form?.noValidate).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows errors above the form and beside each field, and keeps the values', () => {
  show({
    answer: {
      ...examples.refused.given.answer,
      errors: {
        email: 'Please enter a valid email address',
        consent: 'Please agree to subscribe',
      },
    },
  })
  const summary = screen.getByRole('alert')
  expect(summary.textContent).toContain('2 entries')
  const email = screen.getByLabelText<HTMLInputElement>('Email address')
  const consent = screen.getByRole('checkbox')
  const targets = within(summary)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(targets).toEqual([`#${email.id}`, `#${consent.id}`])
  expect(email.value).toBe('name@')
  for (const [control, message] of [
    [email, 'Please enter a valid email address'],
    [consent, 'Please agree to subscribe'],
  ] as const) {
    expect(control.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(control.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe(message)
  }
})

it('reports the mail, and shows no form', () => {
  show({ flash: 'newsletter.check-mail' })
  expect(screen.getByRole('status').textContent).toContain('Check your mail')
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('links its document only where the page names it', () => {
  show({})
  expect(screen.queryByRole('link')).toBeNull()
  show({ privacyPolicy: '/document/privacy-policy' })
  const link = screen.getByRole('link', { name: 'privacy policy' })
  expect(link.getAttribute('href')).toBe('/en/document/privacy-policy')
})

it('has a field for the country, named in the language of the page, and for the action of the reader', () => {
  show({})
  const choices = (label: string) =>
    Array.from(screen.getByLabelText<HTMLSelectElement>(label).options, ({ value, text }) => [
      value,
      text,
    ])
  const countries = choices('form.newsletter.country')
  expect(countries[0]).toEqual(['', 'form.choose'])
  expect(countries).toContainEqual(['DE', 'Germany'])
  expect(choices('form.newsletter.user-type').map(([value]) => value)).toEqual([
    '',
    'epc',
    'distributor',
    'installer',
    'end-user',
  ])
})
