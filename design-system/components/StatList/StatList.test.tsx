import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './StatList.examples.tsx'
import { StatList } from './StatList.tsx'

test('lists label and number pairs in order', () => {
  render(<StatList {...examples.facts.props} />)
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(terms).toEqual(['nominal power', 'energy', 'noise', 'ingress protection', 'full power'])
  expect(values).toEqual(['5–13 kW', '9.98–29.94 kWh', '< 25 dB', 'IP65', '−20–55 °C'])
})
