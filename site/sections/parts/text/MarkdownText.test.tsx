import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RichTextElement, RichTextTag } from '#data/content/richText.ts'
import { SiteProvider } from '../../site.tsx'
import { MarkdownText } from './MarkdownText.tsx'

const row = (tag: RichTextTag, cells: readonly string[]): RichTextElement => ({
  tag: 'tr',
  children: cells.map((text) => ({ tag, children: [text] })),
})

/** Returns the column headers that the cells of a table with these rows are labelled with. */
function labelsOf(headers: readonly string[], cells: readonly string[]): readonly string[] {
  const table: RichTextElement = {
    tag: 'table',
    children: [
      { tag: 'thead', children: [row('th', headers)] },
      { tag: 'tbody', children: [row('td', cells)] },
    ],
  }
  const words = {
    locale: 'en',
    messages: { 'text.table': 'Table' },
    figures: {},
    pictures: {},
  } as const
  const { container } = render(
    <SiteProvider words={words}>
      <MarkdownText text={[table]} />
    </SiteProvider>,
  )
  return [...container.querySelectorAll<HTMLElement>('[data-label]')].map(
    ({ dataset }) => dataset['label'] ?? '',
  )
}

it.each([
  ['English', 'Name and address are needed to answer the question that was asked.'],
  [
    'Chinese',
    '为了回答您提出的问题，我们需要您的姓名、国家或地区、电子邮箱以及您所咨询的产品型号。',
  ],
])('labels the cells of a table with long texts in %s by their columns', (_, text) => {
  expect(labelsOf(['Purpose', 'Data', 'Kept for'], ['Inquiry', text, '1 day'])).toEqual([
    'Data',
    'Kept for',
  ])
})

it('labels the cells of a table with more columns than fit on a phone', () => {
  expect(labelsOf(['Year', 'MWh', 'US$', 'Share'], ['2026', '12,640', '60', '3%'])).toEqual([
    'MWh',
    'US$',
    'Share',
  ])
})

it('labels the cells of a table with words that do not fit beside each other on a phone', () => {
  const words = ['Eigenverbrauchsquote', 'Leistungsreduzierung']
  expect(labelsOf(['Begriff', 'Wert'], words)).toEqual(['Wert'])
})

it('leaves tables of short texts, or of two columns of short words, as they are', () => {
  const long = 'a long text '.repeat(8)
  expect(labelsOf(['Hour', 'Load', 'Price'], ['8', '2.1 kW', '0.31'])).toEqual([])
  expect(labelsOf(['Purpose', 'Data'], ['Inquiry', long])).toEqual([])
})
