import { ConsentBanner, Link } from '#design-system'
import { localizePath } from '#data/locale/locales.ts'
import { SiteProvider, useRichText, useText } from '#sections/site.tsx'
import type { ShellData } from '../pages/pageData.ts'
import { CachedFragment } from './CachedFragment.tsx'

/**
 * Consent banner: a plain form that stores the choice and redirects back to this page. It precedes the content in the document, so that it is
 * painted with the first section, and is shown at the end of the page.
 */
export function ConsentNotice({ shell }: { shell: ShellData }) {
  return (
    <consent-banner>
      <CachedFragment
        name="consent"
        by={shell.locale}
        here={shell.address}
        show={(here) => (
          <SiteProvider words={shell.words}>
            <Notice shell={shell} here={here} />
          </SiteProvider>
        )}
      />
    </consent-banner>
  )
}

function Notice({ shell, here }: { shell: ShellData; here: string }) {
  const text = useText()
  const rich = useRichText()
  const settings = localizePath(shell.locale, '/cookie-settings')
  return (
    <ConsentBanner
      title={text('cookie.banner.title')}
      text={rich('cookie.banner.text', {
        a: (words) => (
          <Link href={localizePath(shell.locale, '/document/privacy-policy')}>{words}</Link>
        ),
        b: (words) => (
          <Link href={localizePath(shell.locale, '/document/legal-notice')}>{words}</Link>
        ),
      })}
      action={settings}
      next={here}
      acceptLabel={text('cookie.accept')}
      declineLabel={text('cookie.decline')}
      settings={{ href: settings, label: text('cookie.settings') }}
    />
  )
}
