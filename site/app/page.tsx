import type { ReactNode } from 'react'
import { useMatches, useRouteLoaderData } from 'react-router'
import { limits } from '#data/limits.ts'
import { FlashNotice } from '#sections/FlashNotice.tsx'
import { SiteProvider, useText } from '#sections/site.tsx'
import { Container } from '#design-system'
import { FormHandOver } from './FormHandOver.tsx'
import { Frame } from './Frame.tsx'
import type { PageData, PageHandle, ShellData } from './pageData.ts'

export type { PageData, PageHandle } from './pageData.ts'

/** No section shows these: any page may come after them. */
const partings = ['account.deletion.asked', 'account.sign-out.success'] as const

function Parting({ flash }: { flash: string | undefined }) {
  const text = useText()
  const parting = partings.find((id) => id === flash)
  if (!parting) return null
  return (
    <Container>
      <FlashNotice>{text(parting, { n: limits.deletionDays })}</FlashNotice>
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
      <Parting flash={data.flash} />
      <SiteProvider words={data.words}>
        {handle.mode === 'app' ? <FormHandOver>{children}</FormHandOver> : children}
      </SiteProvider>
    </Frame>
  )
}
