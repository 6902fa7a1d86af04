import { HttpServerResponse } from 'effect/http'
import type { RouteEntry } from '#data/routeTable.ts'
import type { AddressTable } from './addressTable.ts'
import type { Ask } from './ask.ts'
import { sendAsset } from './assets.ts'
import { sendBody } from './body.ts'
import type { Content } from './content.ts'
import { decodePath } from './decodePath.ts'
import { noStore, type SecurityHeaders } from './headers.ts'

type Response = HttpServerResponse.HttpServerResponse

/** Answers what is no page: assets, page data and build descriptors; nothing for every other path. */
export type Files = (ask: Ask) => Response | undefined

const payloadName = '/_payload.json'

export function makeFiles(
  content: Content,
  routes: readonly RouteEntry[],
  table: AddressTable,
  security: SecurityHeaders,
): Files {
  const { site, assets, pages } = content
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
  return ({ path, request }) => {
    const asset = assets.get(decodePath(path))
    if (asset !== undefined) return sendAsset(asset, request.headers, security.file)
    const descriptor = descriptors.get(path)
    if (descriptor !== undefined)
      return HttpServerResponse.jsonUnsafe(descriptor, {
        headers: { ...security.file, ...noStore },
      })
    if (!path.endsWith(payloadName)) return undefined
    const address = path.slice(0, -payloadName.length) || '/'
    const page = table.exact(address) && pages.get(address)
    const headers = { ...security.file, 'cache-control': 'no-cache', vary: 'Accept-Encoding' }
    return page && sendBody(page.payload, { request: request.headers, headers })
  }
}
