import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { latestPath } from '#data/resources.ts'
import { safePath } from '#data/safePath.ts'
import { downloadsIn } from './downloads.server.ts'

/** Leads to the newest version of a file, for as long as that is the newest. */
export function loader({ params, url }: LoaderFunctionArgs): Response {
  const asked = `${latestPath}${params['file']}`
  const file = downloadsIn('en').find(({ latest }) => latest === asked)
  if (!file) throw data(null, { status: 404 })
  return redirect(safePath(file.address, url.origin))
}
