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
  /** What stands behind the words, e.g. `<from> <to>`. */
  readonly parameters: readonly string[]
  /** One line for `--help`. */
  readonly about: string
  readonly run: (parameters: readonly string[], context: Context) => Outcome | Promise<Outcome>
}

/** A command that could not do what it was asked for: what is wrong and what to do. */
export const refused = (what: string, fix: string): Outcome => ({
  status: 1,
  text: `${what}\n  ${fix}\n`,
  data: { problem: what, fix },
})
