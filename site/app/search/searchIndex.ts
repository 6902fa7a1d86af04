import type { LoaderFunctionArgs } from 'react-router'
import { readRequestLocation } from '../content/records.server.ts'
import { searchIndexJson } from './search.server.ts'

/** Serves the search index for suggestions in the browser. */
export function loader(args: LoaderFunctionArgs): Response {
  const { locale, now } = readRequestLocation(args)
  return new Response(searchIndexJson(locale, now), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  })
}
