import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { componentUsagePlugin } from './plugins/componentUsagePlugin.ts'
import { watchPageConfigsPlugin } from './plugins/watchPageConfigs.ts'
import { renderDocumentsPlugin } from './plugins/renderDocuments.ts'
import { renderedMailsPlugin } from './plugins/renderedMails.ts'
import { propDocsPlugin } from './plugins/propDocs.ts'
import { stubServerModulesPlugin } from './plugins/stubServerModules.ts'

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    stubServerModulesPlugin(),
    propDocsPlugin(),
    componentUsagePlugin(),
    renderedMailsPlugin(),
    renderDocumentsPlugin(),
    watchPageConfigsPlugin(),
  ],
  cacheDir: '.cache/storybook',
  resolve: {
    alias: { 'marked-jsx/jsx-dev-runtime': join(import.meta.dirname, 'plugins/jsxRuntime.ts') },
  },
  // Also in the static build, so that elements have their source location.
  oxc: { jsx: { runtime: 'automatic', importSource: 'marked-jsx', development: true } },
  optimizeDeps: {
    // Dependencies that Vite finds only while it serves would reload the first story.
    include: [
      '@radix-ui/react-dialog',
      '@radix-ui/react-tabs',
      'effect',
      'react-dom',
      'react/jsx-runtime',
      'react-router',
      'react-intl',
    ],
  },
  // The Storybook manager is one large file; the size of the site's scripts is tested elsewhere.
  build: { chunkSizeWarningLimit: 2000 },
})
