import { memoize } from './memoize.ts'

export type ContentEncoding = 'br' | 'gzip' | 'identity'

// Order for encodings of equal quality.
const preference: readonly ContentEncoding[] = ['br', 'gzip', 'identity']

/** The encodings an `Accept-Encoding` header allows, best first. Never empty. */
export const parseAcceptedEncodings = (header: string | undefined): readonly ContentEncoding[] =>
  header === undefined ? ['identity'] : rank(header)

const rank = memoize((header: string): readonly ContentEncoding[] => {
  const qualities = new Map(header.split(',').map(parseCoding))
  const quality = (encoding: ContentEncoding): number =>
    qualities.get(encoding) ?? qualities.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const allowed = preference
    .filter((encoding) => quality(encoding) > 0)
    .toSorted((a, b) => quality(b) - quality(a))
  return allowed.length === 0 ? ['identity'] : allowed
})

function parseCoding(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = q === undefined ? 1 : Number(q.slice(2))
  return [name === 'x-gzip' ? 'gzip' : name, Number.isFinite(quality) ? quality : 0]
}

/** Matches an `If-None-Match` header against an entity tag (weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
