import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin, type ViteDevServer } from 'vite'
import { inlineDefaultSizes } from '#design-system/theme/css/inlineDefaults.ts'
import { sizeValues } from '#design-system/theme/sizes.ts'
import { startGeneratorWorker } from '#generator/run/worker.ts'
import { pageStyleSheets } from './scripts/build/pageStyleSheets.ts'
import { codeDigests } from './scripts/build/codeDigests.ts'
import { devAddresses } from './scripts/dev/devAddresses.ts'
import { devDocumentsPlugin } from './scripts/dev/documents.ts'
import { theme } from './scripts/siteTheme.ts'
import { afterFirstPage } from './scripts/dev/firstPage.ts'
import { devShareImagesPlugin } from './scripts/dev/shareImages.ts'

const entry = 'app/shell/shell.ts'
const projectRoot = join(import.meta.dirname, '..')

/** Builds the shell script as a separate entry and provides its URL as `virtual:shell`. */
function shell(): Plugin {
  const virtualId = '\0virtual:shell'
  let isBuild = false
  const address = (environment: string) => {
    if (!isBuild) return `/${entry}`
    return environment === 'client' ? '' : `/${manifestEntry()}`
  }
  return {
    name: 'shell',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      if (isBuild && this.environment.name === 'client')
        this.emitFile({ type: 'chunk', id: join(import.meta.dirname, entry), name: 'shell' })
    },
    resolveId: {
      filter: { id: /^virtual:shell$|\/forms\/draft\.ts$/ },
      async handler(source, importer) {
        if (source === 'virtual:shell') return virtualId
        // What a page with a form loads first is one file: it has its own copy of the module that forms share.
        if (!isBuild || !importer?.endsWith('/app/shell/enhanceForms.ts')) return undefined
        const resolved = await this.resolve(source, importer, { skipSelf: true })
        return resolved && `${resolved.id}?shell`
      },
    },
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

/** Leaves the parser of ICU messages out of what browsers load: their messages are parsed on the server. */
const withoutMessageParser = (): Plugin => ({
  name: 'without-message-parser',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
    handler(id, importer) {
      return this.resolve(`${id}/no-parser.js`, importer)
    },
  },
})

/** Runs the generator in development after changes of configs, messages, records or schemas; problems appear as an overlay. */
function pagesConfig(): Plugin {
  let timer: NodeJS.Timeout | undefined
  let problems: string | undefined
  // The worker loads the schemas on start: it is restarted after a change of code.
  const generator = startGeneratorWorker(projectRoot)
  const isCode = (file: string) =>
    ['site/data', 'generator'].some((folder) => file.startsWith(join(projectRoot, folder))) ||
    file.endsWith('.schema.ts')
  // Pages get the messages that their code references.
  const messageSource = /^\/site\/(app|sections|server)\/(?!.*\.(test|css|examples)\.).*\.tsx?$/
  // Output of the generator is ignored.
  const outputs = ['pages-config/MANUAL.md', 'pages-config/schema', 'pages-config/translated']
  const isSource = (file: string) =>
    (file.startsWith(join(projectRoot, 'pages-config')) &&
      !outputs.some((output) => file.startsWith(join(projectRoot, output)))) ||
    isCode(file) ||
    messageSource.test(file.slice(projectRoot.length))
  const showProblems = ({ environments }: ViteDevServer) => {
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
    showProblems(server)
  }
  return {
    name: 'pages-config',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(
        ['pages-config', 'design-system', 'generator'].map((name) => join(projectRoot, name)),
      )
      server.watcher.on('all', (_, file) => {
        if (!isSource(file)) return
        if (isCode(file)) generator.renew()
        clearTimeout(timer)
        timer = setTimeout(() => void regenerate(server), 50)
      })
      server.httpServer?.once('close', generator.renew)
      // Warms up the worker for the first change.
      afterFirstPage(server, () => void regenerate(server))
      // Pages loaded while there are problems show the overlay, too.
      server.environments.client.hot.on('vite:client:connect', () => showProblems(server))
    },
    /** Reloads the browser after changes of server code, as most pages are only rendered on the server. */
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr') return
      // Compiled styles do not depend on token modules: changed tokens require a restart.
      if (/design-system\/(tokens|theme|styles)\//.test(file)) void server.restart()
      else if (modules.length > 0) server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

/** Returns true for modules that render documents; prerendering uses digests of their code to detect changes. */
const rendersDocuments = (file: string) =>
  file === 'root.tsx' || file === 'entry.server.tsx' || file.startsWith('generated/pages/')

export default defineConfig({
  plugins: [
    pageStyleSheets(import.meta.dirname),
    vanillaExtractPlugin(),
    inlineDefaultSizes(new Set(Object.keys(sizeValues(theme.sizes ?? {})))),
    reactRouter(),
    shell(),
    withoutMessageParser(),
    pagesConfig(),
    devAddresses(),
    devDocumentsPlugin(),
    devShareImagesPlugin(),
    codeDigests(import.meta.dirname, rendersDocuments),
  ],
  // A port in use is an error; Vite would silently choose another.
  server: { strictPort: true },
  optimizeDeps: {
    include: [
      '@radix-ui/react-dialog',
      '@radix-ui/react-tabs',
      'effect',
      'react-dom/client',
      'react-intl',
    ],
  },
  // The folder also contains prerendered pages; `scripts/build.ts` removes the bundles itself.
  build: {
    emptyOutDir: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The shell script is part of every page: it names only the imports of chunks that visitors wait for.
      resolveDependencies: (file, imports, { hostId }) =>
        hostId.startsWith('assets/shell-') && !/\/(islands|enhanceForm)-/.test(file) ? [] : imports,
    },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Calls that name functions for debuggers would prevent tree shaking.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            codeSplitting: {
              // Groups keep islands from loading the whole design system.
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                {
                  // Small components shared by islands: one chunk is smaller than many.
                  name: 'parts',
                  test: /design-system\/components\/(Button|Disclosure|Icon\/(energy|Icon|controls)|Numeral|Link\/LinkProvider|ScrollRegion|Spinner|Text|VisuallyHidden)[./]|design-system\/(nativeProps|useHydrated)\.ts|site\/sections\/parts\/FigureNumeral\.tsx/,
                  priority: 1,
                },
                { name: 'locales', test: /site\/data\/locale\/locales\.ts/, priority: 2 },
                {
                  name: 'forms',
                  test: /site\/(data\/forms\/fieldRule|sections\/forms\/(afterPress|draft))\.ts$/,
                  priority: 1,
                },
                {
                  name: 'client',
                  test: /site\/(app\/client\/(client|siteClient|storedLanguage)|data\/locale\/apiLanguage)\.ts/,
                  priority: 1,
                },
                {
                  name: 'tabs',
                  // Together with its dependencies; those of the dialog are loaded separately.
                  test: /design-system\/components\/Tabs\/|node_modules\/@radix-ui\/react-tabs\//,
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
