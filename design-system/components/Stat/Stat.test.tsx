import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stat } from './Stat.tsx'

test('puts label, number and source in reading order', () => {
  render(
    <dl>
      <Stat value="10,000" unit="+" label="cycles" source="at 25 °C" />
    </dl>,
  )
  expect(screen.getByRole('term').textContent).toBe('cycles')
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '10,000+',
    'at 25 °C',
  ])
  const [figure] = screen.getAllByRole('definition')
  const order = figure && screen.getByRole('term').compareDocumentPosition(figure)
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
