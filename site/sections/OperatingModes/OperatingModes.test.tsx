import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createElement, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
  'modes.legend.grid': 'Grid',
  'modes.stored': 'stored',
  'modes.state.charging': 'charging',
  'modes.state.supplying': 'supplying',
  'modes.state.resting': 'at rest',
  'modes.state.buying': 'buying',
  'modes.state.selling': 'selling',
  'modes.state.outage': 'outage',
  'modes.state.idle': 'no exchange',
  'modes.chart.unit': 'kW, 24 hours',
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

/** Whether what is watched is in view, for all that watch. */
let tellSeen: (isSeen: boolean) => void = () => {}
let likesMotion = true

beforeEach(() => {
  likesMotion = true
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: !likesMotion }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        tellSeen = (isIntersecting) => tell([{ isIntersecting }])
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

it('is complete before script: every mode under its heading with its day and figures', () => {
  serve()
  expect(document.querySelector('[role=tab]')).toBeNull()
  const headings = [...document.querySelectorAll('h3')]
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
  const list = tabList()
  expect(list.getAttribute('aria-label')).toBe('Operating modes')
  const tabs = within(list).getAllByRole('tab')
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
    'false',
  ])
  expect(complaints).not.toHaveBeenCalled()
})

it('changes the day by keyboard', async () => {
  render(page('en'))
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const selected = within(tabList()).getByRole('tab', { selected: true })
  expect(selected.textContent).toContain('Time of use')
  const panel = document.querySelector('[role=tabpanel][data-state=active]')
  expect(panel?.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/winter/)
})

it('writes figures in the language of the page', () => {
  serve('de')
  expect(document.body.textContent).toContain('13,7 kWh')
  expect(document.body.textContent).toContain('94,3 %')
})

describe('the day', () => {
  const slider = () =>
    document.querySelector('[role=tabpanel] input[type=range]') as HTMLInputElement
  const press = (name: string) => fireEvent.click(screen.getAllByText(name)[0] as HTMLElement)
  function pass(hours: number): void {
    act(() => {
      vi.advanceTimersByTime(hours * 1000)
    })
  }

  function show() {
    vi.useFakeTimers()
    render(page('en'))
  }

  it('goes on while it is seen, round midnight, and stops when paused', () => {
    show()
    pass(3)
    expect(slider().value).toBe('12')
    act(() => tellSeen(true))
    pass(3)
    expect(slider().value).toBe('15')
    act(() => tellSeen(false))
    pass(3)
    expect(slider().value).toBe('15')
    act(() => tellSeen(true))
    pass(10)
    expect(slider().value).toBe('1')
    press('Pause')
    pass(3)
    expect(slider().value).toBe('1')
    expect(screen.getAllByText('Play the day')).not.toHaveLength(0)
  })

  it('stands still where less motion is asked for, until it is asked to play', () => {
    likesMotion = false
    show()
    act(() => tellSeen(true))
    pass(3)
    expect(slider().value).toBe('12')
    press('Play the day')
    pass(1)
    expect(slider().value).toBe('13')
  })

  it('shows the hour that is chosen, says it, and stays there', () => {
    show()
    act(() => tellSeen(true))
    fireEvent.change(slider(), { target: { value: '19' } })
    pass(3)
    expect(slider().value).toBe('19')
    expect(slider().getAttribute('aria-valuetext')).toBe(
      '19:00, Solar 0.0 kW, House 2.8 kW, Battery 2.8 kW supplying, Grid 0.0 kW no exchange',
    )
    expect(screen.getAllByText('supplying')).not.toHaveLength(0)
  })

  it('can be read hour by hour, and at its telling hour before script', () => {
    serve()
    const tables = document.querySelectorAll('table')
    expect(tables).toHaveLength(4)
    const rows = [...(tables[2]?.rows ?? [])].map(({ textContent }) => textContent)
    const row = rows.find((text) => text.startsWith('19:00'))
    expect(row).toBe('19:000.02.82.80.09.3')
    expect(document.body.textContent).toContain('Back upHolds')
    expect(document.body.textContent).toContain('outage')
    expect(document.querySelector('[data-playing]')).toBeNull()
  })
})
