import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/**
 * Bundles exports of the package as an application does and returns the bytes after brotli, without React.
 *
 * @param used expression that uses them
 */
export async function measureBundle(
  root: string,
  names: readonly string[],
  used = `{ ${names.join(', ')} }`,
) {
  const entry = 'virtual:entry'
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${root}/entry.js` : undefined),
        load: (id) =>
          id === `${root}/entry.js`
            ? `import { ${names.join(', ')} } from '@felcera/design-system'; export const used = ${used}`
            : undefined,
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const weigh = (ending: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((file) => brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length)
      .reduce((sum, size) => sum + size, 0)
  return { script: weigh('.js'), style: weigh('.css') }
}
