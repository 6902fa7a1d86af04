import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { latestPath } from '#data/pages/resourcePaths.ts'
import { safePath } from '#data/pages/safePath.ts'
import { downloadsForLocale } from './downloads.server.ts'

/** Redirects temporarily to the latest version of a file. */
export function loader({ params, url }: LoaderFunctionArgs): Response {
  const requested = `${latestPath}${params['file']}`
  const file = downloadsForLocale('en').find(({ latest }) => latest === requested)
  if (!file) throw data(null, { status: 404 })
  return redirect(safePath(file.address, url.origin))
}
