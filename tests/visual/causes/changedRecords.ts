import type { ChangedFile } from './changes.ts'

/** Files of records: lists with ids, or objects. */
const recordFile = /^pages-config\/content\/[\w-]+\.json$/

const maxNames = 3

/** Returns the path of a changed file; of records with the ids of the changed ones: `pages-config/content/products.json: ac-charger`. */
export function formatPathWithRecords(path: string, changes: readonly ChangedFile[]): string {
  if (!recordFile.test(path)) return path
  const changed = changes.flatMap(({ before, after }) => {
    const [was, is] = [recordsOf(before), recordsOf(after)]
    return [...new Set([...is.keys(), ...was.keys()])].filter((id) => was.get(id) !== is.get(id))
  })
  const more = changed.length > maxNames ? ` and ${changed.length - maxNames} more` : ''
  return changed.length > 0 ? `${path}: ${changed.slice(0, maxNames).join(', ')}${more}` : path
}

/** Returns the serialized records of a file by id. */
function recordsOf(text: string | undefined): ReadonlyMap<string, string> {
  const file = JSON.parse(text ?? '{}') as object
  const entries = Array.isArray(file)
    ? (file as readonly { readonly id?: string }[]).map((one) => [one.id ?? '', one] as const)
    : Object.entries(file)
  return new Map(entries.map(([id, record]) => [id, JSON.stringify(record)]))
}
