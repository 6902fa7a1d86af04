import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { MessageId } from '#data/fields.ts'
import { Cards } from './Cards/Cards.tsx'
import { Faq } from './Faq/Faq.tsx'
import { SpecTable } from './SpecTable/SpecTable.tsx'
import { StatBand } from './StatBand/StatBand.tsx'
import { type PageWords, SiteProvider } from './site.tsx'
import { Steps } from './Steps/Steps.tsx'

const picture = {
  avif: '/a.avif 960w',
  src: '/a.webp',
  width: 960,
  height: 1200,
}
const words: PageWords = {
  locale: 'de',
  messages: {
    'nav.news': 'Aktuelles <soft>von heute</soft>',
    'nav.home': 'Start',
    'nav.about-us': 'Über uns',
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

it('names each figure of a band before its value', () => {
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

it('makes a card a link by its title alone', () => {
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

it('lets a keyboard scroll cards without links', async () => {
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

it('opens a question to its answer', async () => {
  show(<Faq title={title} items={[{ question: home, answer: about }]} />)
  const group = screen.getByRole<HTMLDetailsElement>('group')
  expect(group.open).toBe(false)
  await userEvent.setup().click(within(group).getByRole('heading', { name: 'Start' }))
  expect(group.open).toBe(true)
})

it('writes a specification as label and value, figures with their limit', () => {
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

it('counts steps as a list does', () => {
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
