import { statSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { createServer, type ViteDevServer } from 'vite'
import type { EditorAssetSources } from './editorServer.ts'

/**
 * Returns a handler that serves the public files of the site, and nothing else of Vite: a request for `/__open-in-editor` would start
 * a program.
 */
export const createPublicFileHandler =
  ({ config, middlewares }: ViteDevServer): EditorAssetSources['serve'] =>
  (request, response) => {
    const pathname = URL.parse(request.url ?? '', 'http://localhost')?.pathname ?? '/'
    const file = statSync(join(config.publicDir, pathname), { throwIfNoEntry: false })
    if (file?.isFile()) middlewares(request, response)
    else response.writeHead(404).end()
  }

/** Creates the Vite server that loads the site's loaders, and serves the public files of the site. */
export const createEditorViteServer = (top: string): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    root: top,
    cacheDir: '.cache/editor/vite',
    appType: 'custom',
    publicDir: join(top, 'site/public'),
    plugins: [vanillaExtractPlugin()],
    server: {
      middlewareMode: true,
      cors: false,
      hmr: false,
      ws: false,
      // Browsers load the bundle; no source file is served.
      fs: { allow: [join(top, 'site/public')] },
      // The editor writes pages-config itself and keeps unsaved changes.
      watch: { ignored: ['**/pages-config/**', '**/dist/**', '**/.out/**', '**/tests/**'] },
    },
    optimizeDeps: { noDiscovery: true },
  })
