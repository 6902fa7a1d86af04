import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import {
  type ProjectFile,
  isSourcePath,
  findLineNumber,
  type RuleViolation,
  type Project,
} from './project.ts'

/** An import statement, re-export or dynamic import. */
export interface ImportStatement {
  readonly from: string
  readonly line: number
  /** Module specifier in the source. */
  readonly specifier: string
  /** Path from the repository root for the project's own files, `node:fs` or a package's name with sub-path for others. */
  readonly target: string
  readonly own: boolean
  /** True if it only imports types, which loads nothing at run time. */
  readonly typeOnly: boolean
}

const names = new Map([
  ['#design-system', 'design-system/index.ts'],
  ['#design-system/', 'design-system/'],
  ['#sections/', 'site/sections/'],
  ['#data/', 'site/data/'],
  ['#app/', 'site/app/'],
  ['#generated/', 'site/generated/'],
  ['#built/', 'site/dist/server/'],
  ['#server/', 'site/server/'],
  ['#editor/', 'site/editor/'],
  ['#scripts/', 'site/scripts/'],
  ['#generator/', 'generator/'],
  ['#pages-config/', 'pages-config/'],
  ['#tests/', 'tests/'],
])

/** Returns every import and re-export of a project's sources, including types. */
export const listImports = (project: Project): readonly ImportStatement[] =>
  [...project.values()].filter(({ path }) => isSourcePath(path)).flatMap(fileImports)

/** Reports `#names` of package.json that differ from the table above. */
export function packageImportsRule(project: Project): readonly RuleViolation[] {
  const file = project.get('package.json')
  if (!file) return []
  const { imports = {} } = JSON.parse(file.text) as {
    imports?: Record<string, string | { default: string }>
  }
  return Object.entries(imports).flatMap(([name, to]) => {
    const path = typeof to === 'string' ? to : to.default
    const known = names.get(name.replace('*', ''))
    return `./${known}` === path.replace('*', '')
      ? []
      : [
          {
            path: file.path,
            line: 1,
            what: `imports: ${name} means ${path}, the rules say ${known}`,
          },
        ]
  })
}

function fileImports({ path, text }: ProjectFile): readonly ImportStatement[] {
  const { module } = parseSync(path, text)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? { ...moduleRequest, typeOnly: isType } : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const value = /^(['"`])([^$]*)\1$/.exec(
        text.slice(moduleRequest.start, moduleRequest.end),
      )?.[2]
      return value === undefined ? [] : [{ value, start: moduleRequest.start, typeOnly: false }]
    }),
  ]
  return found.map(({ value, start, typeOnly }) => ({
    from: path,
    line: findLineNumber(text, start),
    specifier: value,
    typeOnly,
    ...resolve(path, value),
  }))
}

function resolve(
  from: string,
  specifierWithQuery: string,
): Pick<ImportStatement, 'target' | 'own'> {
  const specifier = specifierWithQuery.replace(/\?.*$/, '')
  if (specifier.startsWith('.'))
    return { target: posix.join(posix.dirname(from), specifier), own: true }
  if (specifier.startsWith('#')) {
    const name = specifier.includes('/')
      ? specifier.slice(0, specifier.indexOf('/') + 1)
      : specifier
    const folder = names.get(name)
    return { target: folder ? folder + specifier.slice(name.length) : specifier, own: true }
  }
  return {
    target: isBuiltin(specifier) ? `node:${specifier.replace('node:', '')}` : specifier,
    own: false,
  }
}
