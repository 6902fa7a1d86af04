import { handleLinkClicks } from '../client/handleLinkClicks.ts'
import { reportPageError } from '../client/reportErrors.ts'

/** Opens the cookie settings as a dialog, loaded on click; if loading fails, the link navigates to the page. */
export const bindCookieSettings = (): void =>
  handleLinkClicks('a[href$="/cookie-settings"]', (link) => {
    if (link.pathname === location.pathname) return false
    import('./openCookieSettings.ts')
      // The reload guard turns a failed import into an undefined module, which must fail here.
      .then(({ openCookieSettings }) => openCookieSettings(link))
      .catch((error: unknown) => {
        reportPageError(error)
        location.assign(link.href)
      })
    return true
  })
