import { renderToReadableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { IslandRenderer, type RenderIsland } from '#sections/island.tsx'
import type { PageData, PageHandle, ShellData } from '#app/pageData.ts'
import { requestContext } from '#app/requestContext.ts'

export { documentsInForce } from '#app/agreements.server.ts'
export { indexFiles } from '#app/indexFiles.server.ts'
export { listed } from '#app/lists.server.ts'
export { shareImages } from '#app/share.server.ts'
export { pageContext } from '#app/requestContext.ts'

const doctype = '<!doctype html>'

const renderIsland: RenderIsland = (island, identifierPrefix) =>
  renderToString(island, { identifierPrefix })

/** Renders a document: plain markup, or, for a page that is hydrated whole, what React can take over. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { nonce, onLoaded } = provider.get(requestContext)
  const { matches, loaderData, errors } = context.staticHandlerContext
  const leaf = matches.at(-1)?.route
  const handle = leaf?.handle as PageHandle | undefined
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const known = leaf && onLoaded?.(loaderData['root'] as ShellData, loaderData[leaf.id] as PageData)
  if (known !== undefined) return new Response(known, { status, headers })
  if (handle?.mode !== 'app' || errors) {
    const html = renderToStaticMarkup(
      <IslandRenderer value={renderIsland}>
        <ServerRouter context={context} url={request.url} />
      </IslandRenderer>,
    )
    return new Response(doctype + html, { status, headers })
  }
  const app = <ServerRouter context={context} url={request.url} nonce={nonce} />
  const stream = await renderToReadableStream(app, { nonce })
  await stream.allReady
  return new Response(stream, { status, headers })
}
