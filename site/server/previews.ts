import { Clock, Effect } from 'effect'
import { mayPreview, previewParameter } from '#data/preview.ts'
import type { RouteEntry } from '#data/routeTable.ts'
import type { Ask } from './ask.ts'

/** The draft that a request may see, if its address carries a proof that is still good. */
export type Previews = (ask: Ask) => Effect.Effect<RouteEntry | undefined>

/** Looks for drafts at their future addresses; without a secret nobody sees one. */
export function makePreviews(drafts: readonly RouteEntry[], secret: string | undefined): Previews {
  const byAddress = new Map(
    drafts.flatMap((route) => route.addresses.map((address) => [address, route] as const)),
  )
  return Effect.fnUntraced(function* ({ path, query }: Ask) {
    const route = byAddress.get(path)
    const value = new URLSearchParams(query).getAll(previewParameter)
    const [proof] = value
    if (secret === undefined || route === undefined || proof === undefined || value.length > 1)
      return undefined
    const now = yield* Clock.currentTimeMillis
    const good = yield* Effect.promise(() => mayPreview(secret, route.page, proof, now))
    return good ? route : undefined
  })
}

/** What a draft is sent with: it is kept nowhere, found by nobody, and its address is told to nobody. */
export const previewHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const
