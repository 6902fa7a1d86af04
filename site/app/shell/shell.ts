import { bindDrawers } from '#design-system/behaviour/drawers.ts'
import { bindMenus } from '#design-system/behaviour/menus.ts'
import { bindThemeMenu } from '#design-system/behaviour/themeMenu.ts'
import { loadConsentedScripts } from '../consent/loadConsentedScripts.ts'
import { bindCookieSettings } from '../consent/cookieSettingsLink.ts'
import { colourModeStorageKey } from '../document/themeKey.ts'
import { reportUncaughtErrors } from '../client/reportErrors.ts'
import { hydrateIslands, runWhenIdle } from './hydrateIslands.ts'
import { syncStoredLanguage } from '../locale/syncStoredLanguage.ts'
import { suggestLanguage } from '../locale/languageSuggestion.ts'
import { trackPageLeaving } from '../client/leavingPage.ts'
import { reloadOnMissingChunk } from './reloadGuard.ts'
import { bindSearchDialogTriggers } from '../search/searchLink.ts'

const hour = 3_600_000

const checkForNewVersion = () =>
  void import('./newVersion.ts').then((version) => version.checkForNewVersion())

/** Entry point of the script on every page; it is small and loads features when they are used. */
function start(): void {
  reportUncaughtErrors(() => import('../client/errorReport.ts'))
  trackPageLeaving()
  reloadOnMissingChunk()
  bindThemeMenu(colourModeStorageKey)
  bindMenus()
  bindDrawers()
  bindSearchDialogTriggers()
  bindCookieSettings()
  if (document.querySelector('[data-tooltip]'))
    void import('#design-system/behaviour/tooltips.ts').then((module) => module.bindTooltips())
  if (document.querySelector('track[default]'))
    void import('#design-system/behaviour/captions.ts').then((module) => module.showCaptions())
  const filter = document.querySelector<HTMLFormElement>('[data-live-form]')
  if (filter)
    void import('./autoSubmitFilter.ts').then(({ bindAutoSubmitFilter }) =>
      bindAutoSubmitFilter(filter),
    )
  if (document.querySelector('[data-flash]'))
    void import('./toasts.ts').then((module) => module.showFlashMessages())
  const similar = document.querySelector<HTMLElement>('[data-similar-pages]')
  if (similar)
    void import('../search/similarPages.ts').then((module) => module.showSimilarPages(similar))
  suggestLanguage()
  if (document.querySelector('form[data-form], [data-form-sent]'))
    void import('./enhanceForms.ts').then((module) => module.enhanceForms())
  hydrateIslands()
  // In development there is no build.
  if (!import.meta.env.DEV) runWhenIdle(() => setTimeout(checkForNewVersion, hour))
  void loadConsentedScripts(syncStoredLanguage())
}

const page = document as Document & { prerendering?: boolean }
if (page.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
