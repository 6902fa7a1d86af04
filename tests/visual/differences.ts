import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveAriaSnapshot } from './ariaSnapshot.ts'
import { ariaSnapshotExtension } from './outline.ts'
import { accept, type VisualDifference, kept, out } from './picture.ts'

/** Reads the differences of the last run, sorted by picture name. */
export function readDifferences(from: string = out): readonly VisualDifference[] {
  if (!existsSync(from)) return []
  return readdirSync(from)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(from, name), 'utf8')) as VisualDifference)
}

/** Accepts the changed parts of a difference: the picture, the outline or both. */
export async function acceptDifference(
  { name, changed }: Pick<VisualDifference, 'name' | 'changed'>,
  from: string = out,
  to: string = kept,
): Promise<void> {
  const read = (ending: string) => readFileSync(join(from, `${name}.actual${ending}`))
  if (changed.includes('picture')) await accept(name, read('.png'), to)
  if (changed.includes('outline'))
    saveAriaSnapshot({ name }, read(ariaSnapshotExtension).toString(), to)
}
