import { statSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import { type PageAddressResolution, resolvePageAddress } from '#server/pages/resolvePageAddress.ts'
import { makePageAddressTable } from '#server/pages/pageAddressTable.ts'
import type { SiteAddressSettings } from '#server/pages/site.ts'
import { createLanguageCookies, readVisitor } from '#server/http/visitor.ts'
import { makeDevPageRenderer } from './builtPages.ts'
import { runAfterFirstPage } from './firstPage.ts'
import { invalidateModules, sendPageUpdate } from './hotUpdates.ts'

const generated = join(import.meta.dirname, '../../generated')

/** Imports a generated module again after it has changed. */
async function importFresh<T>(name: string): Promise<T> {
  const file = join(generated, name)
  return (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as T
}

const flattenHeaders = (headers: IncomingHttpHeaders): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, value?.toString()]))

/**
 * Answers requests for pages in development: resolves locales and redirects with the address table of the server and renders built pages
 * as the build does. React Router serves the others. After a change browsers fetch their page and change what differs
 * (`pageUpdates.ts`), where Vite would reload it.
 */
export function devPagesPlugin(): Plugin {
  /** What the last error was shown in: in place of a page, or over an open page that fetched its update. */
  let failed: 'document' | 'update' | undefined
  /** Pages that are being rendered. */
  const renders = new Set<Promise<unknown>>()
  return {
    name: 'pages',
    apply: 'serve',
    configureServer(server) {
      const renderPage = makeDevPageRenderer(server)
      // Vite keeps the compiled modules after ten seconds, which a short run does not reach.
      runAfterFirstPage(server, flushCompileCache)
      server.middlewares.use((request, response, next) => {
        // In development films have no content hash in their names.
        request.url = request.url?.replace(/^(\/films\/[a-z0-9-]+)\.[0-9a-f]{8}\.mp4$/, '$1.mp4')
        const { url = '/' } = request
        const headers = flattenHeaders(request.headers)
        if (request.method !== 'GET' || !acceptsPage(url, headers)) return next()
        const answer = async () => {
          const { cookies, ...found } = await resolve(url, headers)
          response.setHeader('Set-Cookie', [...cookies])
          if (found.kind === 'redirect')
            return response.writeHead(found.status, { Location: found.location }).end()
          if (found.kind === 'missing' || found.route.mode !== 'built') return next()
          const html = await renderPage(found.route, new URL(url, `http://${headers['host']}`))
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
        }
        const render = answer()
          .catch((error: unknown) => {
            if (failed !== 'document')
              failed = headers['sec-fetch-dest'] === 'empty' ? 'update' : 'document'
            next(error)
          })
          .finally(() => renders.delete(render))
        renders.add(render)
      })
    },
    async hotUpdate({ file, server }) {
      if (this.environment.name !== 'ssr') return undefined
      // A module that has failed when it was first loaded is not known yet.
      if ((await invalidateModules(server, file, renders)) || failed) {
        if (failed === 'document') server.environments.client.hot.send({ type: 'full-reload' })
        else sendPageUpdate(server, file)
        failed = undefined
      }
      return []
    },
  }
}

/** True for browsers that open a page, and for other clients that ask for an address which is no file or module. */
function acceptsPage(url: string, headers: Readonly<Record<string, string | undefined>>): boolean {
  if (headers['accept']?.includes('text/html')) return true
  const [path = '/'] = url.split('?')
  return headers['sec-fetch-dest'] === undefined && !/[.@]/.test(path)
}

async function resolve(
  url: string,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<PageAddressResolution & { readonly cookies: readonly string[] }> {
  const { routes } = await importFresh<{ routes: readonly RouteEntry[] }>('routes.ts')
  const { site } = await importFresh<{ site: SiteAddressSettings }>('site.ts')
  const visitor = readVisitor(headers)
  const [path = '/'] = url.split('?')
  const { stored, detected } = visitor
  const visit = {
    host: headers['host'] ?? '',
    path,
    query: url.slice(path.length),
    stored,
    detected,
  }
  const resolution = resolvePageAddress(makePageAddressTable(routes, site, Date.now), visit)
  return { ...resolution, cookies: createLanguageCookies(visitor, resolution.stored, false) }
}
