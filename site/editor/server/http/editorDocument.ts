/** Documents of the editor: the shell, and the page in its frame. */
const entries: ReadonlyMap<string, string> = new Map([
  ['/', '/site/editor/app/main.tsx'],
  ['/preview', '/site/editor/preview/main.tsx'],
])

/** Returns the HTML of a document; undefined for other paths. */
export function editorDocument(path: string, key: string): string | undefined {
  const entry = entries.get(path)
  if (entry === undefined) return undefined
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="editor-key" content="${key}" />
    <title>Page editor</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${entry}"></script>
  </body>
</html>
`
}

/** Document that asks for the key of the printed address. It stays at the hash, which names a page. */
export const keyDocument = `<!doctype html>
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
export const keyDocumentHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
} as const

/** Headers of the documents: no code but that of the editor runs, and no other site frames it. */
export const documentHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' ws:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
} as const
