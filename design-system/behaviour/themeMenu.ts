import { bindOnce } from './bindOnce.ts'

type Preference = 'system' | 'light' | 'dark'

// Not once for all: on a server there is no document.
const root = () => document.documentElement

function readPreference(storageKey: string): Preference {
  try {
    const value = localStorage.getItem(storageKey)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}

function storePreference(storageKey: string, preference: Preference): void {
  try {
    if (preference === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, preference)
  } catch {
    // Storage is unavailable; the choice applies to this page only.
  }
}

function applyPreference(preference: Preference): void {
  if (preference === 'system') delete root().dataset['theme']
  else root().dataset['theme'] = preference
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-set]'))
    button.setAttribute('aria-pressed', String(button.dataset['themeSet'] === preference))
}

/**
 * Binds the buttons of a ThemeMenu, after it is rendered: sets `data-theme` on the document, stores the choice and follows
 * other tabs.
 *
 * Returns a function that removes the listeners.
 *
 * @param storageKey key of the choice in local storage: `light`, `dark`, or nothing for system
 */
export function bindThemeMenu(storageKey: string): () => void {
  // Pages that force a colour mode disable the menu.
  if (root().dataset['themeForced'] !== undefined) return () => {}
  applyPreference(readPreference(storageKey))
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('[data-theme-set]')
    if (!(button instanceof HTMLElement)) return
    const preference = button.dataset['themeSet'] as Preference
    storePreference(storageKey, preference)
    applyPreference(preference)
  }
  return bindOnce(`theme-menu ${storageKey}`, (signal) => {
    document.addEventListener('click', onClick, { signal })
    const follow = ({ key }: StorageEvent) => {
      if (key === storageKey) applyPreference(readPreference(storageKey))
    }
    addEventListener('storage', follow, { signal })
  })
}
