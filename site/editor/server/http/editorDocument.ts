import type { DocumentAssetUrls } from './bundle.ts'

const noFiles: DocumentAssetUrls = { script: '', imports: [], styles: [] }

/** Files of a document, and those of the documents that it will frame. */
interface EditorDocumentOptions {
  readonly key: string
  /** Tells the project apart from others whose editors have the same address. */
  readonly project: string
  readonly files: DocumentAssetUrls | undefined
  readonly framed?: DocumentAssetUrls | undefined
}

/** Returns the HTML of a document of the editor. */
export function createEditorDocument({
  key,
  project,
  files = noFiles,
  framed = noFiles,
}: EditorDocumentOptions): string {
  const links = [
    ...files.styles.map((url) => `<link rel="stylesheet" href="${url}" />`),
    ...files.imports.map((url) => `<link rel="modulepreload" href="${url}" />`),
    ...framed.styles.map((url) => `<link rel="preload" as="style" href="${url}" />`),
    ...[...framed.imports, framed.script]
      .filter(Boolean)
      .map((url) => `<link rel="modulepreload" href="${url}" />`),
  ]
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="editor-key" content="${key}" />
    <meta name="editor-project" content="${project}" />
    <title>Page editor</title>
    ${[...new Set(links)].join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${files.script}"></script>
  </body>
</html>
`
}

/** Document that asks for the key of the printed address. It stays at the hash, which names a page. */
export const editorKeyPromptDocument = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Page editor</title>
  </head>
  <body>
    <main>
      <h1>Page editor</h1>
      <p>The terminal of <code>npm run studio</code> shows an address with a key.</p>
      <form>
        <label>Key <input name="key" autocomplete="off" required autofocus /></label>
        <button>Open</button>
      </form>
    </main>
  </body>
</html>
`

/** Headers of the document that asks for the key: it runs nothing, and no site frames it. */
export const editorKeyPromptHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
} as const

/** Headers of the documents: no code but that of the editor runs, and no other site frames it. */
export const editorDocumentHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
} as const

/** Headers of a file of the bundle, whose name changes with its content. */
export const editorBundleHeaders = (type: string) =>
  ({
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  }) as const
