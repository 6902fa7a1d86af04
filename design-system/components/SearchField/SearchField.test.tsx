import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { examples } from './SearchField.examples.tsx'
import { SearchField } from './SearchField.tsx'

test('is a named search landmark that submits to the results page', () => {
  render(<SearchField {...examples.filled.props} />)
  const form = screen.getByRole('search', { name: 'Search all questions' })
  expect(form.getAttribute('action')).toBe('#results')
  const box = screen.getByRole('searchbox', { name: 'Search all questions' })
  expect(box.getAttribute('maxlength')).toBe('100')
  expect([...new FormData(form as HTMLFormElement)]).toEqual([['q', 'warranty']])
  expect(screen.getByRole('button', { name: 'Search' }).getAttribute('type')).toBe('submit')
})

test('without an action belongs to the form around it', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const { action: _, ...props } = examples.filled.props
  render(
    <form aria-label="Filter" onSubmit={onSubmit}>
      <SearchField {...props} />
    </form>,
  )
  expect(screen.queryByRole('search')).toBeNull()
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([['q', 'warranty']])
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a disabled field cannot be sent by its button', () => {
  render(<SearchField {...examples.default.props} disabled />)
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
})
