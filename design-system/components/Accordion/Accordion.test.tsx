import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Accordion, type AccordionProps } from './Accordion.tsx'

const items = [
  { id: 'cycles', title: 'How long does it last?', content: <a href="#warranty">Warranty</a> },
  { id: 'noise', title: 'Is it loud?', content: 'Below 25 dB.' },
]

const show = (props: Partial<AccordionProps> = {}) => render(<Accordion items={items} {...props} />)

const rows = () => Array.from(document.querySelectorAll('details'))
const openRows = () => rows().flatMap(({ id, open }) => (open ? [id] : []))

test.each([2, 3, 4] as const)(
  'its rows are headings of level %d, inside their buttons',
  (level) => {
    show({ level })
    const headings = screen.getAllByRole('heading', { level })
    expect(headings.map((heading) => heading.textContent)).toEqual(items.map(({ title }) => title))
    expect(headings.every((heading) => heading.closest('summary'))).toBe(true)
  },
)

test('a press opens a row and another closes it', async () => {
  show()
  await userEvent.click(screen.getByText('Is it loud?'))
  expect(openRows()).toEqual(['noise'])
  await userEvent.click(screen.getByText('Is it loud?'))
  expect(openRows()).toEqual([])
})

test('Tab leads from row to row, through what an open one holds', async () => {
  show({ open: 'cycles' })
  const stops: (string | null | undefined)[] = []
  for (let step = 0; step < 3; step++) {
    await userEvent.tab()
    stops.push(document.activeElement?.textContent)
  }
  expect(stops).toEqual(['How long does it last?', 'Warranty', 'Is it loud?'])
})

test('begins with the row it is told to open', () => {
  show({ open: 'noise' })
  expect(openRows()).toEqual(['noise'])
  expect(within(rows()[1] ?? document.body).getByText('Below 25 dB.')).toBeDefined()
})

test('only rows of one group close each other', () => {
  render(
    <>
      <Accordion items={items} opens="one" />
      <Accordion items={items} opens="one" />
      <Accordion items={items} />
    </>,
  )
  const [a, b, c, d, ...any] = rows().map((row) => row.getAttribute('name'))
  expect([a === b, c === d, a === c, any]).toEqual([true, true, false, [null, null]])
})
