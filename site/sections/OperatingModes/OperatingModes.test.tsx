import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createElement, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { IslandRenderer } from '../island.tsx'
import { SiteProvider } from '../site.tsx'
import { modesIn } from './days.examples.ts'
import OperatingModesIsland from './OperatingModes.island.tsx'
import { OperatingModes } from './OperatingModes.tsx'

const messages = {
  'page.home.modes.title': 'Four ways',
  'modes.label': 'Operating modes',
  'modes.legend.sun': 'Solar',
  'modes.legend.house': 'House',
  'modes.legend.battery': 'Battery',
  'modes.chart.unit': 'kW, 24 hours',
  'modes.illustrative': 'Illustrative days.',
}
const titles = ['Self-power', 'Time of use', 'Back up', 'Virtual power plant (VPP)']

const page = (locale: 'en' | 'de') => (
  <SiteProvider words={{ locale, messages, figures: {}, pictures: {} }}>
    <OperatingModes title="page.home.modes.title" records={modesIn(locale)} />
  </SiteProvider>
)

const renderIsland = (island: ReactElement, identifierPrefix: string) =>
  renderToString(island, { identifierPrefix })

function serve(locale: 'en' | 'de' = 'en') {
  document.body.innerHTML = renderToStaticMarkup(
    <IslandRenderer value={renderIsland}>{page(locale)}</IslandRenderer>,
  )
}

function takeOver() {
  const element = document.querySelector<HTMLElement>('[data-island]')
  const { props = '', idPrefix = '' } = element?.dataset ?? {}
  const content = createElement(OperatingModesIsland, JSON.parse(props))
  if (element) hydrateRoot(element, content, { identifierPrefix: idPrefix })
}

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

it('is complete before script: every mode under its heading with its day and figures', () => {
  serve()
  expect(screen.queryByRole('tab')).toBeNull()
  const headings = screen.getAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => heading.textContent)).toEqual(titles)
  const charts = document.querySelectorAll('[role=img]')
  const readings = modesIn('en').map(({ reading }) => reading)
  expect([...charts].map((chart) => chart.getAttribute('aria-label'))).toEqual(readings)
  expect(document.body.textContent).toContain('13.7 kWh')
  expect(document.body.textContent).toContain('Illustrative days.')
})

it('becomes tabs without a word of complaint', async () => {
  const complaints = vi.spyOn(console, 'error')
  serve()
  await act(async () => takeOver())
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
    'false',
  ])
  expect(screen.getByRole('tablist', { name: 'Operating modes' })).toBeTruthy()
  expect(complaints).not.toHaveBeenCalled()
})

it('changes the day by keyboard', async () => {
  render(page('en'))
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const selected = screen.getByRole('tab', { selected: true })
  expect(selected.textContent).toContain('Time of use')
  const panel = screen.getByRole('tabpanel', { name: 'Time of use' })
  expect(within(panel).getByRole('img').getAttribute('aria-label')).toMatch(/winter/)
})

it('writes figures in the language of the page', () => {
  serve('de')
  expect(document.body.textContent).toContain('13,7 kWh')
  expect(document.body.textContent).toContain('94,3 %')
})
