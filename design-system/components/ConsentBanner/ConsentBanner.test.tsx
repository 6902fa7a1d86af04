import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConsentBanner } from './ConsentBanner.tsx'

const renderBanner = () =>
  render(
    <ConsentBanner
      title="Cookies"
      text="Necessary ones always, others if you agree."
      action="/de/cookie-settings"
      next="/de/about-us"
      acceptLabel="Accept"
      declineLabel="Decline"
      settings={{ href: '/de/cookie-settings', label: 'Choose which' }}
    />,
  )

test.each([
  ['Accept', 'accept'],
  ['Decline', 'decline'],
])('submits %s with the page to return to', async (name, choice) => {
  renderBanner()
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Cookies' })
  const onSubmit = vi.fn((event: SubmitEvent) => {
    event.preventDefault()
    return [...new FormData(form, event.submitter)]
  })
  form.addEventListener('submit', onSubmit)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(onSubmit.mock.results[0]?.value).toEqual([
    ['next', '/de/about-us'],
    ['choice', choice],
  ])
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/de/cookie-settings'])
})

test('links to the settings by category', () => {
  renderBanner()
  expect(screen.getByRole('link', { name: 'Choose which' }).getAttribute('href')).toBe(
    '/de/cookie-settings',
  )
})
