import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../projectRoot.ts'

const lowestPriority = 19

/** Vite plugin that typesets the PDF documents of products while Storybook is served; their stories appear when all are done. */
export const typesetDocumentsPlugin = (): Plugin => ({
  name: 'typeset-documents',
  apply: 'serve',
  configureServer: () => {
    const child = fork(join(projectRoot, 'site/scripts/documents.ts'), { execArgv: [] })
    child.channel?.unref()
    child.unref()
    if (child.pid !== undefined) setPriority(child.pid, lowestPriority)
  },
})
