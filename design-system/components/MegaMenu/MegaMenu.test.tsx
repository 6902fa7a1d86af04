import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { MegaMenu } from './MegaMenu.tsx'

beforeEach(() => {
  render(
    <div data-menu-bar="">
      <MegaMenu
        label="Products"
        overview={{ label: 'All products', href: '/products' }}
        columns={[
          {
            title: 'For homes',
            links: [
              { label: 'Battery', href: '/battery', description: 'Up to 29.94 kWh', picture },
              { label: 'Inverter', href: '/inverter', current: true },
            ],
          },
          { links: [{ label: 'Data logger', href: '/logger' }] },
        ]}
      />
    </div>,
  )
})

const picture = { avif: '', src: '/battery.webp', width: 480, height: 480 }
const button = () => screen.getByText('Products')
const focused = () => document.activeElement?.getAttribute('href') ?? 'the button'

test('opens natively with its button', async () => {
  const details = button().closest('details')
  expect(details?.open).toBe(false)
  await userEvent.click(button())
  expect(details?.open).toBe(true)
})

test('names each page once, with decorative pictures', async () => {
  await userEvent.click(button())
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'All products',
    'BatteryUp to 29.94 kWh',
    'Inverter',
    'Data logger',
  ])
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Inverter')
})

test('moves through all columns with the arrow keys and stops at the end', async () => {
  await userEvent.click(button())
  button().focus()
  const way: string[] = []
  for (let step = 0; step < 5; step++) {
    await userEvent.keyboard('{ArrowDown}')
    way.push(focused())
  }
  expect(way).toEqual(['/products', '/battery', '/inverter', '/logger', '/logger'])
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('/products')
})

test('closes on Escape and restores the focus to its button', async () => {
  await userEvent.click(button())
  screen.getByRole('link', { name: 'Data logger' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(button().closest('details')?.open).toBe(false)
  expect(focused()).toBe('the button')
})

test('closes when tabbing past its last link', async () => {
  await userEvent.click(button())
  const after = document.body.appendChild(document.createElement('button'))
  screen.getByRole('link', { name: 'Data logger' }).focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(after)
  expect(button().closest('details')?.open).toBe(false)
  after.remove()
})
