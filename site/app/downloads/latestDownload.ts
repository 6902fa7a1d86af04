import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { latestDownloadPath } from '#data/pages/resourcePaths.ts'
import { sanitizeRedirectPath } from '#data/pages/sanitizeRedirectPath.ts'
import { listDownloadsOfLocale } from './downloads.server.ts'

/** Redirects temporarily to the latest version of a file. */
export function loader({ params, url }: LoaderFunctionArgs): Response {
  const requested = `${latestDownloadPath}${params['file']}`
  const file = listDownloadsOfLocale('en').find(({ latest }) => latest === requested)
  if (!file) throw data(null, { status: 404 })
  return redirect(sanitizeRedirectPath(file.address, url.origin))
}
