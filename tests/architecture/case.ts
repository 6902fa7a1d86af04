import type { ArchitectureRule } from './project.ts'

/** Test cases of a rule. */
export interface ArchitectureRuleCase {
  readonly rule: ArchitectureRule
  readonly title: string
  /** Small projects that violate the rule, each with the expected problem. */
  readonly invalid: readonly (readonly [files: Readonly<Record<string, string>>, problem: string])[]
  /** A similar project that satisfies the rule. */
  readonly valid: Readonly<Record<string, string>>
}

/** Joins lines of a file. */
export const joinLines = (...all: string[]) => all.join('\n')
