import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import type { PageData, PageHandle, ShellData } from '#app/pageData.ts'
import { renderMarkup } from '#app/renderMarkup.tsx'
import { requestContext } from '#app/requestContext.ts'

export { documentsInForce } from '#app/agreements.server.ts'
export { indexFiles } from '#app/indexFiles.server.ts'
export { listed } from '#app/lists.server.ts'
export { shareImages } from '#app/share.server.ts'
export { pageContext } from '#app/requestContext.ts'
export { builtPages } from 'virtual:built-pages'

const doctype = '<!doctype html>'

/** Renders a document: plain markup, or, for a page that is hydrated whole, what React can take over. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { nonce, keeper } = provider.get(requestContext)
  const { matches, loaderData, errors } = context.staticHandlerContext
  const leaf = matches.at(-1)?.route
  const handle = leaf?.handle as PageHandle | undefined
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const answer = (body: string | ReadableStream | null) => new Response(body, { status, headers })
  if (leaf && keeper?.has(loaderData['root'] as ShellData, loaderData[leaf.id] as PageData))
    return answer(null)
  if (handle?.mode !== 'app' || errors) {
    const html = doctype + renderMarkup(<ServerRouter context={context} url={request.url} />)
    keeper?.take(html)
    return answer(keeper ? null : html)
  }
  const app = <ServerRouter context={context} url={request.url} nonce={nonce} />
  const stream = await renderToReadableStream(app, { nonce })
  await stream.allReady
  return answer(stream)
}
