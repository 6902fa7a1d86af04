import { data, type LoaderFunctionArgs } from 'react-router'
import { requestContext } from './requestContext.ts'

/** The data of a draft; who has no leave to see it is told that there is no such page. */
export function asDraft<T>({ context }: LoaderFunctionArgs, page: T): T {
  if (!context.get(requestContext).mayPreview) throw data(null, { status: 404 })
  return page
}
