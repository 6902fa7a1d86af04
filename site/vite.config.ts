import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import { inlineDefaultSizesPlugin } from '#design-system/theme/css/inlineDefaultSizes.ts'
import { listSizeProperties } from '#design-system/theme/sizes.ts'
import { createClassNameGenerator } from './scripts/build/classNames.ts'
import { shortPropertyNamesPlugin } from '#design-system/theme/css/shortPropertyNames.ts'
import { pageStyleSheetsPlugin } from './scripts/build/pageStyleSheets.ts'
import { listPageImports, pageModulesPlugin } from './scripts/build/pageModules.ts'
import { runtimeDataPlugin } from './scripts/build/runtimeData.ts'
import { codeDigestsPlugin } from './scripts/build/codeDigests.ts'
import { componentImportsPlugin } from './scripts/dev/componentImports.ts'
import { devPagesPlugin } from './scripts/dev/pages.ts'
import { pagesConfigPlugin } from './scripts/dev/pagesConfig.ts'
import { devDocumentsPlugin } from './scripts/dev/documents.ts'
import { theme } from './scripts/siteTheme.ts'
import { devShareImagesPlugin } from './scripts/dev/shareImages.ts'

const entry = 'app/shell/shell.ts'

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
      filter: {
        id: /^virtual:shell$|\/(draft|bindOnce|drawers|menus|themeKey|themeMenu|tooltips)\.ts$/,
      },
      async handler(source, importer) {
        if (source === 'virtual:shell') return virtualId
        // The first scripts of a page have their own copies of modules that islands and forms share: fewer requests and bytes.
        if (!isBuild || !/\/app\/shell\/(shell|enhanceForms)\.ts$|\?shell$/.test(importer ?? ''))
          return undefined
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

/** Excludes the parser of ICU messages from client bundles: messages are parsed on the server. */
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

/** Selects the modules that render documents; prerendering uses digests of their code to detect changes. */
function selectRenderingModules(): (file: string) => boolean {
  const imported = listPageImports(import.meta.dirname).map((name) => name.slice(1))
  const names = new Set(['root.tsx', 'entry.server.tsx', ...imported])
  return (file) => file.startsWith('generated/pages/') || names.has(file)
}

/**
 * Names another config to React Router and vanilla-extract, which load the config again for compilers of their own and need
 * none of these plugins.
 */
const compilerConfigPlugin = (): Plugin => ({
  name: 'compiler-config',
  enforce: 'pre',
  configResolved(config) {
    Object.assign(config, { configFile: join(import.meta.dirname, 'compilers.config.ts') })
  },
})

export default defineConfig(({ command }) => ({
  plugins: [
    compilerConfigPlugin(),
    pageStyleSheetsPlugin(import.meta.dirname),
    vanillaExtractPlugin(
      command === 'build' ? { identifiers: createClassNameGenerator(import.meta.dirname) } : {},
    ),
    inlineDefaultSizesPlugin(new Set(Object.keys(listSizeProperties(theme.sizes ?? {})))),
    shortPropertyNamesPlugin(),
    reactRouter(),
    shell(),
    withoutMessageParser(),
    componentImportsPlugin(),
    pagesConfigPlugin(),
    devPagesPlugin(),
    devDocumentsPlugin(),
    devShareImagesPlugin(),
    runtimeDataPlugin(),
    pageModulesPlugin(import.meta.dirname),
    codeDigestsPlugin(import.meta.dirname, selectRenderingModules),
  ],
  // Records and messages are large: in development Vite would parse them as code.
  json: command === 'serve' ? { stringify: true, namedExports: false } : {},
  // A port in use is an error; Vite would silently choose another.
  server: {
    strictPort: true,
    watch: { ignored: ['**/site/dist/**', '**/site/public/documents/**'] },
  },
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
    // `scripts/build.ts` copies them, whether it has bundled or not.
    copyPublicDir: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The first scripts of a page name only the imports of chunks that visitors wait for.
      resolveDependencies: (file, imports, { hostId }) =>
        /^assets\/(shell|enhanceForms)-/.test(hostId) &&
        !/\/(islands|enhanceForm|searchSuggestions)-/.test(file)
          ? []
          : imports,
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
                  test: /design-system\/components\/(Button|Disclosure|Icon\/(energy|Icon|controls)|Numeral|Link\/LinkProvider|ScrollRegion|Spinner|Text|VisuallyHidden)[./]|design-system\/(nativeProps|behaviour\/useHydrated)\.ts|site\/sections\/parts\/text\/FigureNumeral\.tsx/,
                  priority: 1,
                },
                { name: 'locales', test: /site\/data\/locale\/locales\.ts/, priority: 2 },
                {
                  name: 'forms',
                  test: /site\/(data\/forms\/fieldRule|sections\/forms\/(runAfterPointerPress|draft))\.ts$/,
                  priority: 1,
                },
                {
                  name: 'client',
                  test: /site\/(app\/client\/(client|siteClient|readStoredLanguage)|data\/locale\/apiLanguage)\.ts/,
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
}))
