import type { ArchitectureRule } from './project.ts'

/** Examples that prove a rule. */
export interface ArchitectureRuleCase {
  readonly rule: ArchitectureRule
  readonly title: string
  /** Small projects that break the rule, each with the problem it must give. */
  readonly invalid: readonly (readonly [files: Readonly<Record<string, string>>, problem: string])[]
  /** A similar project that obeys the rule. */
  readonly valid: Readonly<Record<string, string>>
}

/** Joins lines of a file. */
export const joinLines = (...all: string[]) => all.join('\n')
