import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'

/** A file's text with the mends of its problems; of two that overlap the first is taken. */
export function mended(text: string, problems: readonly Problem[]): string {
  let result = ''
  let from = 0
  const mends = problems.flatMap(({ mend }) => mend ?? []).toSorted((a, b) => a.offset - b.offset)
  for (const { offset, length, text: instead } of mends) {
    if (offset < from) continue
    result += text.slice(from, offset) + instead
    from = offset + length
  }
  return result + text.slice(from)
}

/** Mends the files in which something can be; tells which. */
export function mendFiles(top: string, problems: readonly Problem[]): readonly string[] {
  const byFile = Map.groupBy(
    problems.filter(({ mend }) => mend),
    ({ file }) => file,
  )
  for (const [file, found] of byFile) {
    const path = join(top, file)
    const temporary = `${path}.${process.pid}.tmp`
    writeFileSync(temporary, mended(readFileSync(path, 'utf8'), found))
    renameSync(temporary, path)
  }
  return [...byFile.keys()]
}
