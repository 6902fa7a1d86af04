import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { MessageId } from '#data/pages/configFields.ts'
import { ButtonRow } from './ButtonRow/ButtonRow.tsx'
import { Cards } from './Cards/Cards.tsx'
import { ComparisonTable } from './ComparisonTable/ComparisonTable.tsx'
import { Faq } from './Faq/Faq.tsx'
import { RichText } from './RichText/RichText.tsx'
import { SpecTable } from './SpecTable/SpecTable.tsx'
import { StatBand } from './StatBand/StatBand.tsx'
import { type PageResources, SiteProvider } from './site.tsx'
import { Steps } from './Steps/Steps.tsx'

const picture = {
  avif: '/a.avif 960w',
  src: '/a.webp',
  width: 960,
  height: 1200,
}
const words: PageResources = {
  locale: 'de',
  messages: {
    'nav.news': 'Aktuelles <soft>von heute</soft>',
    'nav.home': 'Start',
    'nav.about-us': 'Über uns',
    'nav.support': 'Zu den <a>Fragen</a> <b>jetzt</b>',
    'nav.markup': "'<img src=x>' **fett**",
    'comparison-table.included': 'Enthalten',
    'comparison-table.not-included': 'Nicht enthalten',
    'picture.house.alt': 'Ein Haus am Abend',
    'picture.yard.alt': 'Ein Hof am Abend',
  },
  figures: {
    switching: { value: 10, unit: 'ms', limit: 'below', source: 'test' },
    cycles: { value: 10_000, limit: 'over', source: 'test' },
  },
  pictures: { house: picture, yard: picture },
}
const show = (node: ReactNode) => render(<SiteProvider words={words}>{node}</SiteProvider>)

const title: MessageId = 'nav.news'
const home: MessageId = 'nav.home'
const about: MessageId = 'nav.about-us'

it('renders each label of a stat band before its value', () => {
  show(
    <StatBand
      items={[
        { figure: 'switching', label: home },
        { figure: 'cycles', label: about },
      ]}
    />,
  )
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(terms).toEqual(['Start', 'Über uns'])
  expect(values).toEqual(['<\u00A010 ms', '10.000+'])
})

it('names the link of a card by its title alone', () => {
  show(
    <Cards
      title={title}
      items={[
        { title: home, text: about, picture: 'house', href: '/about-us' },
        { title: about, text: home, picture: 'yard' },
      ]}
    />,
  )
  const link = screen.getByRole('link', { name: 'Start' })
  expect(link.getAttribute('href')).toBe('/de/about-us')
  expect(screen.getByRole('list').hasAttribute('tabindex')).toBe(false)
})

it('makes a card list without links focusable, so that the keyboard can scroll it', async () => {
  show(
    <Cards
      title={title}
      items={[
        { title: home, text: about, picture: 'house' },
        { title: about, text: home, picture: 'yard' },
      ]}
    />,
  )
  await userEvent.setup().tab()
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Aktuelles von heute' }))
})

it('opens the answer when its question is clicked', async () => {
  show(<Faq title={title} items={[{ question: home, answer: about }]} />)
  const group = screen.getByRole<HTMLDetailsElement>('group')
  expect(group.open).toBe(false)
  await userEvent.setup().click(within(group).getByRole('heading', { name: 'Start' }))
  expect(group.open).toBe(true)
})

it('renders a specification as terms and definitions with figure limits', () => {
  show(
    <SpecTable
      title={title}
      anchor="specifications"
      groups={[
        {
          title: home,
          rows: [
            { label: about, figure: 'switching' },
            { label: home, text: about },
          ],
        },
      ]}
    />,
  )
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(values).toEqual(['<\u00A010\u00A0ms', 'Über uns'])
  expect(document.getElementById('specifications')).not.toBeNull()
})

it('renders steps as an ordered list', () => {
  show(
    <Steps
      title={title}
      items={[
        { title: home, text: about },
        { title: about, text: home },
      ]}
    />,
  )
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('renders a link tag without a target as plain text in headings and plain texts', () => {
  const linked: MessageId = 'nav.support'
  show(<Faq title={linked} items={[{ question: linked, answer: linked }]} />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Zu den Fragen jetzt')
  expect(screen.getAllByText('Zu den Fragen jetzt').length).toBeGreaterThan(1)
})

it('renders running text with its emphasis and its link, and no other markup', () => {
  show(
    <RichText
      title={title}
      blocks={[
        { text: 'nav.support', href: '/support-center' },
        { heading: home },
        { ordered: true, items: [{ text: about }, { text: 'nav.markup' as MessageId }] },
      ]}
    />,
  )
  expect(screen.getByRole('link', { name: 'Fragen' }).getAttribute('href')).toBe(
    '/de/support-center',
  )
  expect(screen.getByText('jetzt').tagName).toBe('STRONG')
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Start')
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getByText('<img src=x> **fett**')).toBeTruthy()
})

it('compares in a table with a cell for each column', () => {
  show(
    <ComparisonTable
      title={title}
      corner={home}
      columns={[about, home]}
      rows={[
        { label: about, cells: [{ figure: 'switching' }, { included: true }] },
        { label: home, cells: [{ text: home }, { included: false }] },
      ]}
    />,
  )
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(screen.getByRole('cell', { name: '<\u00A010\u00A0ms' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Enthalten' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Nicht enthalten' })).toBeTruthy()
})

it('fills the first button of a row unless another one of the page is', () => {
  const buttons = [
    { label: home, href: '/' },
    { label: about, href: '/about-us' },
  ] as const
  const looks = (emphasis?: 'none') => {
    const { container } = show(<ButtonRow buttons={buttons} {...(emphasis && { emphasis })} />)
    return new Set([...container.querySelectorAll('a')].map(({ className }) => className))
  }
  expect(looks().size).toBe(2)
  expect(looks('none').size).toBe(1)
})
