import { compressOnDemand, encodeBody, type EncodedResponseBody } from '../http/body.ts'
import { Context, Effect, Layer } from 'effect'
import { SiteOrigin } from '../ops/origin.ts'
import { BuildStore, type BuildContent, readBuildIntoMemory } from './buildStore.ts'
import { ServedSite } from './site.ts'

const textual = /^text\/html|[/+](xml|json|plain)\b/

/**
 * Replaces the origin that a build was made for in its pages, their data, sitemaps and feeds. A body is rewritten when it is first sent;
 * without another origin the content is returned as it is.
 */
function relocate(content: BuildContent, origin: string): BuildContent {
  const { site, pages, assets } = content
  if (site.origin === origin) return content
  const move = (body: EncodedResponseBody) => moved(body, site.origin, origin)
  return {
    site: { ...site, origin },
    pages: new Map(
      Array.from(pages, ([path, { style, banner, plain, payload }]) => [
        path,
        { style, banner: move(banner), plain: move(plain), payload: move(payload) },
      ]),
    ),
    assets: new Map(
      Array.from(assets, ([path, asset]) => [
        path,
        names(asset.body, site.origin) && !asset.immutable
          ? { ...asset, body: move(asset.body) }
          : asset,
      ]),
    ),
  }
}

/** The build with the origin that it is served from. */
export class ServedBuildContent extends Context.Service<ServedBuildContent, BuildContent>()(
  'felcera/ServedBuildContent',
) {
  static readonly layer = Layer.effect(
    ServedBuildContent,
    Effect.gen(function* () {
      const origin = yield* SiteOrigin
      const content = relocate(yield* BuildStore, origin)
      const { dist, completion } = yield* ServedSite
      if (completion !== undefined)
        yield* Effect.tryPromise(completion.finish).pipe(
          Effect.andThen(readBuildIntoMemory(dist)),
          Effect.map((complete) => replaceContent(content, relocate(complete, origin))),
          Effect.catchCause((cause) => Effect.logError('build not completed', cause)),
          Effect.forkScoped,
        )
      return content
    }),
  )
}

function replaceContent(content: BuildContent, { pages, assets }: BuildContent): void {
  for (const [path, bodies] of pages) content.pages.set(path, bodies)
  for (const [path, asset] of assets) content.assets.set(path, asset)
}

const bytesOf = ({ encoded: { identity } }: EncodedResponseBody): Buffer =>
  Buffer.from(identity.buffer, identity.byteOffset, identity.byteLength)

const names = (body: EncodedResponseBody, origin: string): boolean =>
  textual.test(body.type) && bytesOf(body).includes(origin)

/**
 * A body is compressed quickly for the first request, because the best compression of a page would block all others for
 * a tenth of a second; the best version is computed in the background and replaces it.
 */
function moved(body: EncodedResponseBody, from: string, to: string): EncodedResponseBody {
  let current: EncodedResponseBody | undefined
  const rewrite = () => {
    if (current !== undefined) return current
    const identity = Buffer.from(replaceOrigin(bytesOf(body).toString(), from, to))
    current = compressOnDemand(body.type, identity)
    compressInTurn(async () => {
      current = await encodeBody(body.type, identity, builtQuality)
    })
    return current
  }
  return {
    type: body.type,
    get etag() {
      return rewrite().etag
    },
    get encoded() {
      return rewrite().encoded
    },
  }
}

/** Compression quality of builds: with a lower one the home page would not fit into the first round trip. */
const builtQuality = 11

let lastCompression: Promise<void> = Promise.resolve()

/** One body at a time: passwords and files need the other threads. */
function compressInTurn(compress: () => Promise<void>): void {
  lastCompression = lastCompression.then(compress)
}

/** Does not match other hosts with the same prefix. */
const replaceOrigin = (text: string, from: string, to: string): string =>
  text.replaceAll(new RegExp(`${RegExp.escape(from)}(?![\\w:-]|\\.\\w)`, 'g'), to)
