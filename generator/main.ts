import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { formatCommandResult, acceptsParameterCount } from './commands/command.ts'
import { generatorCommands } from './commands/index.ts'
import { getFileSystemErrorPath, getFileSystemErrorReason } from './input/fileErrors.ts'
import { generateSiteFiles } from './index.ts'
import { findNearestName } from './problems/nearest.ts'
import type { ReportFormat } from './problems/report.ts'
import { watchConfigs } from './run/watch.ts'

const synopses = generatorCommands.map(({ name, parameters, about }) => ({
  synopsis: [name, ...parameters].join(' '),
  about,
}))
const maxWidth = Math.max(...synopses.map(({ synopsis }) => synopsis.length))
const usage = `npm run generate -- [command] [options]
Writes site/generated, pages-config/schema and the page author's manual from the page configs in pages-config.
Prints all problems. An error prevents all writing and gives exit code 1; a warning does not.

Commands
${synopses.map(({ synopsis, about }) => `  ${synopsis.padEnd(maxWidth)}  ${about}`).join('\n')}

Options
  --watch            runs again after every change, until it is stopped
  --check            writes nothing; fails if a committed output is out of date
  --strict           warnings fail the run like errors
  --fix              first corrects misspelt names that have one unambiguous correction, and lists the corrections
  --dry-run          with --fix: lists the corrections and the problems that would remain, and writes nothing
  --format <format>  text (default), json or github (annotations of a workflow)
  --help             this text
`
const formats: readonly string[] = ['text', 'json', 'github'] satisfies readonly ReportFormat[]
const isFormat = (value: string): value is ReportFormat => formats.includes(value)
const top = join(import.meta.dirname, '..')

process.exitCode = await run().catch(reportFileError)

/** Prints the file that could not be read or written; rethrows other errors. */
function reportFileError(error: unknown): 1 {
  const reason = getFileSystemErrorReason(error)
  if (reason === undefined) throw error
  const path = relative(top, getFileSystemErrorPath(error) ?? top)
  process.stderr.write(`${path} cannot be read or written: ${reason}\n`)
  return 1
}

async function run(): Promise<number> {
  const options = parseOptions()
  if (!options) return 2
  const { check, watch, strict, fix, format, help, words, 'dry-run': isDry } = options
  if (help) {
    process.stdout.write(usage)
    return 0
  }
  if (!isFormat(format)) return usageError(`--format ${format} is unknown`)
  if (check && watch) return usageError('--check writes nothing, so there is nothing to watch for')
  if (check && fix) return usageError('--check writes nothing, so it corrects nothing')
  if (isDry && (!fix || watch)) return usageError('--dry-run goes with --fix, and without --watch')
  const progress = format === 'text' && process.stderr.isTTY ? { onStep: showStep } : {}
  if (words.length === 0) {
    const { ok } = await generateSiteFiles({
      top,
      check,
      strict,
      fix: isDry ? 'dry-run' : fix,
      format,
      ...progress,
    })
    if (watch) watchConfigs(top, () => generateSiteFiles({ top, strict, format }), untilStopped())
    return ok || watch ? 0 : 1
  }
  const line = words.join(' ')
  const command = generatorCommands.find(({ name }) => line === name || line.startsWith(`${name} `))
  if (!command) {
    const name = nearestCommand(words)
    return usageError(`"${line}" is not a command.${name ? ` Did you mean "${name}"?` : ''}`)
  }
  const parameters = words.slice(command.name.split(' ').length)
  if (check || watch || strict || fix || isDry || !acceptsParameterCount(command, parameters))
    return usageError(`It is called as: ${[command.name, ...command.parameters].join(' ')}`)
  const outcome = await command.run(parameters, { top, format })
  const isForPeople = format === 'text' && outcome.status !== 0
  const out = isForPeople ? process.stderr : process.stdout
  out.write(formatCommandResult(outcome, format))
  return outcome.status
}

/** Shows a step on a line that the next step overwrites; an empty step clears it. */
function showStep(step: string): void {
  process.stderr.write(`\r\u001B[K${step === '' ? '' : `${step} …`}`)
}

/** Returns the command that is nearest to the first words. */
function nearestCommand(words: readonly string[]): string | undefined {
  const all = generatorCommands.map(({ name }) => name)
  return [2, 1]
    .map((count) =>
      findNearestName(
        words.slice(0, count).join(' '),
        all.filter((name) => name.split(' ').length === count),
      ),
    )
    .find((name) => name !== undefined)
}

function untilStopped(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  return stop.signal
}

function parseOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false },
      },
    })
    return { ...values, words: positionals }
  } catch (error) {
    usageError((error as Error).message)
    return undefined
  }
}

function usageError(what: string): 2 {
  process.stderr.write(`${what}\n\n${usage}`)
  return 2
}
