import type { Plugin } from 'vite'

const name =
  /^#?generated\/(?:content|documents|figures|media|messages|pageUses|pictures|routes|searchWords)\.ts$/
/** Files that these modules import, and the table of types. */
const parts =
  /^generated\/(?:messages\/\w+|content|documents|pageHeads|pageUses)\.json$|^generated\/names\.ts$/

/** Returns true for generated files that the server reads when it runs: texts, records and the tables of pages. */
export const isRuntimeDataFile = (file: string): boolean => name.test(file) || parts.test(file)

/**
 * Vite plugin that leaves the generated texts, records and tables out of the server bundle: Node imports them itself, so that a changed
 * one bundles nothing, and the server and its pages share one copy.
 */
export const runtimeDataPlugin = (): Plugin => ({
  name: 'runtime-data',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: { filter: { id: name }, handler: (id) => ({ id, external: true }) },
})
