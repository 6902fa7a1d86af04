import { themeKey } from '../themeKey.ts'

type Preference = 'system' | 'light' | 'dark'

const root = document.documentElement
const buttons = () => document.querySelectorAll<HTMLElement>('[data-theme-set]')

const stored = (): Preference => {
  try {
    const value = localStorage.getItem(themeKey)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}

function mark(preference: Preference): void {
  for (const button of buttons())
    button.setAttribute('aria-pressed', String(button.dataset['themeSet'] === preference))
}

function choose(preference: Preference): void {
  try {
    if (preference === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, preference)
  } catch {
    // Storage may be refused; the choice then holds for this page.
  }
  if (preference === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = preference
  mark(preference)
}

/** Makes the colour mode buttons work, here and in the visitor's other tabs. */
export function bindTheme(): void {
  // A page that forces a colour mode shows its menu switched off.
  if (root.dataset['themeForced'] !== undefined) return
  mark(stored())
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-theme-set]')
    if (button instanceof HTMLElement) choose(button.dataset['themeSet'] as Preference)
  })
  addEventListener('storage', ({ key }) => {
    if (key === themeKey) choose(stored())
  })
}
