import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { ReactNode } from 'react'
import { splitLocale } from '#data/locales.ts'
import '#design-system/styles/global.css.ts'
import '#generated/placeholders.css'
import { theme } from '#generated/theme.ts'
import '#app/viewTransition.css'
import { Document } from '#app/Document.tsx'
import { ErrorPage } from '#app/ErrorPage.tsx'
import type { PageData, PageHandle, ShellData } from '#app/pageData.ts'
import { requestContext } from '#app/requestContext.ts'
import { shellWords, withWords } from '#app/words.server.ts'
import type { Route } from './+types/root.ts'

export function loader({ url, context }: LoaderFunctionArgs): ShellData {
  const { pathname, search } = url
  const { locale } = splitLocale(pathname)
  const asked = context.get(requestContext)
  const { banner, requestId } = asked
  const data = { locale, address: pathname + search, banner, requestId }
  return withWords(data, shellWords(locale), asked)
}

/** What stands around a page changes with its document only. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<ShellData>('root')
  const leaf = useMatches().at(-1)
  const handle = leaf?.handle as PageHandle | undefined
  const page = leaf?.loaderData as PageData | undefined
  if (!shell)
    return (
      <html lang="en" data-brand={theme}>
        <body>{children}</body>
      </html>
    )
  return (
    <Document
      shell={shell}
      handle={handle}
      page={page}
      styles={<Links />}
      scripts={handle?.mode === 'app' ? <Scripts /> : undefined}
    >
      {children}
    </Document>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
