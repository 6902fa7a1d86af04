import type { LoaderFunctionArgs } from 'react-router'
import { readRequestLocation } from '../content/records.server.ts'
import { createSearchIndexJson } from './search.server.ts'

/** Serves the search index for suggestions in the browser. */
export function loader(args: LoaderFunctionArgs): Response {
  const { locale, now } = readRequestLocation(args)
  return new Response(createSearchIndexJson(locale, now), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  })
}
