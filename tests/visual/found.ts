import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepHeard } from './heard.ts'
import { heardEnding } from './outline.ts'
import { accept, type Found, kept, out } from './picture.ts'

/** What the last run found, by the name of the picture. */
export function readFound(from: string = out): readonly Found[] {
  if (!existsSync(from)) return []
  return readdirSync(from)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(from, name), 'utf8')) as Found)
}

/** Keeps of a picture and its outline what is not as it was; the other stays untouched. */
export async function acceptFound(
  { name, changes }: Pick<Found, 'name' | 'changes'>,
  from: string = out,
  to: string = kept,
): Promise<void> {
  const read = (ending: string) => readFileSync(join(from, `${name}.actual${ending}`))
  if (changes.picture !== undefined) await accept(name, read('.png'), to)
  if (changes.outline !== undefined) keepHeard({ name }, read(heardEnding).toString(), to)
}
