import { isError, type Problem } from './problem.ts'
import type { Result } from './result.ts'
import { manual, manualOf, rules } from './rules.ts'

/** `text` for people, `json` and `github` (annotations of a workflow) for machines. */
export type Format = 'text' | 'json' | 'github'

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** How a report is written. */
export interface Look {
  readonly format: Format
  readonly color: boolean
  readonly frame?: boolean
}

/** Prints what a run came to. */
export function print(result: Result, files: ReadonlyMap<string, string>, format: Format): void {
  const isColored = process.stderr.isTTY && !process.env['NO_COLOR']
  const text = report(result, files, { format, color: isColored, frame: true })
  if (format === 'text') process.stderr.write(text)
  else process.stdout.write(text)
}

/** The report as text; `frame` adds the lines around each problem. */
export function report(
  { ok, problems, changed, plan }: Result,
  files: ReadonlyMap<string, string>,
  { format, color, frame: framed = color }: Look,
): string {
  if (format === 'json')
    return `${JSON.stringify({ problems: problems.map(forMachines), changed }, null, 2)}\n`
  if (format === 'github') return problems.map(annotation).join('')
  const paint = color ? (style: number, text: string) => `\x1B[${style}m${text}\x1B[0m` : plainly
  const told = problems.map((problem) => {
    const { file, line, column, code, what, fix } = problem
    const frame = framed ? codeFrame(problem, files.get(file), paint) : ''
    const kind = isError(problem) ? paint(31, code) : `${paint(33, code)} (warning)`
    return `${paint(1, `${file}:${line}:${column}`)}  ${kind}\n${frame}  ${what}\n  ${paint(32, fix)}\n`
  })
  const warnings = problems.filter((problem) => !isError(problem)).length
  const counts = [
    ...(problems.length > warnings ? [plural(problems.length - warnings, 'problem')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ].join(' and ')
  const places = new Set(problems.map(({ file }) => file)).size
  const found = `${told.join('\n')}\n${counts} in ${plural(places, 'file')}`
  if (!ok) return `${found}; nothing was written\nEach code is explained in ${manual}\n`
  const done = `${plural(plan?.pages.length ?? 0, 'page')}, ${plural(changed.length, 'file')} changed\n`
  return problems.length === 0 ? done : `${found}\n${done}`
}

const forMachines = ({ mend: _mend, ...problem }: Problem) => ({
  ...problem,
  severity: rules[problem.code].severity,
  manual: manualOf(problem.code),
})

const plainly = (_style: number, text: string): string => text

function codeFrame(
  { line, column }: Problem,
  text: string | undefined,
  paint: (style: number, text: string) => string,
): string {
  if (text === undefined) return ''
  const lines = text.split(/\r?\n/)
  const from = Math.max(1, line - 1)
  const shown = lines.slice(from - 1, line + 1).map((content, index) => {
    const number = `${from + index}`.padStart(6)
    const pointer = from + index === line ? `\n${' '.repeat(column + 8)}${paint(31, '^')}` : ''
    return `${paint(2, `${number} | `)}${content.slice(0, 160)}${pointer}`
  })
  return `${shown.join('\n')}\n`
}

function annotation(problem: Problem): string {
  const { file, line, column, code, what, fix } = problem
  const data = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${rules[code].severity} file=${property(file)},line=${line},col=${column},title=${property(code)}::${data(`${what} ${fix}`)}\n`
}
