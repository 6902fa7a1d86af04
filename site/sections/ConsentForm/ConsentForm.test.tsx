import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SiteProvider } from '../site.tsx'
import { examples } from './ConsentForm.examples.ts'
import type { ConsentFormProps } from './ConsentForm.schema.ts'
import { ConsentForm } from './ConsentForm.tsx'

const ids = ['necessary', 'preference', 'statistics', 'marketing']
const messages = Object.fromEntries([
  ['cookie.settings', 'Cookie settings'],
  ['page.cookie-settings.form.lead', 'You choose.'],
  ['cookie.allow-all', 'Allow all'],
  ['cookie.allow-selection', 'Allow selection'],
  ['cookie.decline', 'Decline'],
  ['action.read-cookies-policy', 'Read about cookies'],
  ...ids.flatMap((id) => [
    [`cookie.category.${id}`, id],
    [`cookie.category.${id}.text`, `What ${id} means`],
  ]),
])

function show(given: Pick<ConsentFormProps, 'consent'>) {
  render(
    <SiteProvider words={{ locale: 'en', messages, figures: {}, pictures: {} }}>
      <ConsentForm {...examples.default.props} {...given} />
    </SiteProvider>,
  )
}

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map(({ name }) => name)

it('allows nothing optional until the visitor does', () => {
  show({ consent: undefined })
  expect(checked()).toEqual(['necessary'])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'necessary' }).disabled).toBe(true)
})

it('shows the categories allowed so far', () => {
  show({ consent: ['statistics'] })
  expect(checked()).toEqual(['necessary', 'statistics'])
})

it('makes refusing as easy as allowing', () => {
  show({ consent: undefined })
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  expect(buttons.map(({ name, value }) => [name, value])).toEqual([
    ['choice', 'decline'],
    ['choice', 'allow-selection'],
    ['choice', 'allow-all'],
  ])
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1)
})
