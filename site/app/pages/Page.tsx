import { Children, Fragment, type ReactNode } from 'react'
import { serverLimits } from '#data/ops/limits.ts'
import { FlashNotice } from '#sections/parts/FlashNotice.tsx'
import { SiteProvider, useText } from '#sections/site.tsx'
import { Container } from '#design-system'
import { ClientFormsProvider } from '../account/ClientFormsProvider.tsx'
import { FirstSectionEndMarker } from '#sections/parts/FirstSectionEndMarker.tsx'
import { PageShell } from '../document/PageShell.tsx'
import type { PageData, PageRouteHandle } from './pageData.ts'
import { useShellData } from './shellContext.ts'

export type { PageData, PageRouteHandle } from './pageData.ts'

/** Flash messages shown by the layout, as they may precede any page. */
const layoutFlashes = [
  'account.deletion.asked',
  'account.session.over',
  'account.sign-out.success',
  'cookie.saved',
] as const

/** Flash messages that are shown until dismissed, because they need time to read. */
const lasting: ReadonlySet<string> = new Set(['account.deletion.asked', 'account.session.over'])

function LayoutFlash({ flash }: { flash: string | undefined }) {
  const text = useText()
  const message = layoutFlashes.find((id) => id === flash)
  if (!message) return null
  return (
    <Container>
      <FlashNotice lasting={lasting.has(message)}>
        {text(message, { n: serverLimits.deletionDays })}
      </FlashNotice>
    </Container>
  )
}

/** Page: its sections with their messages, inside the layout. */
export function Page({
  handle,
  data,
  children,
}: {
  handle: PageRouteHandle
  data: PageData
  children: ReactNode
}) {
  const shell = useShellData()
  if (!shell) throw new Error('A page is rendered outside a ShellContext')
  return (
    <PageShell shell={shell} handle={handle}>
      <LayoutFlash flash={data.flash} />
      <SiteProvider words={data.words}>
        {handle.mode === 'app' ? (
          <ClientFormsProvider>{children}</ClientFormsProvider>
        ) : (
          Children.toArray(children).map((section, index) => (
            <Fragment key={index}>
              {section}
              {index === 0 && <FirstSectionEndMarker />}
            </Fragment>
          ))
        )}
      </SiteProvider>
    </PageShell>
  )
}
