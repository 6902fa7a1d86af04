import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createFlashCookie, readConsentCategories } from '#data/consent/cookies.ts'
import { localizePath, splitLocaleFromPath } from '#data/locale/locales.ts'
import { type ConsentMessage, consentWords } from '#generated/consentWords.ts'

let root: Root | undefined

/** Opens the cookie settings as a dialog with the current consent. */
export async function openCookieSettings(link: HTMLAnchorElement): Promise<void> {
  // In development, components require React Router's refresh runtime.
  if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
  const { ConsentDialog } = await import('#sections/ConsentForm/ConsentDialog.tsx')
  const { locale } = splitLocaleFromPath(link.pathname)
  const words = consentWords[locale]
  const allowed = readConsentCategories(document.cookie)
  root ??= createRoot(document.createElement('div'))
  const render = (open: boolean) =>
    root?.render(
      createElement(ConsentDialog, {
        // The generator takes up all messages that the dialog names.
        text: (id) => words[id as ConsentMessage],
        allowed,
        action: link.pathname,
        next: location.pathname + location.search,
        policy: localizePath(locale, '/document/cookies-policy'),
        open,
        onClose: () => render(false),
        onSubmit: () => {
          // The next page confirms the change with a toast.
          document.cookie = createFlashCookie('cookie.saved')
        },
      }),
    )
  // Safari does not focus clicked links, so that the dialog could not return the focus.
  link.focus({ preventScroll: true })
  render(true)
}
