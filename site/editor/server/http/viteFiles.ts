import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { createServer, type ViteDevServer } from 'vite'
import { loopbackAddress } from './requestGuard.ts'

/** Creates the Vite server that compiles the editor and loads the site's loaders; it listens on the server of the editor. */
export function createEditorVite(top: string, server: Server): Promise<ViteDevServer> {
  // React's build for development takes several times as long to render a key. Vite has no option for it.
  process.env['NODE_ENV'] = 'production'
  return createServer({
    configFile: false,
    root: top,
    cacheDir: '.cache/editor/vite',
    appType: 'custom',
    publicDir: join(top, 'site/public'),
    plugins: [vanillaExtractPlugin()],
    server: {
      middlewareMode: true,
      cors: false,
      hmr: { server, host: loopbackAddress },
      fs: {
        allow: [
          ...['design-system', 'site', 'pages-config', '.cache'].map((name) => join(top, name)),
          realpathSync(join(top, 'node_modules')),
        ],
        deny: ['.env*', '**/.git/**', '**/.data/**', '.data.keys'],
      },
      // The editor writes pages-config itself and keeps what is not saved.
      watch: { ignored: ['**/pages-config/**', '**/dist/**', '**/.out/**', '**/tests/**'] },
    },
    optimizeDeps: {
      entries: ['site/editor/*/main.tsx', 'site/sections/*/*.tsx'],
      include: ['react', 'react/jsx-runtime', 'react-dom/client', 'effect'],
    },
    resolve: { dedupe: ['react', 'react-dom'] },
  })
}
