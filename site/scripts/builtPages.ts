import type { Plugin } from 'vite'

const sections = /^import .* from '#(?:sections|app\/page)\b.*$/gm
const named = /^export const (\w+)/gm

/**
 * Nothing hydrates a built page: of its module browsers need the style sheets, and React Router, which compiles every
 * route again to see what it exports, the names. The server's bundle alone holds its code.
 */
export function builtPages(): Plugin {
  let compiledForNames = false
  return {
    name: 'built-pages',
    enforce: 'pre',
    configResolved({ command, isProduction }) {
      // React Router compiles with a server of its own while it builds.
      compiledForNames = isProduction && command === 'serve'
    },
    transform: {
      filter: { id: /\/generated\/pages\/[^?]+\.tsx$/, code: /\bmode: 'built'/ },
      handler(code) {
        if (compiledForNames) return namesOf(code)
        const inBrowsers = this.environment.name === 'client' && this.environment.mode === 'build'
        return inBrowsers ? stylesOf(code) : undefined
      },
    },
  }
}

const stub = 'export default () => null\n'

const namesOf = (code: string): string =>
  Array.from(code.matchAll(named), ([, name]) => `export const ${name} = null\n`).join('') + stub

const stylesOf = (code: string): string =>
  Array.from(code.matchAll(sections), ([line]) => `import ${line.slice(line.lastIndexOf("'#"))}\n`).join('') + 'export const handle = null\n' + stub // prettier-ignore
