import { extname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin, type Rolldown } from 'vite'

/** Entry modules of the documents by path. */
const entries = {
  '/': 'site/editor/app/main.tsx',
  '/preview': 'site/editor/preview/main.tsx',
}
export type EditorDocumentPath = keyof typeof entries

/** True for the paths of documents. */
export const isEditorDocumentPath = (path: string): path is EditorDocumentPath =>
  Object.hasOwn(entries, path)

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Initial resources of a document, as URLs. */
export interface DocumentAssetUrls {
  readonly script: string
  /** Scripts that the first one imports. */
  readonly imports: readonly string[]
  readonly styles: readonly string[]
}

/** File of the bundle. */
interface BundleFile {
  readonly body: string | Uint8Array
  /** Media type. */
  readonly type: string
}

/** Scripts and styles of the editor's documents. */
export interface EditorClientBundle {
  /** Returns a file by its URL path. */
  readonly find: (path: string) => BundleFile | undefined
  readonly filesOf: (document: EditorDocumentPath) => DocumentAssetUrls | undefined
  readonly close: () => Promise<void>
}

/**
 * Bundles the documents in memory, and again after a change of their code, which a reload shows. Separate modules would be 800 requests for
 * each opened page.
 */
export async function bundleEditor(top: string): Promise<EditorClientBundle> {
  // React's build for development takes several times as long to render a key. Vite has no option for it.
  process.env['NODE_ENV'] = 'production'
  // Open documents may still load parts of an earlier bundle.
  const files = new Map<string, BundleFile>()
  const documents = new Map<string, DocumentAssetUrls>()
  const keep: Plugin = {
    name: 'felcera-editor-bundle',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          const body = file.type === 'chunk' ? file.code : file.source
          files.set(`/${file.fileName}`, { body, type: mediaTypeOf(file.fileName) })
        }
        for (const [path, module] of Object.entries(entries))
          documents.set(path, documentFiles(bundle, join(top, module)))
        // A build in watch mode writes its files, regardless of `write`.
        for (const name of Object.keys(bundle)) delete bundle[name]
      },
    },
  }
  const watcher = (await build({
    configFile: false,
    root: top,
    publicDir: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin(), keep],
    build: {
      outDir: '.cache/editor/bundle',
      emptyOutDir: false,
      watch: {},
      minify: false,
      target: 'esnext',
      modulePreload: false,
      reportCompressedSize: false,
      assetsDir: 'bundle',
      rolldownOptions: { input: Object.values(entries).map((name) => join(top, name)) },
    },
  })) as Rolldown.RolldownWatcher
  await new Promise<void>((resolve, reject) => {
    watcher.on('event', (event) => {
      if (event.code === 'END') resolve()
      if (event.code !== 'ERROR') return
      // Code with a mistake keeps the last bundle.
      process.stderr.write(`${event.error.message}\n`)
      reject(event.error)
    })
  })
  return {
    find: (path) => files.get(path),
    filesOf: (document) => documents.get(document),
    close: () => watcher.close(),
  }
}

const mediaTypeOf = (name: string): string =>
  contentTypes[extname(name)] ?? 'application/octet-stream'

/** Finds the dependencies of an entry module: chunks and styles in the order of imports. */
function documentFiles(bundle: Rolldown.OutputBundle, module: string): DocumentAssetUrls {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported)
    }
    found.add(chunk)
  }
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId === module,
  )
  if (entry?.type !== 'chunk') throw new Error(`The bundle has no ${module}`)
  visit(entry)
  const chunks = [...found]
  return {
    script: `/${entry.fileName}`,
    imports: chunks.flatMap((chunk) => (chunk === entry ? [] : `/${chunk.fileName}`)),
    styles: chunks.flatMap(({ viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
    ),
  }
}
