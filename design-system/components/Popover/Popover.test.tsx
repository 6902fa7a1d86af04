import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examples } from './Popover.examples.tsx'
import { Popover } from './Popover.tsx'

// jsdom does not support popovers; the stories test the native behaviour.
test('connects its button and its named panel, without script', () => {
  document.body.innerHTML = renderToString(<Popover {...examples.default.props} />)
  const panel = document.querySelector('[role=dialog]')
  const button = screen.getByRole('button', { name: 'About usable capacity' })
  expect(button.getAttribute('popovertarget')).toBe(panel?.id)
  expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  expect(panel?.getAttribute('popover')).toBe('auto')
  expect(panel?.getAttribute('aria-label')).toBe('Usable capacity')
})

test('uses the id of the consumer', () => {
  render(<Popover {...examples.default.props} id="capacity" />)
  expect(document.getElementById('capacity')?.getAttribute('role')).toBe('dialog')
})
