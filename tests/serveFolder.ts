import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
}

/**
 * Serves a folder on a free port of the loopback interface.
 *
 * @param instead bodies that replace files of the folder, by relative path (`index.json`)
 */
export async function serveFolder(
  folder: string,
  instead: Readonly<Record<string, string>> = {},
): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const path = normalize(decodeURIComponent(pathname.replace(/\/$/, '/index.html')))
    const replacement = instead[path.slice(1)]
    const found =
      replacement === undefined ? readFile(join(folder, path)) : Promise.resolve(replacement)
    found.then(
      (body) => {
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
        response.end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
