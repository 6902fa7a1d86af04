import type { ReactNode } from 'react'
import { useMatches, useRouteLoaderData } from 'react-router'
import { SiteProvider } from '#sections/site.tsx'
import { FormHandOver } from './FormHandOver.tsx'
import { Frame } from './Frame.tsx'
import type { PageData, PageHandle, ShellData } from './pageData.ts'

export type { PageData, PageHandle } from './pageData.ts'

/** A page: its sections with their words, inside the layout that its config names. */
export function Page({ data, children }: { data: PageData; children: ReactNode }) {
  const handle = useMatches().at(-1)?.handle as PageHandle
  const shell = useRouteLoaderData<ShellData>('root')
  if (!shell) throw new Error('A page stands outside the root')
  return (
    <Frame shell={shell} handle={handle}>
      <SiteProvider words={data.words}>
        {handle.mode === 'app' ? <FormHandOver>{children}</FormHandOver> : children}
      </SiteProvider>
    </Frame>
  )
}
