import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrowIcon, closeIcon } from '../Icon/icons.ts'
import { Button } from './Button.tsx'

test('renders a link with href', () => {
  render(<Button href="/contact-us">Contact us</Button>)
  const link = screen.getByRole('link', { name: 'Contact us' })
  expect(link.getAttribute('href')).toBe('/contact-us')
})

test('submits a form only with type submit', async () => {
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Show more</Button>
      <Button type="submit" name="choice" value="accept">
        Accept
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test.each(['{Enter}', ' '])('is activated by %j', async (key) => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Next step</Button>)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onClick).toHaveBeenCalledOnce()
})

test('is not focusable while disabled', async () => {
  render(<Button disabled>Send</Button>)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('ignores clicks while loading and keeps its accessible name and the focus', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  const form = (loading: string | false) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading} onClick={onClick}>
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
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(status.textContent).toBe('Sending')
})

test('keeps the icon out of the accessible name and places it at the given side', () => {
  render(
    <Button icon={arrowIcon} iconPosition="end">
      Go on
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Go on' })
  expect(button.firstElementChild?.lastElementChild?.tagName).toBe('svg')
})

test('uses the label as the accessible name of an icon button', () => {
  render(<Button icon={closeIcon} label="Close" />)
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
})
