import { makeApiClient } from './client.ts'
import { readStoredLanguage } from './readStoredLanguage.ts'

/** Original global `fetch`, set by `replaceGlobalFetch`. */
let browserFetch: typeof fetch | undefined

/** API client for all scripts of the site. */
export const siteApiClient = makeApiClient({
  base: '/api',
  stored: readStoredLanguage,
  path: () => location.pathname,
  fetch: (input, init) => (browserFetch ?? fetch)(input, init),
})

/** Replaces the global `fetch` by the client, for libraries that do not accept a custom one. */
export function replaceGlobalFetch(): void {
  const original = fetch.bind(globalThis)
  browserFetch = original
  globalThis.fetch = (input, init) =>
    input instanceof Request ? original(input, init) : siteApiClient.fetch(input, init)
}

/** Requests a file or page of the site, outside `/api`. */
export const fetchSiteFile = (
  path: string,
  sending: { readonly signal?: AbortSignal } = {},
): Promise<unknown> => siteApiClient.send(location.origin + path, sending)
