/** An origin for callers that have none of their own; every result is a path, so any one serves. */
export const anyOrigin = 'http://localhost'

// What a browser, a proxy or a second decoding may take for the start of `//host`.
const lead = /^(?:[/\\]|%(?:25)*(?:2f|5c|[01][0-9a-f]|20|7f))+/i
const controls = /\p{Cc}/gu
const rounds = 8

/**
 * The only maker of redirect targets: turns anything into a path of `origin` (with query and hash) that
 * starts with exactly one slash. What belongs to another origin becomes `/`.
 */
export function safePath(target: string, origin: string): string {
  const home = new URL(origin)
  let path = target
  // Collapsing the lead can uncover dot segments and resolving those another lead.
  for (let round = 0; round < rounds; round++) {
    const next = resolveOnce(path.replace(controls, '').trim(), home)
    if (next === path) return path
    path = next
  }
  return '/'
}

function resolveOnce(path: string, home: URL): string {
  const url = parse(path.replace(lead, '/'), home)
  if (url === undefined || url.protocol !== home.protocol || url.host !== home.host) return '/'
  return url.pathname.replace(lead, '/') + url.search + url.hash
}

function parse(path: string, home: URL): URL | undefined {
  try {
    return new URL(path, home)
  } catch {
    return undefined
  }
}
