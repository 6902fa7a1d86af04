import { ConsentBanner } from '#design-system'
import { localizePath } from '#data/locales.ts'
import { SiteProvider, useText } from '#sections/site.tsx'
import type { ShellData } from './pageData.ts'

/** Asks for consent: a plain form that stores the choice and comes back to this page. */
export function ConsentNotice({ shell }: { shell: ShellData }) {
  return (
    <SiteProvider words={shell.words}>
      <Notice shell={shell} />
    </SiteProvider>
  )
}

function Notice({ shell }: { shell: ShellData }) {
  const text = useText()
  const settings = localizePath(shell.locale, '/cookie-settings')
  return (
    <ConsentBanner
      title={text('cookie.banner.title')}
      text={text('cookie.banner.text')}
      action={settings}
      next={shell.address}
      acceptLabel={text('cookie.accept')}
      declineLabel={text('cookie.decline')}
      settings={{ href: settings, label: text('cookie.settings') }}
    />
  )
}
