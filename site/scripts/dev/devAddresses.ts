import { statSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import { resolveAddress } from '#server/pages/resolveAddress.ts'
import { makeAddressTable } from '#server/pages/addressTable.ts'
import type { SiteSettings } from '#server/pages/site.ts'
import { languageCookies, readVisitor } from '#server/http/visitor.ts'

const generated = join(import.meta.dirname, '../../generated')

/** Imports a generated module without the module cache. */
async function importFresh<T>(name: string): Promise<T> {
  const file = join(generated, name)
  return (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as T
}

const flattenHeaders = (headers: IncomingHttpHeaders): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, value?.toString()]))

/** Resolves locales and redirects in development with the address table of the server. */
export function devAddresses(): Plugin {
  return {
    name: 'addresses',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        // In development films have no content hash in their names.
        request.url = request.url?.replace(/^(\/films\/[a-z0-9-]+)\.[0-9a-f]{8}\.mp4$/, '$1.mp4')
        const headers = flattenHeaders(request.headers)
        const isPage = request.method === 'GET' && headers['accept']?.includes('text/html')
        if (!isPage) return next()
        resolve(request.url ?? '/', headers)
          .then(({ location, status, cookies }) => {
            response.setHeader('Set-Cookie', [...cookies])
            if (location === undefined) return next()
            response.writeHead(status, { Location: location }).end()
          })
          .catch(next)
      })
    },
  }
}

async function resolve(url: string, headers: Readonly<Record<string, string | undefined>>) {
  const { routes } = await importFresh<{ routes: readonly RouteEntry[] }>('routes.ts')
  const { site } = await importFresh<{ site: SiteSettings }>('site.ts')
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
  const resolution = resolveAddress(makeAddressTable(routes, site, Date.now), visit)
  return {
    cookies: languageCookies(visitor, resolution.stored, false),
    ...(resolution.kind === 'redirect'
      ? { location: resolution.location, status: resolution.status }
      : { location: undefined, status: 200 }),
  }
}
