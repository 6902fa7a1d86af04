import type { AppliedAutofix } from './applyAutofixes.ts'
import { isErrorProblem, type ConfigProblem } from './problem.ts'
import type { GenerateResult } from '../run/result.ts'
import { authorManualPath, formatManualLink, configRules } from './rules.ts'

/** `text` for people; `json` and `github` (workflow annotations) for tools. */
export type ReportFormat = 'text' | 'json' | 'github'

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** Options of a report. */
export interface ProblemReportOptions {
  readonly format: ReportFormat
  readonly color: boolean
  readonly frame?: boolean
}

/** Prints the result of a run: text to stderr, other formats to stdout. */
export function printProblemReport(
  result: GenerateResult,
  files: ReadonlyMap<string, string>,
  format: ReportFormat,
): void {
  const isColored = process.stderr.isTTY && !process.env['NO_COLOR']
  const text = formatProblemReport(result, files, { format, color: isColored, frame: true })
  if (format === 'text') process.stderr.write(text)
  else process.stdout.write(text)
}

/** Formats the result of a run; `frame` adds the lines around each problem. */
export function formatProblemReport(
  result: GenerateResult,
  files: ReadonlyMap<string, string>,
  { format, color, frame: framed = color }: ProblemReportOptions,
): string {
  const { ok, problems, changed, corrections, plan, isDry = false } = result
  if (format === 'json')
    return `${JSON.stringify({ problems: problems.map(toJson), changed, ...(corrections && { corrections }) }, null, 2)}\n`
  if (format === 'github')
    return (corrections ?? []).map(notice).join('') + problems.map(annotation).join('')
  const paint = color ? (style: number, text: string) => `\x1B[${style}m${text}\x1B[0m` : unstyled
  const entries = problems.map((problem) => {
    const { file, line, column, code, what, fix } = problem
    const frame = framed ? codeFrame(problem, files.get(file), paint) : ''
    const kind = isErrorProblem(problem) ? paint(31, code) : `${paint(33, code)} (warning)`
    return `${paint(1, `${file}:${line}:${column}`)}  ${kind}\n${frame}  ${what}\n  ${paint(32, fix)}\n`
  })
  const warnings = problems.filter((problem) => !isErrorProblem(problem)).length
  const counts = [
    ...(problems.length > warnings ? [plural(problems.length - warnings, 'problem')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ].join(' and ')
  const places = new Set(problems.map(({ file }) => file)).size
  const found =
    problems.length === 0 ? '' : `${entries.join('\n')}\n${counts} in ${plural(places, 'file')}`
  const head = corrections ? `${listed(corrections, isDry)}\n` : ''
  if (!ok)
    return `${head}${found}; ${outcomeOf(result)}\nEach code is explained in ${authorManualPath}\n`
  const done = isDry
    ? 'Nothing was written\n'
    : `${plural(plan?.pages.length ?? 0, 'page')}, ${plural(changed.length, 'file')} changed\n`
  return `${head}${found === '' ? '' : `${found}\n`}${done}${launchNote(result)}`
}

/** Lists the missing entries of the operator, if there are any. */
function launchNote({
  launch: { operator, counsel } = { operator: [], counsel: [] },
}: GenerateResult) {
  const open = [
    ...(operator.length > 0 ? [`${operator.length} of the operator’s entries`] : []),
    ...(counsel.length > 0 ? [`${plural(counsel.length, 'draft')} for counsel`] : []),
  ]
  return open.length > 0
    ? `Open before launch: ${open.join(' and ')}, see site/deploy/README.md\n`
    : ''
}

/** Describes the outcome of a failed run: which outputs it has written. */
const outcomeOf = ({ corrections = [], isDry }: GenerateResult): string => {
  if (corrections.length === 0 || isDry) return 'nothing was written'
  return corrections.length === 1
    ? 'only the correction above was written'
    : `only the ${corrections.length} corrections above were written`
}

/** Formats corrections as `file:line:column  "old" → "new"`, followed by their number. */
function listed(corrections: readonly AppliedAutofix[], isDry: boolean): string {
  const lines = corrections.map(
    ({ file, line, column, old, new: replacement }) =>
      `${file}:${line}:${column}  ${old} → ${replacement || 'nothing'}\n`,
  )
  const count =
    corrections.length === 0 ? 'No correction is certain' : plural(corrections.length, 'correction')
  return `${lines.join('')}${count}${isDry && corrections.length > 0 ? ', not written: this is a dry run' : ''}\n`
}

const notice = ({ file, line, column, old, new: replacement }: AppliedAutofix): string =>
  `::notice file=${file},line=${line},col=${column},title=corrected::${escaped(`${old} → ${replacement}`)}\n`

const toJson = ({ autofix: _autofix, ...problem }: ConfigProblem) => ({
  ...problem,
  severity: configRules[problem.code].severity,
  manual: formatManualLink(problem.code),
})

const unstyled = (_style: number, text: string): string => text

function codeFrame(
  { line, column }: ConfigProblem,
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

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

function annotation(problem: ConfigProblem): string {
  const { file, line, column, code, what, fix } = problem
  const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${configRules[code].severity} file=${property(file)},line=${line},col=${column},title=${property(code)}::${escaped(`${what} ${fix}`)}\n`
}
