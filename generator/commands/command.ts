import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ReportFormat } from '../problems/report.ts'

/** Environment of a command. */
export interface GeneratorCommandContext {
  /** Absolute path of the repository. */
  readonly top: string
  /** Output format: `text` for people, the others for tools. */
  readonly format: ReportFormat
}

/** Result of a command. */
export interface GeneratorCommandResult {
  /** Exit code: 0 for success. */
  readonly status: 0 | 1 | 2
  /** Output in the format `text`. */
  readonly text: string
  /** Output in the format `json`. */
  readonly data: unknown
}

/** A subcommand of `npm run generate --`. */
export interface GeneratorCommand {
  /** Words on the command line, e.g. `rename page`. */
  readonly name: string
  /** Parameters after the name, e.g. `<from> <to>`; those in brackets are optional, e.g. `[chapter]`. */
  readonly parameters: readonly string[]
  /** One line for `--help`. */
  readonly about: string
  readonly run: (
    parameters: readonly string[],
    context: GeneratorCommandContext,
  ) => GeneratorCommandResult | Promise<GeneratorCommandResult>
}

/** True if the number of given parameters is valid for the command. */
export const acceptsParameterCount = (
  { parameters }: GeneratorCommand,
  given: readonly string[],
): boolean =>
  given.length <= parameters.length &&
  given.length >= parameters.filter((name) => !name.startsWith('[')).length

/** Formats the result of a command. */
export function formatCommandResult(
  { status, text, data }: GeneratorCommandResult,
  format: ReportFormat,
): string {
  if (format === 'json') return `${JSON.stringify(data, null, 2)}\n`
  if (format === 'text') return text
  const line = text.trimEnd().replaceAll('%', '%25').replaceAll('\n', '%0A')
  return `::${status === 0 ? 'notice' : 'error'}::${line}\n`
}

/** Builds the result of a failed command from the problem and its remedy. */
export const createCommandFailure = (what: string, fix: string): GeneratorCommandResult => ({
  status: 1,
  text: `${what}\n  ${fix}\n`,
  data: { problem: what, fix },
})

/** Writes a file below `top` and creates its folder if needed. */
export function writeProjectFile(top: string, name: string, text: string): void {
  mkdirSync(dirname(join(top, name)), { recursive: true })
  writeFileSync(join(top, name), text)
}
