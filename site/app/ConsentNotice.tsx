import { ConsentBanner } from '#design-system'
import { localizePath } from '#data/locales.ts'
import { SiteProvider, useText } from '#sections/site.tsx'
import type { ShellData } from './pageData.ts'

/** Asks for consent: a plain form that stores the choice and comes back to this page. */
export function ConsentNotice({ shell, here }: { shell: ShellData; here: string }) {
  return (
    <SiteProvider words={shell.words}>
      <Notice shell={shell} here={here} />
    </SiteProvider>
  )
}

function Notice({ shell, here }: { shell: ShellData; here: string }) {
  const text = useText()
  const settings = localizePath(shell.locale, '/cookie-settings')
  return (
    <ConsentBanner
      title={text('cookie.banner.title')}
      text={text('cookie.banner.text')}
      action={settings}
      next={here}
      acceptLabel={text('cookie.accept')}
      declineLabel={text('cookie.decline')}
      settings={{ href: settings, label: text('cookie.settings') }}
    />
  )
}
