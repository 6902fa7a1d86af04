import { join } from 'node:path'
import { parseSync } from 'vite'
import { readFileSync } from 'node:fs'
import { parseComponentSource } from './component.ts'
import { listObjectKeys } from './keys.ts'
import { parseFile } from './source.ts'
import { listStringLiterals, listPropsOfNamedType, formatType } from './types.ts'

/** An export of the index. */
export interface IndexModuleExport {
  readonly name: string
  readonly isType: boolean
  readonly path: string
}

/** Lists all exports of an index file. */
export function listExports(index: string): readonly IndexModuleExport[] {
  const { module } = parseSync(index, readFileSync(index, 'utf8'))
  return module.staticExports
    .flatMap(({ entries }) =>
      entries.flatMap(({ exportName, moduleRequest, isType }) =>
        exportName.name && moduleRequest
          ? [{ name: exportName.name, isType, path: join(index, '..', moduleRequest.value) }]
          : [],
      ),
    )
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
}

/** Prints the public surface of a design system: every export with its props and their values. */
export const formatPublicSurface = (index: string): string =>
  listExports(index)
    .map(({ name, isType, path }) => (isType ? typeEntry(name, path) : valueEntry(name, path)))
    .filter((entry) => entry !== '')
    .join('\n')

interface Line {
  readonly name: string
  readonly optional: boolean
  readonly type: string
}

const lines = (props: readonly Line[]): string =>
  props
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, optional, type }) => `  ${name}${optional ? '?' : ''}: ${type}\n`)
    .join('')

function valueEntry(name: string, path: string): string {
  const component = parseComponentSource(path, name)
  if (component && /^[A-Z]/.test(name)) return `${name}\n${lines(component.props)}`
  const keys = component ? undefined : listObjectKeys([name], parseFile(path))
  return keys ? `${name}: ${keys.join(', ')}\n` : `${name}\n`
}

function typeEntry(name: string, path: string): string {
  // Props types are printed with their component.
  if (parseComponentSource(path, name.replace(/Props$/, ''))) return ''
  const props = listPropsOfNamedType(name, parseFile(path))
  if (props.length > 0) return `type ${name}\n${lines(props)}`
  const declaration = parseFile(path).declared.get(name)
  if (declaration?.type !== 'TSTypeAliasDeclaration') return `type ${name}\n`
  const values = listStringLiterals(declaration.typeAnnotation, parseFile(path))
  return `type ${name} = ${values.length > 0 ? values.join(' | ') : formatType(declaration.typeAnnotation, parseFile(path))}\n`
}
