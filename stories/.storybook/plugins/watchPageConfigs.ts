import { join } from 'node:path'
import type { Plugin } from 'vite'
import { startGeneratorWorker } from '#generator/run/worker.ts'
import { projectRoot } from '../projectRoot.ts'

/** Vite plugin that regenerates code and stories in development when a page config changes. */
export const watchPageConfigsPlugin = (): Plugin => ({
  name: 'page-configs',
  apply: 'serve',
  configureServer({ watcher, config }) {
    const generator = startGeneratorWorker(projectRoot)
    const generate = async () => {
      const { ok, text } = await generator.run()
      if (!ok) config.logger.error(text)
    }
    const configs = join(projectRoot, 'pages-config')
    watcher.add(configs)
    let timer: NodeJS.Timeout | undefined
    watcher.on('all', (_, file) => {
      if (!file.startsWith(configs) || file.startsWith(join(configs, 'schema'))) return
      clearTimeout(timer)
      timer = setTimeout(() => void generate(), 100)
    })
  },
})
