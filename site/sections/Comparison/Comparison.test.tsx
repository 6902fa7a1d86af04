import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SiteProvider } from '../site.tsx'
import { Comparison } from './Comparison.tsx'
import type { ComparisonLoaderData, ComparedProduct } from './Comparison.schema.ts'

const messages = {
  'compare.choose.help': 'Two or three.',
  'compare.group.home': 'Home',
  'compare.submit': 'Compare',
  'compare.empty': 'Which products?',
  'compare.one': 'Add another.',
  'compare.ignored': 'Something was left out.',
  'compare.change': 'Choose others',
  'compare.rows': 'Rows',
  'compare.rows.all': 'All rows',
  'compare.rows.differences': 'Only differences',
  'compare.same': 'No difference.',
  'compare.table': 'Side by side',
  'compare.specification': 'Specification',
  'compare.none': 'not stated',
  'compare.documents': 'Documents',
  'compare.datasheet': 'Datasheet',
  'compare.datasheet.of': 'Datasheet: {product}',
  'compare.enquire': 'Ask about these',
  'spec.group.general': 'General',
  'spec.cooling': 'Cooling',
  'spec.cooling.value': 'natural',
  'spec.display': 'Display',
  'spec.display.value': 'OLED',
  'picture.inverter-tile.alt': 'An inverter',
}
const file = { src: '/a.webp', width: 9, height: 9, avif: '' }

const cooling = { label: 'spec.cooling', text: 'spec.cooling.value' } as const
const display = { label: 'spec.display', text: 'spec.display.value' } as const
const product = (id: string, rows: readonly (typeof cooling | typeof display)[]) =>
  ({
    id,
    path: `/products/${id}`,
    title: id.toUpperCase(),
    line: '',
    tile: 'inverter-tile',
    datasheet: `/downloads/latest/${id}.pdf`,
    specifications: [{ title: 'spec.group.general', rows }],
  }) as unknown as ComparedProduct

const [a, b] = [product('a', [cooling, display]), product('b', [cooling])]

function renderComparison(compared: Partial<ComparisonLoaderData>) {
  render(
    <SiteProvider
      words={{ locale: 'de', messages, figures: {}, pictures: { 'inverter-tile': file } }}
    >
      <Comparison
        compared={{
          offered: [{ group: 'home', products: [a, b] }],
          products: [],
          ignored: false,
          onlyDifferences: false,
          ...compared,
        }}
      />
    </SiteProvider>,
  )
}

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

it('compares products side by side, marks missing values and links to datasheets and the enquiry form', () => {
  renderComparison({ products: [a, b] })
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Specification', 'A', 'B'])
  expect(rowNames()).toEqual(['General', 'Cooling', 'Display', 'Documents', 'Datasheet'])
  const row = screen.getByRole('row', { name: /^Display/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['OLED', 'not stated'])
  expect(screen.getByRole('link', { name: 'Datasheet: B' }).getAttribute('href')).toBe(
    '/downloads/latest/b.pdf',
  )
  expect(screen.getByRole('link', { name: 'Ask about these' }).getAttribute('href')).toBe(
    '/de/contact-us?product=a,b&function=1#form',
  )
})

it('hides equal rows with the differences filter and marks the filter as current', () => {
  renderComparison({ products: [a, b], onlyDifferences: true })
  expect(rowNames()).toEqual(['General', 'Display', 'Documents', 'Datasheet'])
  const chosen = screen.getByRole('link', { name: 'Only differences' })
  expect(chosen.getAttribute('aria-current')).toBe('true')
  const all = screen.getByRole('link', { name: 'All rows' })
  expect(all.getAttribute('href')).toBe('?ids=a,b')
})

it('shows a note when there are no differences', () => {
  renderComparison({ products: [b, b], onlyDifferences: true })
  expect(screen.getByText('No difference.')).toBeTruthy()
})

it('shows the form with the selected product checked when fewer than two are chosen', () => {
  renderComparison({ products: [a], ignored: true })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Add another.')).toBeTruthy()
  expect(screen.getByText('Something was left out.')).toBeTruthy()
  const [first, second] = screen.getAllByRole('checkbox')
  expect((first as HTMLInputElement).checked).toBe(true)
  expect((second as HTMLInputElement).checked).toBe(false)
  expect(first?.getAttribute('name')).toBe('ids')
})
