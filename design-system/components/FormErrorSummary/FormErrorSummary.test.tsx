import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examples } from './FormErrorSummary.examples.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'

test('shows the number of errors and links to each control', () => {
  render(<FormErrorSummary {...examples.default.props} level={3} />)
  expect(screen.getByRole('alert').textContent).toContain('Please correct 3 entries')
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Please correct 3 entries')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#name',
    '#email',
    '#message',
  ])
})

test('receives the focus by autofocus on page load and by its ref afterwards', async () => {
  expect(renderToString(<FormErrorSummary {...examples.one.props} />)).toMatch(
    /<div[^>]* autofocus/,
  )
  const ref = createRef<HTMLDivElement>()
  render(<FormErrorSummary {...examples.one.props} ref={ref} />)
  ref.current?.focus()
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link'))
})
