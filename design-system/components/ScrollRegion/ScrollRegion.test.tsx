import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ScrollRegion } from './ScrollRegion.tsx'

test('is a focusable, named region', async () => {
  render(
    <ScrollRegion label="Models and their currents">
      <table />
    </ScrollRegion>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(
    screen.getByRole('region', { name: 'Models and their currents' }),
  )
})
