import { Clock, Context, Effect, Layer } from 'effect'
import { verifyPreview, previewParameter } from '#data/pages/preview.ts'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import type { ParsedRequest } from '../http/request.ts'
import { ServerConfig } from '../ops/config.ts'
import { ServedSite } from './site.ts'

/** Finds the draft at an address by a valid signed link; none without a signing secret. */
export class DraftPreviewFinder extends Context.Service<
  DraftPreviewFinder,
  (request: ParsedRequest) => Effect.Effect<RouteEntry | undefined>
>()('felcera/DraftPreviewFinder') {
  static readonly layer = Layer.effect(
    DraftPreviewFinder,
    Effect.gen(function* () {
      const { drafts } = yield* ServedSite
      const { previewSecret } = yield* ServerConfig
      const byAddress = new Map(
        drafts.flatMap((route) => route.addresses.map((address) => [address, route] as const)),
      )
      return Effect.fnUntraced(function* ({ path, query }) {
        const route = byAddress.get(path)
        const values = new URLSearchParams(query).getAll(previewParameter)
        const [proof] = values
        if (previewSecret === undefined || route === undefined || proof === undefined)
          return undefined
        if (values.length > 1) return undefined
        const now = yield* Clock.currentTimeMillis
        const valid = yield* Effect.promise(() => verifyPreview(previewSecret, route, proof, now))
        return valid ? route : undefined
      })
    }),
  )
}

/** Headers of a draft: not cached, not indexed, and its address is not sent as a referrer. */
export const previewHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const
