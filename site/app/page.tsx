import type { ReactNode } from 'react'
import { useMatches, useRouteLoaderData } from 'react-router'
import { FlashNotice } from '#sections/FlashNotice.tsx'
import { SiteProvider, useText } from '#sections/site.tsx'
import { Container } from '#design-system'
import { FormHandOver } from './FormHandOver.tsx'
import { Frame } from './Frame.tsx'
import type { PageData, PageHandle, ShellData } from './pageData.ts'

export type { PageData, PageHandle } from './pageData.ts'

/** No section shows this one: any page may come after it. */
const signedOut = 'account.sign-out.success'

function SignedOut() {
  const text = useText()
  return (
    <Container>
      <FlashNotice>{text(signedOut)}</FlashNotice>
    </Container>
  )
}

/** A page: its sections with their words, inside the layout that its config names. */
export function Page({ data, children }: { data: PageData; children: ReactNode }) {
  const handle = useMatches().at(-1)?.handle as PageHandle
  const shell = useRouteLoaderData<ShellData>('root')
  if (!shell) throw new Error('A page stands outside the root')
  return (
    <Frame shell={shell} handle={handle}>
      {data.flash === signedOut && <SignedOut />}
      <SiteProvider words={data.words}>
        {handle.mode === 'app' ? <FormHandOver>{children}</FormHandOver> : children}
      </SiteProvider>
    </Frame>
  )
}
