import { parseFile, type SourceFile } from './source.ts'
import { type ComponentProp, listPropsOfNamedType } from './types.ts'

/** A type that a prop mentions, such as `TabItem`. */
export interface MentionedObjectType {
  readonly name: string
  readonly fields: readonly ComponentProp[]
}

/**
 * Lists the object types that a printed type mentions, followed by those that their fields mention, each once among the names in `seen`.
 * Props of other components and types with arguments are left out.
 */
export function listMentionedObjectTypes(
  type: string,
  source: SourceFile,
  seen: Set<string>,
): readonly MentionedObjectType[] {
  return Array.from(type.matchAll(/\b[A-Z]\w+\b(?!<)/g), ([name]) => name).flatMap((name) => {
    if (seen.has(name) || name.endsWith('Props')) return []
    const fields = listPropsOfNamedType(name, source)
    if (fields.length === 0) return []
    seen.add(name)
    const home = findSourceOfType(name, source)
    return [
      { name, fields },
      ...fields.flatMap((field) => listMentionedObjectTypes(field.type, home, seen)),
    ]
  })
}

/** Finds the file that declares a type, through its imports. */
function findSourceOfType(name: string, source: SourceFile): SourceFile {
  const from = source.imported.get(name)
  return from ? findSourceOfType(from.name, parseFile(from.path)) : source
}
