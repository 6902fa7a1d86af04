import { themeKey } from '../document/themeKey.ts'

type Preference = 'system' | 'light' | 'dark'

const root = document.documentElement
const buttons = () => document.querySelectorAll<HTMLElement>('[data-theme-set]')

const readPreference = (): Preference => {
  try {
    const value = localStorage.getItem(themeKey)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}

function updateButtons(preference: Preference): void {
  for (const button of buttons())
    button.setAttribute('aria-pressed', String(button.dataset['themeSet'] === preference))
}

function setPreference(preference: Preference): void {
  try {
    if (preference === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, preference)
  } catch {
    // Storage is unavailable; the choice applies to this page only.
  }
  if (preference === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = preference
  updateButtons(preference)
}

/** Binds the colour mode buttons and follows changes in other tabs. */
export function bindColourModeMenu(): void {
  // Pages that force a colour mode disable the menu.
  if (root.dataset['themeForced'] !== undefined) return
  updateButtons(readPreference())
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-theme-set]')
    if (button instanceof HTMLElement) setPreference(button.dataset['themeSet'] as Preference)
  })
  addEventListener('storage', ({ key }) => {
    if (key === themeKey) setPreference(readPreference())
  })
}
