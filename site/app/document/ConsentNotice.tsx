import { ConsentBanner, Link } from '#design-system'
import { localizePath } from '#data/locale/locales.ts'
import { SiteProvider, useRichText, useText } from '#sections/site.tsx'
import type { ShellData } from '../pages/pageData.ts'

/** Consent banner: a plain form that stores the choice and redirects back to this page. */
export function ConsentNotice({ shell, here }: { shell: ShellData; here: string }) {
  return (
    <SiteProvider words={shell.words}>
      <Notice shell={shell} here={here} />
    </SiteProvider>
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
