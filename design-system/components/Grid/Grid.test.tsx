import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Grid } from './Grid.tsx'

test('as a list it is read as one, in order', () => {
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
