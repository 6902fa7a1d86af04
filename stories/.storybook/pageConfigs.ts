import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const top = join(import.meta.dirname, '../..')

/** While Storybook runs, a changed or new page config becomes code, and so a story. */
export const pageConfigs = (): Plugin => ({
  name: 'page-configs',
  apply: 'serve',
  configureServer({ watcher, config }) {
    const generate = () =>
      execFile('node', ['generator/cli.ts'], { cwd: top }, (error, stdout, stderr) => {
        if (error) config.logger.error(stdout + stderr)
      })
    const configs = join(top, 'pages-config')
    watcher.add(configs)
    let timer: NodeJS.Timeout | undefined
    watcher.on('all', (_, file) => {
      if (!file.startsWith(configs) || file.startsWith(join(configs, 'schema'))) return
      clearTimeout(timer)
      timer = setTimeout(generate, 100)
    })
  },
})
