import { type ProblemCode, configRules } from './rules.ts'

/** A problem in the configs that an author must fix; `report.ts` formats it. */
export interface ConfigProblem {
  /** Permanent code of the rule. */
  readonly code: ProblemCode
  /** Path of the file from the repository root. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in characters. */
  readonly column: number
  /** Path in the JSON, e.g. `sections[0].title`; empty for the whole file. */
  readonly path: string
  /** Description of the problem in the author's terms. */
  readonly what: string
  /** Instruction for the author. */
  readonly fix: string
  /** Nearest known name. */
  readonly nearest?: string
  /** Replacement by `--fix`; only if it is certain. */
  readonly autofix?: Autofix
}

/** A replacement in a file: `length` characters from `offset` become `text`. */
export interface Autofix {
  readonly offset: number
  readonly length: number
  readonly text: string
}

/** A problem without position. */
export interface ProblemWithoutPosition extends Pick<
  ConfigProblem,
  'code' | 'what' | 'fix' | 'nearest'
> {
  /** Name by which `--fix` replaces the value or key. */
  readonly correction?: string
}

/** True if a problem fails the run. */
export const isErrorProblem = ({ code }: ConfigProblem): boolean =>
  configRules[code].severity === 'error'

/** Returns the problems that an earlier run did not report; one that has only moved is the same. */
export function findAddedProblems(
  before: readonly ConfigProblem[],
  after: readonly ConfigProblem[],
): readonly ConfigProblem[] {
  const keyOf = ({ file, code, what }: ConfigProblem) =>
    `${file} ${code} ${what.replaceAll(/:\d+/g, '')}`
  const known = new Set(before.map(keyOf))
  return after.filter((problem) => !known.has(keyOf(problem)))
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Orders by file, position and code, so that reports are deterministic. */
export const compareProblems = (a: ConfigProblem, b: ConfigProblem): number =>
  order(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  order(a.code, b.code) ||
  order(a.what, b.what)
