import { data, type LoaderFunctionArgs } from 'react-router'
import { requestContext } from './requestContext.ts'

/** Returns the data of a draft page; throws a 404 response if the request may not preview drafts. */
export function requireDraftPreview<T>({ context }: LoaderFunctionArgs, page: T): T {
  if (!context.get(requestContext).mayPreview) throw data(null, { status: 404 })
  return page
}
