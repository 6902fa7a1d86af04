import { Context, Effect, Layer } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { PageAddressTable } from '../pages/pageAddressTable.ts'
import { ServedBuildContent } from '../pages/relocate.ts'
import { ServedSite } from '../pages/site.ts'
import { readStaticAsset } from '../pages/buildStore.ts'
import { sendAsset } from './assets.ts'
import { sendEncodedBody } from './body.ts'
import { decodeUrlPath } from './decodeUrlPath.ts'
import { noStoreHeaders, SecurityHeaders } from './headers.ts'
import { createPlainTextErrorResponse } from '../api/errorResponses.ts'
import type { ParsedRequest } from './request.ts'

type Response = HttpServerResponse.HttpServerResponse

const payloadName = '/_payload.json'

interface StaticFileResponses {
  /** The response for a static file, page data or a build descriptor; none for every other path. */
  readonly find: (request: ParsedRequest) => Response | undefined
  /** Responds with a file that the build has not created yet, or 404. */
  readonly make: (request: ParsedRequest) => Effect.Effect<Response>
}

/** Static files of the build. */
export class StaticFileResponder extends Context.Service<
  StaticFileResponder,
  StaticFileResponses
>()('felcera/StaticFileResponder') {
  static readonly layer = Layer.effect(
    StaticFileResponder,
    Effect.suspend(() => makeFiles),
  )
}

const makeFiles = Effect.gen(function* () {
  const { site, assets, pages } = yield* ServedBuildContent
  const { routes, completion } = yield* ServedSite
  const table = yield* PageAddressTable
  const security = yield* SecurityHeaders
  const meta = {
    id: site.id,
    time: site.time,
    routes: routes.map(({ page, locale, path, mode }) => ({ page, locale, path, mode })),
    prerendered: site.pages.map(({ path }) => path),
  }
  const descriptors = new Map<string, unknown>([
    ['/builds/latest.json', { id: site.id, time: site.time }],
    [`/builds/meta/${site.id}.json`, meta],
  ])
  const find = ({ path, raw: { headers } }: ParsedRequest) => {
    const asset = assets.get(decodeUrlPath(path))
    if (asset !== undefined) return sendAsset(asset, headers, security.file)
    const descriptor = descriptors.get(path)
    if (descriptor !== undefined)
      return HttpServerResponse.jsonUnsafe(descriptor, {
        headers: { ...security.file, ...noStoreHeaders },
      })
    if (!path.endsWith(payloadName)) return undefined
    const address = path.slice(0, -payloadName.length) || '/'
    const page = table.exact(address) && pages.get(address)
    const sent = { ...security.file, 'cache-control': 'no-cache', vary: 'Accept-Encoding' }
    return page && sendEncodedBody(page.payload, { request: headers, headers: sent })
  }
  const make = ({ path, raw }: ParsedRequest) =>
    Effect.promise(async () => {
      const file = await completion?.fileOf(decodeUrlPath(path))
      if (file === undefined) return createPlainTextErrorResponse(raw, path, 404)
      return sendAsset(await readStaticAsset(path, file), raw.headers, security.file)
    })
  return { find, make }
})
