import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Menu, menuItem } from '../components/Menu/Menu.tsx'
import { bindMenus } from './menus.ts'

let unbind: () => void

beforeEach(() => {
  unbind = bindMenus()
})

afterEach(() => unbind())

const menu = (name: string, ...links: string[]) => (
  <Menu text={name} align="start">
    {links.map((link) => (
      <a key={link} className={menuItem} href={`#${link}`}>
        {link}
      </a>
    ))}
  </Menu>
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

const alone = menu('Language', 'Deutsch', 'English')

/** Puts the focus on a word, opens the menu first if it stands in one, and presses a key. */
async function press(start: string, key: string, open?: string) {
  if (open) find(open).click()
  find(start).focus()
  await userEvent.keyboard(`{${key}}`)
  return document.activeElement?.textContent
}

function find(text: string): HTMLElement {
  const stop = screen.getByText(text).closest<HTMLElement>('a, summary')
  if (!stop) throw new Error(`${text} cannot be reached`)
  return stop
}

const openMenus = () =>
  Array.from(document.querySelectorAll('details[open] > summary'), (name) => name.textContent)

describe('in a bar', () => {
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
  ])('from %s, %s leads to %s', async (start, key, end) => {
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
  ])('open, from %s, %s leads to %s', async (start, key, end) => {
    render(bar())
    expect(await press(start, key, 'Solutions')).toBe(end)
  })

  test('where text runs from the right, left leads on', async () => {
    render(bar('rtl'))
    expect(await press('Home', 'ArrowLeft')).toBe('Solutions')
    expect(await press('Solutions', 'ArrowRight')).toBe('Home')
  })

  test('keys with a modifier belong to the browser', async () => {
    render(bar())
    find('Home').focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(document.activeElement?.textContent).toBe('Home')
  })
})

describe('alone', () => {
  test('down opens it and leads to its first entry', async () => {
    render(alone)
    expect(await press('Language', 'ArrowDown')).toBe('Deutsch')
    expect(openMenus()).toEqual(['Language'])
  })

  test('right does nothing while it is closed', async () => {
    render(alone)
    expect(await press('Language', 'ArrowRight')).toBe('Language')
    expect(openMenus()).toEqual([])
  })
})

test.each(['Solutions', 'Utility'])(
  'Escape on %s closes it and gives the focus back',
  async (start) => {
    render(bar())
    expect(await press(start, 'Escape', 'Solutions')).toBe('Solutions')
    expect(openMenus()).toEqual([])
  },
)

test('Escape closes the innermost alone', async () => {
  render(
    <details data-menu="" open>
      <summary>Outer</summary>
      {menu('Inner', 'Entry')}
    </details>,
  )
  await press('Entry', 'Escape', 'Inner')
  expect(openMenus()).toEqual(['Outer'])
})

test('Escape is left to others where no menu is open', async () => {
  render(bar())
  let refused: boolean | undefined
  const listen = (event: Event) => (refused = event.defaultPrevented)
  addEventListener('keydown', listen)
  await press('Home', 'Escape')
  removeEventListener('keydown', listen)
  expect(refused).toBe(false)
})

test('a press beside it closes it, one inside does not', async () => {
  render(bar())
  find('Solutions').click()
  await userEvent.pointer({ keys: '[MouseLeft]', target: find('Utility') })
  expect(openMenus()).toEqual(['Solutions'])
  await userEvent.pointer({ keys: '[MouseLeft]', target: find('Content') })
  expect(openMenus()).toEqual([])
})

test('tabbing away closes it, tabbing through it does not', async () => {
  render(alone)
  find('Language').click()
  find('Deutsch').focus()
  await userEvent.tab()
  expect(openMenus()).toEqual(['Language'])
  const after = document.body.appendChild(document.createElement('button'))
  after.focus()
  expect(openMenus()).toEqual([])
  after.remove()
})

test('undone, it leaves menus alone', async () => {
  render(alone)
  unbind()
  await press('Language', 'Escape', 'Language')
  expect(openMenus()).toEqual(['Language'])
})
