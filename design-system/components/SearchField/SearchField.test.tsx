import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
