import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import english from '#pages-config/messages/en.json' with { type: 'json' }
import { SiteProvider, type PageResources } from '../site.tsx'
import { examples } from './PersonalCenter.examples.ts'
import type { PersonalCenterProps } from './PersonalCenter.schema.ts'
import { PersonalCenter } from './PersonalCenter.tsx'

/** Renders every message as its id with its arguments. */
const ids = Object.fromEntries(
  Object.keys(english).map((id) => [id, id]),
) satisfies PageResources['messages']
const messages = {
  ...ids,
  'personal-center.greeting': 'Hello {name}',
  'personal-center.session.end': 'End <a>{device}</a>',
}

function show(example: keyof typeof examples, shown?: PersonalCenterProps) {
  const { props, given } = examples[example]
  render(
    <SiteProvider words={{ locale: 'en', messages, figures: {}, pictures: {} }}>
      <PersonalCenter {...(shown ?? { ...props, ...given })} />
    </SiteProvider>,
  )
}

it('greets by name and marks the part that is shown', () => {
  show('default')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello Ada')
  const parts = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(parts.filter((part) => part.hasAttribute('aria-current'))).toEqual([parts[0]])
})

it('asks for an agreement before anything else, and lets its holder leave', () => {
  show('agreement')
  expect(screen.queryByRole('navigation')).toBeNull()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/en',
    '/en/document/service-agreement',
    '/en/document/privacy-policy',
    '/en/personal-center?view=data',
  ])
  const box = screen.getByRole('checkbox', { name: 'personal-center.agreement.label' })
  const form = box.closest('form')
  expect(form ? Object.fromEntries(new FormData(form)) : {}).toEqual({
    form: 'agreement',
    'service-agreement': '1.2',
    'privacy-policy': '2.0',
  })
  expect(screen.getAllByRole('button', { name: 'personal-center.sign-out' })).toHaveLength(2)
})

it('shows the data export before an agreement, too', () => {
  const { props, given } = examples.agreement
  show('agreement', { ...props, ...given, own: { ...given.own, view: 'data' } })
  expect(screen.getByRole('button', { name: 'personal-center.export.action' })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('stands without a database, with a way to try again', () => {
  show('unavailable')
  expect(screen.getByText('personal-center.unavailable')).toBeTruthy()
  const again = screen.getByRole('link', { name: 'personal-center.unavailable.action' })
  expect(again.getAttribute('href')).toBe('/en/personal-center')
})

it('ends every session but the one that asks, each by its name', () => {
  show('security')
  const names = screen.getAllByRole('button', { name: /^End/ }).map((one) => one.textContent)
  expect(names).toEqual(['End Safari, iPhone', 'End personal-center.session.unknown'])
  expect(screen.getAllByRole('listitem')[0]?.textContent).not.toContain('End')
})

it('shows errors at their fields, and never restores a password', () => {
  show('security')
  const current = screen.getByLabelText<HTMLInputElement>('personal-center.current')
  expect([current.value, current.getAttribute('aria-invalid')]).toEqual(['', 'true'])
})

it('does not ask for a code again that was right', () => {
  show('phoneConfirm')
  expect(screen.queryByLabelText('form.code')).toBeNull()
  const form = screen.getByRole('button', { name: 'personal-center.phone.submit' }).closest('form')
  const sent = form ? Object.fromEntries(new FormData(form)) : {}
  expect(sent).toMatchObject({ form: 'phone', step: 'confirm', proof: 'example', country: 'AU' })
})

it('shows a new secret in the call to try it only by its variable', () => {
  show('credentials')
  expect(screen.getByText(/^an-example-as-long/)).toBeTruthy()
  const call = screen.getByText(/X-Client-Id: fe-7k3q9mwz/).textContent
  expect(call).toContain('$SECRET')
  expect(call).not.toContain('an-example-as-long')
})
