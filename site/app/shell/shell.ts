import { bindDrawers } from '#design-system/behaviour/drawers.ts'
import { bindMenus } from '#design-system/behaviour/menus.ts'
import { followConsent } from './consent.ts'
import { watchErrors } from './errors.ts'
import { wakeForms } from './formLoader.ts'
import { wakeIslands, whenIdle } from './islandLoader.ts'
import { suggestLanguage } from './languageLine.ts'
import { guardReload } from './reloadGuard.ts'
import { bindSearchLinks } from './searchLink.ts'
import { bindTheme } from './theme.ts'

const hour = 3_600_000

const watchVersion = () => void import('./newVersion.ts').then((version) => version.watchVersion())

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
  if (document.querySelector('[data-flash]'))
    void import('./toasts.ts').then(({ showFlashes }) => showFlashes())
  suggestLanguage()
  wakeForms()
  wakeIslands()
  // In development there is no build.
  if (!import.meta.env.DEV) whenIdle(() => setTimeout(watchVersion, hour))
  followConsent()
}

const page = document as Document & { prerendering?: boolean }
if (page.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
