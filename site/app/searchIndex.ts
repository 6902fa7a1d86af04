import type { LoaderFunctionArgs } from 'react-router'
import { placeOf } from './records.server.ts'
import { sentIndex } from './search.server.ts'

/** The index that a browser searches by itself while words are typed. */
export function loader(args: LoaderFunctionArgs): Response {
  const { locale, now } = placeOf(args)
  return new Response(sentIndex(locale, now), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  })
}
