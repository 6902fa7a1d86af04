import { type Code, rules } from './rules.ts'

/** Something an author must mend, told as data; `report.ts` prints it. */
export interface Problem {
  /** Permanent name of the rule. */
  readonly code: Code
  /** Path of the file from the top of the repository. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in characters. */
  readonly column: number
  /** Where in the JSON, e.g. `sections[0].title`; empty for the whole file. */
  readonly path: string
  /** What is wrong, in the author's words. */
  readonly what: string
  /** What to do. */
  readonly fix: string
  /** The known name that was most likely meant. */
  readonly nearest?: string
  /** What `--fix` writes instead: so many characters from an offset on become this text. */
  readonly mend?: { readonly offset: number; readonly length: number; readonly text: string }
}

/** A rule's finding before it has a position. */
export type Finding = Pick<Problem, 'code' | 'what' | 'fix' | 'nearest'>

/** Whether a problem stops a run. */
export const isError = ({ code }: Problem): boolean => rules[code].severity === 'error'

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts by file, then position, then code, so that a run always tells the same story. */
export const compareProblems = (a: Problem, b: Problem): number =>
  order(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  order(a.code, b.code) ||
  order(a.what, b.what)
