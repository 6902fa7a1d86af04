import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createElement, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { calculateHomeSystemSizing } from '#data/products/sizing.ts'
import { IslandRenderer } from '../island.tsx'
import { SiteProvider } from '../site.tsx'
import ConfiguratorIsland from './Configurator.island.tsx'
import { Configurator } from './Configurator.tsx'

const messages = {
  'page.configurator.title': 'How much?',
  'configurator.modules': 'Modules',
  'configurator.stacks': 'Towers',
  'configurator.place': 'Place',
  'configurator.place.wall': 'House wall',
  'configurator.place.garage': 'Garage',
  'configurator.place.utility-room': 'Technical room',
  'configurator.submit': 'Show the selected size',
  'configurator.picture': '{stacks} of {modules}',
  'configurator.energy': 'energy',
  'configurator.power': 'power',
  'configurator.height': 'height',
  'configurator.mass': 'mass',
  'configurator.working': '{stacks} × {modules} × {module} = {value}',
  'configurator.published': '{value} is published',
  'configurator.power-working': '{stacks} × {each} = {value}',
  'configurator.note': 'Note.',
  'configurator.enquire': 'Request a quote',
  'configurator.datasheet': 'Datasheet',
  'picture.part-foot.alt': 'part',
  'picture.part-module.alt': 'part',
  'picture.part-head.alt': 'part',
  'picture.place-wall.alt': 'a wall',
  'picture.place-garage.alt': 'a garage',
  'picture.place-utility-room.alt': 'a room',
}
const file = { src: '/part.webp', width: 9, height: 5, avif: '' }
const pictures = {
  'part-foot': file,
  'part-module': file,
  'part-head': file,
  'place-wall': file,
  'place-garage': file,
  'place-utility-room': file,
}
const render = (island: ReactElement, identifierPrefix: string) =>
  renderToString(island, { identifierPrefix })

function renderServerMarkup(modules: number, stacks: number) {
  document.body.innerHTML = renderToStaticMarkup(
    <IslandRenderer value={render}>
      <SiteProvider words={{ locale: 'de', messages, figures: {}, pictures }}>
        <Configurator
          title="page.configurator.title"
          foot="part-foot"
          module="part-module"
          head="part-head"
          wall="place-wall"
          garage="place-garage"
          utility-room="place-utility-room"
          choice={{
            sizing: calculateHomeSystemSizing(modules, stacks),
            place: 'wall',
            product: 'home',
            datasheet: '/products/home',
          }}
        />
      </SiteProvider>
    </IslandRenderer>,
  )
}

async function hydrate() {
  const element = document.querySelector<HTMLElement>('[data-island]')
  const { props = '', idPrefix = '' } = element?.dataset ?? {}
  const content = createElement(ConfiguratorIsland, JSON.parse(props))
  await act(async () => {
    if (element) hydrateRoot(element, content, { identifierPrefix: idPrefix })
  })
}

const radio = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}][value="${value}"]`) as HTMLElement

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
})

it('renders a form with result, calculation and enquiry link without script', () => {
  renderServerMarkup(4, 2)
  expect(document.querySelector('form')?.getAttribute('method')).toBe('get')
  expect(screen.getByRole('button', { name: 'Show the selected size' })).toBeTruthy()
  expect(document.body.textContent).toContain('2 × 4 × 4,99\u00A0kWh = 39,92\u00A0kWh')
  expect(document.body.textContent).toContain('2 × 13\u00A0kW = 26\u00A0kW')
  expect(screen.getByRole('link', { name: 'Request a quote' }).getAttribute('href')).toBe(
    '/de/contact-us?product=home&function=1&configuration=4x2&place=wall#form',
  )
})

it('updates texts, URL and enquiry link when a choice changes', async () => {
  const consoleError = vi.spyOn(console, 'error')
  renderServerMarkup(4, 2)
  await hydrate()
  const length = history.length
  await userEvent.click(radio('modules', '6'))
  await userEvent.click(radio('stacks', '5'))
  await userEvent.click(radio('place', 'garage'))
  expect(document.body.textContent).toContain('149,76\u00A0kWh is published')
  const drawing = screen.getByRole('img', { name: '5 of 6' })
  expect(drawing.querySelectorAll('image')).toHaveLength(5 * (1 + 6 + 1))
  expect([...drawing.querySelectorAll('text')].map((mark) => mark.textContent)).toEqual([
    '2.156\u00A0mm',
    '4.500\u00A0mm',
  ])
  expect(screen.getByRole('img', { name: 'a garage' })).toBeTruthy()
  // The address is written after the paint that follows the choice.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(location.search).toBe('?modules=6&stacks=5&place=garage')
  expect(history.length).toBe(length)
  expect(screen.getByRole('link', { name: 'Request a quote' }).getAttribute('href')).toBe(
    '/de/contact-us?product=home&function=1&configuration=6x5&place=garage#form',
  )
  expect(screen.getByRole('status').textContent).toBe('149,76 kWh, 65 kW')
  expect(consoleError).not.toHaveBeenCalled()
})

it('applies a choice made before hydration', async () => {
  renderServerMarkup(4, 2)
  radio('modules', '2').click()
  await hydrate()
  expect(screen.getByRole('img', { name: '2 of 2' })).toBeTruthy()
})
