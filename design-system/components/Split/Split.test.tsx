import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './Split.examples.tsx'
import { Split } from './Split.tsx'

test.each(['start', 'end'] as const)(
  'keeps the reading order with the picture at the %s',
  (align) => {
    render(<Split {...examples.default.props} align={align} />)
    const picture = screen.getByRole('img')
    const heading = screen.getByRole('heading', { name: 'At home outdoors. In the garage, too.' })
    expect(picture.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: 'Check your place' })).toBeDefined()
  },
)
