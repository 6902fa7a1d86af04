import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createElement, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IslandRenderer } from '../island.tsx'
import { SiteProvider } from '../site.tsx'
import { createExampleOperatingModes } from './days.examples.ts'
import OperatingModesIsland from './OperatingModes.island.tsx'
import { OperatingModes } from './OperatingModes.tsx'

const messages = {
  'page.home.modes.title': 'Four ways',
  'modes.label': 'Operating modes',
  'modes.legend.sun': 'Solar',
  'modes.legend.house': 'House',
  'modes.legend.battery': 'Battery',
  'modes.legend.grid': 'Grid',
  'modes.stored': 'stored',
  'modes.state.charging': 'charging',
  'modes.state.supplying': 'supplying',
  'modes.state.resting': 'at rest',
  'modes.state.buying': 'buying',
  'modes.state.selling': 'selling',
  'modes.state.outage': 'outage',
  'modes.state.idle': 'no import or export',
  'modes.chart.unit': 'Power in kW over 24 hours',
  'modes.time': 'Time of day',
  'modes.play': 'Play the day',
  'modes.pause': 'Pause',
  'modes.day': 'The day in figures',
  'modes.table.caption': 'Every hour',
  'modes.table.hour': 'Hour',
  'modes.table.stored': 'Stored (kWh)',
  'modes.illustrative': 'Illustrative days.',
}
const tabList = () => document.querySelector('[role=tablist]') as HTMLElement
const titles = ['Self-power', 'Time of use', 'Backup', 'Virtual power plant (VPP)']

const page = (locale: 'en' | 'de') => (
  <SiteProvider words={{ locale, messages, figures: {}, pictures: {} }}>
    <OperatingModes title="page.home.modes.title" records={createExampleOperatingModes(locale)} />
  </SiteProvider>
)

const renderIsland = (island: ReactElement, identifierPrefix: string) =>
  renderToString(island, { identifierPrefix })

function renderServerMarkup(locale: 'en' | 'de' = 'en') {
  document.body.innerHTML = renderToStaticMarkup(
    <IslandRenderer value={renderIsland}>{page(locale)}</IslandRenderer>,
  )
}

function hydrate() {
  const element = document.querySelector<HTMLElement>('[data-island]')
  const { props = '', idPrefix = '' } = element?.dataset ?? {}
  const content = createElement(OperatingModesIsland, JSON.parse(props))
  if (element) hydrateRoot(element, content, { identifierPrefix: idPrefix })
}

/** Reports an intersection change to the observer under test. */
let setInView: (isInView: boolean) => void = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        setInView = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  cleanup()
  document.body.innerHTML = ''
})

it('renders every mode with its name, chart and figures without script', () => {
  renderServerMarkup()
  expect(document.querySelector('[role=tab]')).toBeNull()
  for (const name of titles) expect(screen.getByRole('group', { name })).toBeTruthy()
  const charts = document.querySelectorAll('[role=img]')
  const readings = createExampleOperatingModes('en').map(({ reading }) => reading)
  expect([...charts].map((chart) => chart.getAttribute('aria-label'))).toEqual(readings)
  expect(document.body.textContent).toContain('13.7 kWh')
  expect(document.body.textContent).toContain('Illustrative days.')
})

it('hydrates to tabs without console errors', async () => {
  const consoleError = vi.spyOn(console, 'error')
  renderServerMarkup()
  await act(async () => hydrate())
  const list = tabList()
  expect(list.getAttribute('aria-label')).toBe('Operating modes')
  const tabs = within(list).getAllByRole('tab')
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
    'false',
  ])
  expect(consoleError).not.toHaveBeenCalled()
})

it('switches the mode by keyboard', async () => {
  render(page('en'))
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const selected = within(tabList()).getByRole('tab', { selected: true })
  expect(selected.textContent).toContain('Time of use')
  const panel = document.querySelector('[role=tabpanel][data-state=active]')
  expect(panel?.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/winter/)
})

it('formats figures for the locale of the page', () => {
  renderServerMarkup('de')
  expect(document.body.textContent).toContain('13,7 kWh')
  expect(document.body.textContent).toContain('94,3 %')
})

describe('day playback', () => {
  const slider = () =>
    document.querySelector('[role=tabpanel] input[type=range]') as HTMLInputElement
  const press = (name: string) => fireEvent.click(screen.getAllByText(name)[0] as HTMLElement)
  function advance(hours: number): void {
    act(() => {
      vi.advanceTimersByTime(hours * 1000)
    })
  }

  function renderWithFakeTimers() {
    vi.useFakeTimers()
    render(page('en'))
  }

  it('plays on request while in view, wraps at midnight and stops when paused', () => {
    renderWithFakeTimers()
    act(() => setInView(true))
    advance(3)
    expect(slider().value).toBe('12')
    press('Play the day')
    advance(3)
    expect(slider().value).toBe('15')
    act(() => setInView(false))
    advance(3)
    expect(slider().value).toBe('15')
    act(() => setInView(true))
    advance(10)
    expect(slider().value).toBe('1')
    press('Pause')
    advance(3)
    expect(slider().value).toBe('1')
    expect(screen.getAllByText('Play the day')).not.toHaveLength(0)
  })

  it('shows the selected hour with its text and stops playback', () => {
    renderWithFakeTimers()
    act(() => setInView(true))
    press('Play the day')
    fireEvent.change(slider(), { target: { value: '19' } })
    advance(3)
    expect(slider().value).toBe('19')
    expect(slider().getAttribute('aria-valuetext')).toBe(
      '19:00, Solar 0.0 kW, House 2.8 kW, Battery 2.8 kW supplying, Grid 0.0 kW no import or export',
    )
    expect(screen.getAllByText('supplying')).not.toHaveLength(0)
  })

  it('renders hour tables and the initial hour without script', () => {
    renderServerMarkup()
    const tables = document.querySelectorAll('table')
    expect(tables).toHaveLength(4)
    const rows = [...(tables[2]?.rows ?? [])].map(({ textContent }) => textContent)
    const row = rows.find((text) => text.startsWith('19:00'))
    expect(row).toBe('19:000.02.82.80.09.3')
    expect(document.body.textContent).toContain('BackupThe battery keeps')
    expect(document.body.textContent).toContain('outage')
    expect(document.querySelector('[data-playing]')).toBeNull()
  })
})
