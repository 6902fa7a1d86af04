import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { inlineDefaultSizesPlugin } from '#design-system/theme/css/inlineDefaultSizes.ts'
import { build, type InlineConfig, type Plugin, type PluginOption, type Rolldown } from 'vite'

/** Size of a component alone in bytes after brotli. */
export interface ComponentByteSize {
  /** Script that an island with it loads, without React. */
  readonly script: number
  /** Styles that a page with it loads, without the base styles. */
  readonly style: number
}

const top = join(import.meta.dirname, '../..')
const fileOf = (name: string) => join(top, `design-system/components/${name}/${name}.tsx`)

/** Bundles each component alone and measures the output. */
export async function measureComponentSizes(
  names: readonly string[],
): Promise<ReadonlyMap<string, ComponentByteSize>> {
  const { styles, compiled } = await buildStyles(names)
  const costs = new Map<string, ComponentByteSize>()
  for (const name of names) {
    const [script] = await bundle([name], [withStyles(compiled)])
    const code = script?.type === 'chunk' ? script.code : ''
    costs.set(name, { script: weigh(code), style: weigh(styles.get(name) ?? '') })
  }
  return costs
}

const weigh = (text: string): number => (text === '' ? 0 : brotliCompressSync(text).length)

/** Compiles all styles once, because compilation takes most of the time, and splits them by component. */
async function buildStyles(names: readonly string[]) {
  const compiled = new Map<string, string>()
  const remember: Plugin = {
    name: 'remember-styles',
    enforce: 'post',
    transform(code, id) {
      if (isStyle(id)) compiled.set(id, code)
    },
  }
  const output = await bundle(names, [
    vanillaExtractPlugin({ identifiers: 'short' }),
    inlineDefaultSizesPlugin(new Set()),
    remember,
  ])
  const files = new Map(output.map((file) => [file.fileName, file]))
  const styles = new Map(names.map((name) => [name, styleOf(name, files)]))
  return { styles, compiled }
}

const isStyle = (id: string): boolean => id.endsWith('.css.ts')

/** Serves compiled style files: class names without style sheets. */
const withStyles = (compiled: ReadonlyMap<string, string>): Plugin => ({
  name: 'compiled-styles',
  enforce: 'pre',
  load(id) {
    return isStyle(id) ? compiled.get(id)?.replaceAll(/^import\s+['"].*$/gm, '') : undefined
  },
})

type Output = Rolldown.RolldownOutput['output']

/** Joins the style sheets of all chunks that an entry imports. */
function styleOf(name: string, files: ReadonlyMap<string, Output[number]>): string {
  const entry = [...files.values()].find((file) => file.type === 'chunk' && file.name === name)
  const seen = new Set<string>()
  const sheets = new Set<string>()
  const visit = (fileName: string): void => {
    const file = files.get(fileName)
    if (file?.type !== 'chunk' || seen.has(fileName)) return
    seen.add(fileName)
    file.imports.forEach(visit)
    for (const sheet of file.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  if (entry) visit(entry.fileName)
  return [...sheets]
    .map((sheet) => files.get(sheet))
    .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
    .join('\n')
}

async function bundle(names: readonly string[], plugins: PluginOption[]): Promise<Output> {
  const config = {
    root: top,
    configFile: false,
    publicDir: false,
    // Production build even in tests.
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      cssCodeSplit: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, fileOf(name)])),
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  } satisfies InlineConfig
  const result = await build(config)
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return output
}
