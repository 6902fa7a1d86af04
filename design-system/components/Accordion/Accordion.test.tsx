import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Accordion, type AccordionProps } from './Accordion.tsx'

const items = [
  { id: 'cycles', title: 'How long does it last?', content: <a href="#warranty">Warranty</a> },
  { id: 'noise', title: 'Is it loud?', content: 'Below 25 dB.' },
]

const renderAccordion = (props: Partial<AccordionProps> = {}) =>
  render(<Accordion items={items} {...props} />)

const rows = () => Array.from(document.querySelectorAll('details'))
const openRows = () => rows().flatMap(({ id, open }) => (open ? [id] : []))

test.each([2, 3, 4] as const)(
  'renders its titles as level %d headings inside the summaries',
  (level) => {
    renderAccordion({ level })
    const headings = screen.getAllByRole('heading', { level })
    expect(headings.map((heading) => heading.textContent)).toEqual(items.map(({ title }) => title))
    expect(headings.every((heading) => heading.closest('summary'))).toBe(true)
  },
)

test('toggles an item on click', async () => {
  renderAccordion()
  await userEvent.click(screen.getByText('Is it loud?'))
  expect(openRows()).toEqual(['noise'])
  await userEvent.click(screen.getByText('Is it loud?'))
  expect(openRows()).toEqual([])
})

test('moves the focus through the summaries and the content of an open item', async () => {
  renderAccordion({ defaultOpen: 'cycles' })
  const stops: (string | null | undefined)[] = []
  for (let step = 0; step < 3; step++) {
    await userEvent.tab()
    stops.push(document.activeElement?.textContent)
  }
  expect(stops).toEqual(['How long does it last?', 'Warranty', 'Is it loud?'])
})

test('opens the given item initially', () => {
  renderAccordion({ defaultOpen: 'noise' })
  expect(openRows()).toEqual(['noise'])
  expect(within(rows()[1] ?? document.body).getByText('Below 25 dB.')).toBeDefined()
})

test('groups only the items of one accordion', () => {
  render(
    <>
      <Accordion items={items} type="one" />
      <Accordion items={items} type="one" />
      <Accordion items={items} />
    </>,
  )
  const [a, b, c, d, ...any] = rows().map((row) => row.getAttribute('name'))
  expect([a === b, c === d, a === c, any]).toEqual([true, true, false, [null, null]])
})
