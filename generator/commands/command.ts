import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Format } from '../report.ts'

/** What a command works with. */
export interface Context {
  /** Absolute path of the repository. */
  readonly top: string
  /** `text` for people, anything else for machines. */
  readonly format: Format
}

/** What a command has to say. */
export interface Outcome {
  /** 0 if it did what it was asked for. */
  readonly status: 0 | 1 | 2
  /** Printed for people. */
  readonly text: string
  /** Printed for machines instead. */
  readonly data: unknown
}

/** Something `npm run generate` can do beside generating. */
export interface Command {
  /** Words that call it, e.g. `rename page`. */
  readonly name: string
  /** What stands behind the words, e.g. `<from> <to>`; `[chapter]` may be left out. */
  readonly parameters: readonly string[]
  /** One line for `--help`. */
  readonly about: string
  readonly run: (parameters: readonly string[], context: Context) => Outcome | Promise<Outcome>
}

/** Whether a command can be called with so many parameters. */
export const takes = ({ parameters }: Command, given: readonly string[]): boolean =>
  given.length <= parameters.length &&
  given.length >= parameters.filter((name) => !name.startsWith('[')).length

/** What a command says, as it was asked for. */
export function said({ status, text, data }: Outcome, format: Format): string {
  if (format === 'json') return `${JSON.stringify(data, null, 2)}\n`
  if (format === 'text') return text
  const line = text.trimEnd().replaceAll('%', '%25').replaceAll('\n', '%0A')
  return `::${status === 0 ? 'notice' : 'error'}::${line}\n`
}

/** A command that could not do what it was asked for: what is wrong and what to do. */
export const refused = (what: string, fix: string): Outcome => ({
  status: 1,
  text: `${what}\n  ${fix}\n`,
  data: { problem: what, fix },
})

/** Writes a file of a command's result. */
export function put(top: string, name: string, text: string): void {
  mkdirSync(dirname(join(top, name)), { recursive: true })
  writeFileSync(join(top, name), text)
}
