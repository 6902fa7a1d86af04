import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrow, close } from '../Icon/icons.ts'
import { Button } from './Button.tsx'

test('with an address it is a link', () => {
  render(<Button href="/contact-us">Contact us</Button>)
  const link = screen.getByRole('link', { name: 'Contact us' })
  expect(link.getAttribute('href')).toBe('/contact-us')
})

test('without one it is a button that sends no form unless told to', async () => {
  const sent = vi.fn((event: React.SubmitEvent) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <Button>Show more</Button>
      <Button type="submit" name="choice" value="accept">
        Accept
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(sent).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(sent).toHaveBeenCalledOnce()
})

test.each(['{Enter}', ' '])('%j presses it once it has the focus', async (key) => {
  const pressed = vi.fn()
  render(<Button onClick={pressed}>Next step</Button>)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(pressed).toHaveBeenCalledOnce()
})

test('one that cannot be used is no stop of the Tab key', async () => {
  render(<Button disabled>Send</Button>)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('while its work is under way, pressing again does nothing and it keeps its name and the focus', async () => {
  const pressed = vi.fn()
  const sent = vi.fn()
  const form = (loading: string | false) => (
    <form onSubmit={sent}>
      <Button type="submit" loading={loading} onClick={pressed}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await userEvent.tab()
  rerender(form('Sending'))
  const button = screen.getByRole('button', { name: 'Send', busy: true })
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(pressed).not.toHaveBeenCalled()
  expect(sent).not.toHaveBeenCalled()
  expect(status.textContent).toBe('Sending')
})

test('its icon adds nothing to its name, and stands at the end asked for', () => {
  render(
    <Button icon={arrow} iconSide="end">
      Go on
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Go on' })
  expect(button.firstElementChild?.lastElementChild?.tagName).toBe('svg')
})

test('with an icon alone it is named by its label', () => {
  render(<Button icon={close} label="Close" />)
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
})
