import type { Plugin } from 'vite'
import { renderRequestedDocument } from '#scripts/dev/documents.ts'

/** Vite plugin that renders the PDF documents of products on request while Storybook is served. */
export const renderDocumentsPlugin = (): Plugin => ({
  name: 'render-documents',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use('/documents', renderRequestedDocument)
  },
})
