import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Autofix, ConfigProblem } from './problem.ts'

/** A correction of `--fix` for its report. */
export interface AppliedAutofix {
  /** Path from the repository root. */
  readonly file: string
  /** Line before any correction, counted from 1. */
  readonly line: number
  readonly column: number
  /** Original text in the file. */
  readonly old: string
  readonly new: string
}

/** Corrected files, and the corrections in the order of the files. */
export interface AutofixResult {
  /** Changed files by path from the repository root. */
  readonly files: ReadonlyMap<string, string>
  readonly corrections: readonly AppliedAutofix[]
}

/** Applies the autofixes of problems in memory; of two that overlap, only the first. */
export function applyAutofixes(
  files: ReadonlyMap<string, string>,
  problems: readonly ConfigProblem[],
): AutofixResult {
  const changed = new Map<string, string>()
  const corrections: AppliedAutofix[] = []
  for (const [file, found] of Map.groupBy(problems, (problem) => problem.file)) {
    const text = files.get(file)
    if (text === undefined) continue
    const applied = withoutOverlaps(found)
    if (applied.length === 0) continue
    let result = ''
    let from = 0
    for (const { line, column, fix } of applied) {
      const end = fix.offset + fix.length
      corrections.push({ file, line, column, old: text.slice(fix.offset, end), new: fix.text })
      result += text.slice(from, fix.offset) + fix.text
      from = end
    }
    changed.set(file, result + text.slice(from))
  }
  return { files: changed, corrections }
}

interface LocatedFix extends Pick<ConfigProblem, 'line' | 'column'> {
  readonly fix: Autofix
}

function withoutOverlaps(problems: readonly ConfigProblem[]): readonly LocatedFix[] {
  const sorted = problems
    .flatMap(({ line, column, autofix: fix }) => (fix ? [{ line, column, fix }] : []))
    .toSorted((a, b) => a.fix.offset - b.fix.offset)
  const kept: LocatedFix[] = []
  for (const located of sorted) {
    const last = kept.at(-1)?.fix
    if (!last || located.fix.offset >= last.offset + last.length) kept.push(located)
  }
  return kept
}

/** Writes corrected files, each atomically by a rename. */
export function writeAutofixedFiles(top: string, { files }: AutofixResult): void {
  for (const [file, text] of files) {
    const path = join(top, file)
    const temporary = `${path}.${process.pid}.tmp`
    writeFileSync(temporary, text)
    renameSync(temporary, path)
  }
}
