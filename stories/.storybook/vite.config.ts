import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { pageConfigs } from './pageConfigs.ts'
import { propTables } from './propTables.ts'
import { withoutServer } from './withoutServer.ts'

export default defineConfig({
  plugins: [vanillaExtractPlugin(), withoutServer(), propTables(), pageConfigs()],
  cacheDir: '.cache/storybook',
  resolve: {
    alias: { 'marked-jsx/jsx-dev-runtime': join(import.meta.dirname, 'markedJsx.ts') },
  },
  // Also in the built Storybook: elements know the line of code they come from.
  oxc: { jsx: { runtime: 'automatic', importSource: 'marked-jsx', development: true } },
  optimizeDeps: { include: ['react/jsx-runtime', 'react-router', 'react-intl'] },
  // Storybook's own frame is one large file; the size of the site's scripts is tested where it counts.
  build: { chunkSizeWarningLimit: 2000 },
})
