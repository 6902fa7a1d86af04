import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin, type ViteDevServer } from 'vite'
import { keepWarm } from '#generator/warm.ts'
import { builtPages } from './scripts/builtPages.ts'
import { codeDigests } from './scripts/codeDigests.ts'
import { devAddresses } from './scripts/devAddresses.ts'
import { devShareImages } from './scripts/devShareImages.ts'

const entry = 'app/shell/shell.ts'
const top = join(import.meta.dirname, '..')

/** Builds the shell script as an entry of its own and tells the document its address. */
function shell(): Plugin {
  const virtual = '\0virtual:shell'
  let built = false
  const address = (environment: string) => {
    if (!built) return `/${entry}`
    return environment === 'client' ? '' : `/${manifestEntry()}`
  }
  return {
    name: 'shell',
    sharedDuringBuild: true,
    configResolved({ command }) {
      built = command === 'build'
    },
    buildStart() {
      if (built && this.environment.name === 'client')
        this.emitFile({ type: 'chunk', id: join(import.meta.dirname, entry), name: 'shell' })
    },
    resolveId: { filter: { id: /^virtual:shell$/ }, handler: () => virtual },
    load: {
      filter: { id: /^\0virtual:shell$/ },
      handler() {
        return `export const shellUrl = ${JSON.stringify(address(this.environment.name))}`
      },
    },
  }
}

function manifestEntry(): string {
  const file = join(import.meta.dirname, 'dist/client/.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>
  return manifest[entry]?.file ?? ''
}

/** In development: a changed config, message, record or schema runs the generator; its problems show as an overlay. */
function pagesConfig(): Plugin {
  let timer: NodeJS.Timeout | undefined
  let problems: string | undefined
  // It has read the schemas when it began: a change of code begins it anew.
  const generator = keepWarm(top)
  const isCode = (file: string) => ['site/data', 'generator'].some((folder) => file.startsWith(join(top, folder))) || file.endsWith('.schema.ts') // prettier-ignore
  // The generator's own output is no source.
  const written = ['pages-config/MANUAL.md', 'pages-config/schema', 'pages-config/translated']
  const isSource = (file: string) =>
    (file.startsWith(join(top, 'pages-config')) &&
      !written.some((output) => file.startsWith(join(top, output)))) ||
    isCode(file)
  const tell = ({ environments }: ViteDevServer) => {
    if (problems === undefined) return
    const err = { message: problems, stack: '', plugin: 'pages-config' }
    environments.client.hot.send({ type: 'error', err })
  }
  const regenerate = async (server: ViteDevServer) => {
    const { ok, text } = await generator.run()
    const before = problems
    problems = ok ? undefined : text
    if (problems) server.config.logger.error(problems)
    else if (before) server.environments.client.hot.send({ type: 'full-reload' })
    tell(server)
  }
  return {
    name: 'pages-config',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(
        ['pages-config', 'design-system', 'generator'].map((name) => join(top, name)),
      )
      server.watcher.on('all', (_, file) => {
        if (!isSource(file)) return
        if (isCode(file)) generator.renew()
        clearTimeout(timer)
        timer = setTimeout(() => void regenerate(server), 50)
      })
      server.httpServer?.once('close', generator.renew)
      // The first change finds it warm.
      void regenerate(server)
      // A page that is loaded while something is wrong hears of it too.
      server.environments.client.hot.on('vite:client:connect', () => tell(server))
    },
    /** Pages are rendered on the server alone: what changes there reloads the browser. */
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr') return
      // Styles are compiled apart from the modules they come from: a new token needs a new start.
      if (/design-system\/(tokens|theme|styles)\//.test(file)) void server.restart()
      else if (modules.length > 0) server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

/** Modules whose code makes documents: of these and what they import, prerendering wants to know what has changed. */
const rendering = (file: string) =>
  file === 'root.tsx' || file === 'entry.server.tsx' || file.startsWith('generated/pages/')

export default defineConfig({
  plugins: [
    builtPages(import.meta.dirname),
    vanillaExtractPlugin(),
    reactRouter(),
    shell(),
    pagesConfig(),
    devAddresses(),
    devShareImages(),
    codeDigests(import.meta.dirname, rendering),
  ],
  optimizeDeps: { include: ['@radix-ui/react-tabs', 'effect', 'react-dom/client', 'react-intl'] },
  // Pages of the last build lie there, too: `scripts/build.ts` empties what is bundled anew.
  build: {
    emptyOutDir: false,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Libraries name their functions for debuggers; the calls would keep what nobody uses.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            codeSplitting: {
              // An island takes the parts it is made of, not the whole design system.
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                {
                  // What islands show besides: many small files would weigh more than they hold.
                  name: 'parts',
                  test: /design-system\/components\/(Button|Disclosure|Icon\/(energy|Icon|marks)|Numeral|ScrollRegion|Spinner|Text|VisuallyHidden)[./]|site\/sections\/(FigureNumeral|island)\.tsx/,
                  priority: 1,
                },
                {
                  name: 'tabs',
                  test: /design-system\/components\/Tabs\/|node_modules\/@radix-ui\//,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
})
