import { statSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { RouteEntry } from '#data/routeTable.ts'
import { resolveAddress } from '#server/address.ts'
import { makeAddressTable, type SiteSettings } from '#server/addressTable.ts'
import { languageCookies, readVisitor } from '#server/visitor.ts'

const generated = join(import.meta.dirname, '../generated')

/** Reads a generated table as it is now, not as it was when the process started. */
async function fresh<T>(name: string): Promise<T> {
  const file = join(generated, name)
  return (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as T
}

const flat = (headers: IncomingHttpHeaders): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, value?.toString()]))

/** In development too, one table decides language and redirects before a page is rendered. */
export function devAddresses(): Plugin {
  return {
    name: 'addresses',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        // Films stand here under their plain names only.
        request.url = request.url?.replace(/^(\/films\/[a-z0-9-]+)\.[0-9a-f]{8}\.mp4$/, '$1.mp4')
        const headers = flat(request.headers)
        const isPage = request.method === 'GET' && headers['accept']?.includes('text/html')
        if (!isPage) return next()
        decide(request.url ?? '/', headers)
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

async function decide(url: string, headers: Readonly<Record<string, string | undefined>>) {
  const { routes } = await fresh<{ routes: readonly RouteEntry[] }>('routes.ts')
  const { site } = await fresh<{ site: SiteSettings }>('site.ts')
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
