import { join } from 'node:path'
import type { Plugin } from 'vite'
import { keepWarm } from '#generator/warm.ts'

const top = join(import.meta.dirname, '../..')

/** While Storybook runs, a changed or new page config becomes code, and so a story. */
export const pageConfigs = (): Plugin => ({
  name: 'page-configs',
  apply: 'serve',
  configureServer({ watcher, config }) {
    const generator = keepWarm(top)
    const generate = async () => {
      const { ok, text } = await generator.run()
      if (!ok) config.logger.error(text)
    }
    const configs = join(top, 'pages-config')
    watcher.add(configs)
    let timer: NodeJS.Timeout | undefined
    watcher.on('all', (_, file) => {
      if (!file.startsWith(configs) || file.startsWith(join(configs, 'schema'))) return
      clearTimeout(timer)
      timer = setTimeout(() => void generate(), 100)
    })
  },
})
