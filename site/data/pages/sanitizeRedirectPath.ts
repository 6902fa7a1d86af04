/** Origin for callers that have none; results are paths, so that any origin gives the same ones. */
export const dummyOrigin = 'http://localhost'

// Characters that a browser, a proxy or repeated decoding may interpret as the start of `//host`.
const leadingSlashes = /^(?:[/\\]|%(?:25)*(?:2f|5c|[01][0-9a-f]|20|7f))+/i
const controlCharacters = /\p{Cc}/gu
const maxRounds = 8

/**
 * Sanitizes a redirect target to a path of `origin` (with query and hash) that starts with exactly one slash. Targets on
 * another origin become `/`. All redirects must use it.
 */
export function sanitizeRedirectPath(target: string, origin: string): string {
  const home = new URL(origin)
  let path = target
  // Collapsing leading slashes can expose dot segments, and resolving these further leading slashes.
  for (let round = 0; round < maxRounds; round++) {
    const next = resolveOnce(path.replace(controlCharacters, '').trim(), home)
    if (next === path) return path
    path = next
  }
  return '/'
}

function resolveOnce(path: string, home: URL): string {
  const url = parse(path.replace(leadingSlashes, '/'), home)
  if (url === undefined || url.protocol !== home.protocol || url.host !== home.host) return '/'
  return url.pathname.replace(leadingSlashes, '/') + url.search + url.hash
}

function parse(path: string, home: URL): URL | undefined {
  try {
    return new URL(path, home)
  } catch {
    return undefined
  }
}
