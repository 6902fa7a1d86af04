import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { DisclosureMenu, menuItemClass } from '../components/DisclosureMenu/DisclosureMenu.tsx'

const menu = (name: string, ...links: string[]) => (
  <DisclosureMenu text={name} align="start">
    {links.map((link) => (
      <a key={link} className={menuItemClass} href={`#${link}`}>
        {link}
      </a>
    ))}
  </DisclosureMenu>
)

const bar = (direction: 'ltr' | 'rtl' = 'ltr') => (
  <>
    <div data-menu-bar="" style={{ direction }}>
      <a href="#home">Home</a>
      {menu('Solutions', 'Residential', 'Utility', 'Cases')}
      {menu('Products', 'Battery')}
      <a href="#news">News</a>
    </div>
    <a href="#content">Content</a>
  </>
)

const singleMenu = menu('Language', 'Deutsch', 'English')

/** Focuses an element by its text, opens the given menu first, and presses a key. */
async function press(start: string, key: string, open?: string) {
  if (open) find(open).click()
  find(start).focus()
  await userEvent.keyboard(`{${key}}`)
  return document.activeElement?.textContent
}

function find(text: string): HTMLElement {
  const stop = screen.getByText(text).closest<HTMLElement>('a, summary')
  if (!stop) throw new Error(`${text} is not focusable`)
  return stop
}

const openMenus = () =>
  Array.from(document.querySelectorAll('details[open] > summary'), (name) => name.textContent)

describe('menus in a menu bar', () => {
  test.each([
    ['Home', 'ArrowRight', 'Solutions'],
    ['Home', 'ArrowDown', 'Solutions'],
    ['Home', 'ArrowLeft', 'Home'],
    ['Solutions', 'ArrowRight', 'Products'],
    ['Solutions', 'ArrowDown', 'Products'],
    ['Products', 'ArrowLeft', 'Solutions'],
    ['Products', 'ArrowUp', 'Solutions'],
    ['News', 'ArrowRight', 'News'],
    ['News', 'Home', 'Home'],
    ['Solutions', 'End', 'News'],
    ['Content', 'ArrowLeft', 'Content'],
  ])('moves focus from %s with %s to %s', async (start, key, end) => {
    render(bar())
    expect(await press(start, key)).toBe(end)
    expect(openMenus()).toEqual([])
  })

  test.each([
    ['Solutions', 'ArrowDown', 'Residential'],
    ['Solutions', 'ArrowRight', 'Residential'],
    ['Solutions', 'ArrowUp', 'Home'],
    ['Solutions', 'End', 'News'],
    ['Residential', 'ArrowDown', 'Utility'],
    ['Residential', 'ArrowRight', 'Utility'],
    ['Residential', 'ArrowUp', 'Residential'],
    ['Utility', 'ArrowUp', 'Residential'],
    ['Utility', 'ArrowLeft', 'Residential'],
    ['Utility', 'Home', 'Residential'],
    ['Utility', 'End', 'Cases'],
    ['Cases', 'ArrowDown', 'Cases'],
  ])('moves focus in an open menu from %s with %s to %s', async (start, key, end) => {
    render(bar())
    expect(await press(start, key, 'Solutions')).toBe(end)
  })

  test('mirrors the horizontal arrow keys in right-to-left text', async () => {
    render(bar('rtl'))
    expect(await press('Home', 'ArrowLeft')).toBe('Solutions')
    expect(await press('Solutions', 'ArrowRight')).toBe('Home')
  })

  test('leaves keys with a modifier to the browser', async () => {
    render(bar())
    find('Home').focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(document.activeElement?.textContent).toBe('Home')
  })
})

describe('a single menu', () => {
  test('opens on ArrowDown and focuses its first entry', async () => {
    render(singleMenu)
    expect(await press('Language', 'ArrowDown')).toBe('Deutsch')
    expect(openMenus()).toEqual(['Language'])
  })

  test('ignores ArrowRight while it is closed', async () => {
    render(singleMenu)
    expect(await press('Language', 'ArrowRight')).toBe('Language')
    expect(openMenus()).toEqual([])
  })
})

test.each(['Solutions', 'Utility'])(
  'closes on Escape pressed on %s and restores the focus',
  async (start) => {
    render(bar())
    expect(await press(start, 'Escape', 'Solutions')).toBe('Solutions')
    expect(openMenus()).toEqual([])
  },
)

test('closes only the innermost menu on Escape', async () => {
  render(
    <details data-menu="" open>
      <summary>Outer</summary>
      {menu('Inner', 'Entry')}
    </details>,
  )
  await press('Entry', 'Escape', 'Inner')
  expect(openMenus()).toEqual(['Outer'])
})

test('leaves Escape to other listeners when no menu is open', async () => {
  render(bar())
  let refused: boolean | undefined
  const listen = (event: Event) => (refused = event.defaultPrevented)
  addEventListener('keydown', listen)
  await press('Home', 'Escape')
  removeEventListener('keydown', listen)
  expect(refused).toBe(false)
})

test('closes on a press outside but not inside', async () => {
  render(bar())
  find('Solutions').click()
  await userEvent.pointer({ keys: '[MouseLeft]', target: find('Utility') })
  expect(openMenus()).toEqual(['Solutions'])
  await userEvent.pointer({ keys: '[MouseLeft]', target: find('Content') })
  expect(openMenus()).toEqual([])
})

test('closes when focus leaves it but not when tabbing through it', async () => {
  render(singleMenu)
  find('Language').click()
  find('Deutsch').focus()
  await userEvent.tab()
  expect(openMenus()).toEqual(['Language'])
  const after = document.body.appendChild(document.createElement('button'))
  after.focus()
  expect(openMenus()).toEqual([])
  after.remove()
})
