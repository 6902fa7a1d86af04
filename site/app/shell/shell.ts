import { bindDrawers } from '#design-system/behaviour/drawers.ts'
import { bindMenus } from '#design-system/behaviour/menus.ts'
import { followConsent } from './consent.ts'
import { watchErrors } from './errors.ts'
import { wakeIslands } from './islandLoader.ts'
import { guardReload } from './reloadGuard.ts'
import { bindSearchLinks } from './searchLink.ts'
import { bindTheme } from './theme.ts'

/** The script of every page: small enough to be sent everywhere, loads the rest when it is used. */
function start(): void {
  watchErrors()
  guardReload()
  bindTheme()
  bindMenus()
  bindDrawers()
  bindSearchLinks()
  if (document.querySelector('[data-tooltip]'))
    void import('#design-system/behaviour/tooltips.ts').then(({ bindTooltips }) => bindTooltips())
  const filter = document.querySelector<HTMLFormElement>('[data-live-form]')
  if (filter) void import('./liveForm.ts').then(({ bindLiveForm }) => bindLiveForm(filter))
  wakeIslands()
  followConsent()
}

const page = document as Document & { prerendering?: boolean }
if (page.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
