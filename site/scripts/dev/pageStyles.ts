import { hash } from 'node:crypto'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'

const styleSheetPath = '/@page-styles/'
const isStyleSheet = (url: string): boolean => /\.css(\?|$)/.test(url)

/** Serves the style sheets of pages that are rendered in development, one for each page. */
export class DevPageStyleSheets {
  readonly #server
  readonly #sheets = new Map<string, string>()

  constructor(server: ViteDevServer) {
    this.#server = server
    server.middlewares.use(styleSheetPath, (request, response, next) => {
      const css = this.#sheets.get((request.url ?? '').slice(1).replace(/\?.*$/, ''))
      if (css === undefined) return next()
      response.setHeader('Content-Type', 'text/css').end(css)
    })
  }

  /** Joins the style sheets that modules import; returns the address, which changes with the content. */
  async join(page: string, files: readonly string[]): Promise<string> {
    const { client } = this.#server.environments
    const texts = (await this.#sheetsOf(files)).map(async (url) => {
      const query = url.includes('?') ? '&direct' : '?direct'
      return (await client.transformRequest(url + query))?.code ?? ''
    })
    const css = (await Promise.all(texts)).join('\n')
    const name = `${encodeURIComponent(page)}.css`
    this.#sheets.set(name, css)
    return `${styleSheetPath}${name}?${hash('sha256', css).slice(0, 12)}`
  }

  /** Lists the style sheets that modules on the server import, in the order of their evaluation. */
  async #sheetsOf(files: readonly string[]): Promise<readonly string[]> {
    const { ssr } = this.#server.environments
    const sheets: string[] = []
    const seen = new Set<EnvironmentModuleNode>()
    const visit = async (node: EnvironmentModuleNode | undefined): Promise<void> => {
      if (node === undefined || seen.has(node)) return
      seen.add(node)
      if (isStyleSheet(node.url)) sheets.push(node.url)
      // A change discards the result while the page is rendered.
      const { deps = [] } = node.transformResult ?? (await ssr?.transformRequest(node.url)) ?? {}
      for (const url of deps) await visit(await ssr?.moduleGraph.getModuleByUrl(url))
    }
    for (const file of files) await visit(ssr?.moduleGraph.getModuleById(file))
    return sheets
  }
}
