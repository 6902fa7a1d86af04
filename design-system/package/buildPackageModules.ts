import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { cascadeLayerOrderRule, cascadeLayers } from '../styles/layers.ts'
import { cssNamePrefix } from '../tokens/cssNamePrefix.ts'

const designSystem = join(import.meta.dirname, '..')

const index = join(designSystem, 'index.ts')

/** Sources of the entries by name. */
const entries = {
  index,
  ...Object.fromEntries(
    ['theme', 'behaviour', 'tokens', 'fonts'].map((name) => [
      name,
      join(import.meta.dirname, `${name}.ts`),
    ]),
  ),
  base: join(designSystem, 'styles/global.css.ts'),
  'components/Icon/icons': join(designSystem, 'components/Icon/icons.ts'),
}

type Output = Rolldown.RolldownOutput['output']

/** Modules of the package with the style sheets that each needs. */
export interface BuiltPackageModules {
  /** Code of modules and text of style sheets by path. */
  readonly files: ReadonlyMap<string, string>
  /** Lists the style sheets of a module and of all that it imports, in cascade order. */
  readonly styleSheetsOf: (module: string) => readonly string[]
}

/** Compiles the design system module by module, so that bundlers leave out what is not imported. */
export async function buildPackageModules(): Promise<BuiltPackageModules> {
  const result = await build({
    root: designSystem,
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'error',
    // Bundlers of the package's users replace it.
    define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      vanillaExtractPlugin({ identifiers: ({ hash }) => `${cssNamePrefix}${hash}` }),
      componentLayer,
      styleImports,
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: {
        external: [/^react(-dom)?($|\/)/, /^@radix-ui\//],
        output: {
          preserveModules: true,
          preserveModulesRoot: designSystem,
          entryFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const chunks = new Map(output.map((file) => [file.fileName, file]))
  const files = new Map(
    output.map((file) => [
      cleanName(file.fileName),
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  )
  // Rolldown would make an object of all icons, of which bundlers leave out nothing.
  files.set('index.js', await stripTypes(index))
  return {
    files,
    styleSheetsOf: (module) => styleSheetsOf(module, chunks),
  }
}

async function stripTypes(path: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
  return code.replaceAll(/\.tsx?(?=['"];)/g, '.js')
}

const cleanName = (fileName: string) => fileName.replace('.css.ts.vanilla.css', '.css')

/** Puts the styles of components into their layer; base rules are in one already. */
const componentLayer: Plugin = {
  name: 'component-layer',
  enforce: 'pre',
  transform: {
    filter: { id: /\.vanilla\.css/ },
    handler(code, id) {
      const isComponent = !/\/(styles\/(base|fonts|layers)|theme\/modes)\.css/.test(id)
      const css = isComponent ? `@layer ${cascadeLayers.components} {\n${code}\n}\n` : code
      return { code: `${cascadeLayerOrderRule}\n${css}`, map: null }
    },
  },
}

/** Lets each module import its style sheets, which Vite extracts, through `imports` of the manifest. */
const styleImports: Plugin = {
  name: 'style-imports',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const sheets = [...(file.viteMetadata?.importedCss ?? [])].map(
          (sheet) => `import '#css/${cleanName(sheet)}'\n`,
        )
        file.code = sheets.join('') + file.code.replace(/^\/\* empty css\s*\*\/\n/gm, '')
      }
    },
  },
}

function styleSheetsOf(module: string, chunks: ReadonlyMap<string, Output[number]>) {
  const seen = new Set<string>()
  const sheets = new Set<string>()
  const visit = (fileName: string): void => {
    const file = chunks.get(fileName)
    if (file?.type !== 'chunk' || seen.has(fileName)) return
    seen.add(fileName)
    file.imports.forEach(visit)
    for (const sheet of file.viteMetadata?.importedCss ?? []) sheets.add(cleanName(sheet))
  }
  visit(module)
  return [...sheets]
}
