import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { ReactNode } from 'react'
import '#design-system/styles/global.css.ts'
import '#generated/placeholders.css'
import { theme } from '#generated/theme.ts'
import '#app/document/viewTransition.css'
import { HtmlDocument } from '#app/document/HtmlDocument.tsx'
import { errorPageHandle, ErrorPage } from '#app/document/ErrorPage.tsx'
import { loadShellData } from '#app/pages/loadShell.server.ts'
import type { PageData, PageRouteHandle, ShellData } from '#app/pages/pageData.ts'
import { ShellContext } from '#app/pages/shellContext.ts'
import type { Route } from './+types/root.ts'

export const loader = (args: Route.LoaderArgs): ShellData => loadShellData(args)

/** The data of the document only changes with a document navigation. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<ShellData>('root')
  const leaf = useMatches().at(-1)
  const pageHandle = leaf?.handle as PageRouteHandle | undefined
  // Without an error the hook returns null.
  const failed = (useRouteError() ?? undefined) !== undefined
  const page = leaf?.loaderData as PageData | undefined
  if (!shell)
    return (
      <html lang="en" data-brand={theme}>
        <body>{children}</body>
      </html>
    )
  return (
    <ShellContext value={shell}>
      <HtmlDocument
        shell={shell}
        handle={failed ? errorPageHandle : pageHandle}
        page={page}
        styles={<Links />}
        scripts={pageHandle?.mode === 'app' ? <Scripts /> : undefined}
      >
        {children}
      </HtmlDocument>
    </ShellContext>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
