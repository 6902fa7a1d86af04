import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Disclosure } from './Disclosure.tsx'

const rows = (
  <>
    <Disclosure summary="How long does it last?" name="faq" defaultOpen>
      More than 10,000 cycles.
    </Disclosure>
    <Disclosure summary="Is it loud?" name="faq">
      Below 25 dB.
    </Disclosure>
  </>
)

const openRows = () =>
  Array.from(document.querySelectorAll('details[open]'), (row) => row.textContent)

/** The browser reports a changed state in a later task. */
const nextToggle = () =>
  new Promise((resolve) => {
    screen.getByRole('group').addEventListener('toggle', resolve, { once: true })
  })

test('toggles on a click on its summary', async () => {
  render(<Disclosure summary="Is it loud?">Below 25 dB.</Disclosure>)
  expect(openRows()).toEqual([])
  await userEvent.click(screen.getByText('Is it loud?'))
  expect(openRows()).toEqual(['Is it loud?Below 25 dB.'])
  await userEvent.click(screen.getByText('Is it loud?'))
  expect(openRows()).toEqual([])
})

test('is open initially if requested, and passes its group name to the browser', () => {
  render(rows)
  expect(openRows()).toEqual(['How long does it last?More than 10,000 cycles.'])
  const groups = Array.from(document.querySelectorAll('details'), (row) => row.getAttribute('name'))
  expect(groups).toEqual(['faq', 'faq'])
})

test('reports when it opens and closes', async () => {
  const onOpenChange = vi.fn()
  render(
    <Disclosure summary="Is it loud?" onOpenChange={onOpenChange}>
      Below 25 dB.
    </Disclosure>,
  )
  await userEvent.click(screen.getByText('Is it loud?'))
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[true]]))
  await userEvent.click(screen.getByText('Is it loud?'))
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[true], [false]]))
})

test('is controlled by open and onOpenChange', async () => {
  const onOpenChange = vi.fn()
  const disclosure = (open: boolean) => (
    <Disclosure summary="Is it loud?" open={open} onOpenChange={onOpenChange}>
      Below 25 dB.
    </Disclosure>
  )
  const { rerender } = render(disclosure(false))
  await userEvent.click(screen.getByText('Is it loud?'))
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
  expect(openRows()).toEqual([])
  rerender(disclosure(true))
  expect(openRows()).toEqual(['Is it loud?Below 25 dB.'])
  await nextToggle()
  expect(onOpenChange).toHaveBeenCalledOnce()
})

test('reports a controlled one that the browser opens itself, as a search in the page does', async () => {
  const onOpenChange = vi.fn()
  render(
    <Disclosure summary="Is it loud?" open={false} onOpenChange={onOpenChange}>
      Below 25 dB.
    </Disclosure>,
  )
  const toggled = nextToggle()
  screen.getByRole<HTMLDetailsElement>('group').open = true
  await toggled
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('does not report that it is open from the beginning', async () => {
  const onOpenChange = vi.fn()
  render(
    <Disclosure summary="Is it loud?" defaultOpen onOpenChange={onOpenChange}>
      Below 25 dB.
    </Disclosure>,
  )
  await nextToggle()
  expect(onOpenChange).not.toHaveBeenCalled()
})
