import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import * as icons from '../Icon/icons.ts'

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

test('while its work is under way, pressing again does nothing', async () => {
  const pressed = vi.fn()
  const sent = vi.fn()
  render(
    <form onSubmit={sent}>
      <Button type="submit" loading="Sending" onClick={pressed}>
        Send
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Send', busy: true })
  await userEvent.click(button)
  expect(pressed).not.toHaveBeenCalled()
  expect(sent).not.toHaveBeenCalled()
})

test('its icon adds nothing to its name', () => {
  render(<Button icon={icons.arrow}>Go on</Button>)
  expect(screen.getByRole('button', { name: 'Go on' })).toBeDefined()
})
