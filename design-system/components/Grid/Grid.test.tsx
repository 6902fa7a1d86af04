import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Grid } from './Grid.tsx'

test('can be rendered as a list', () => {
  render(
    <Grid columns={3} space="gap" as="ul">
      <li>Residential</li>
      <li>Commercial</li>
    </Grid>,
  )
  expect(screen.getByRole('list')).toBeDefined()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Residential',
    'Commercial',
  ])
})
