import { analyse } from 'scslre'
import { parseSync, Visitor } from 'vite'
import {
  type ProjectFile,
  isSourcePath,
  isTestPath,
  findLineNumber,
  type RuleViolation,
  type ArchitectureRule,
} from './project.ts'

/** Requires regular expressions with linear running time, because visitors provide their input. */
export const linearPatternRule: ArchitectureRule = (project) =>
  [...project.values()].filter(isChecked).flatMap(slowPatterns)

const isChecked = ({ path }: ProjectFile) =>
  isSourcePath(path) && /^site\/(app|data|sections|server)\//.test(path) && !isTestPath(path)

function slowPatterns({ path, text }: ProjectFile): readonly RuleViolation[] {
  const problems: RuleViolation[] = []
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      if (analyse({ source: pattern, flags }).reports.length > 0)
        problems.push({
          path,
          line: findLineNumber(text, node.start),
          what: `a pattern that long texts keep busy: /${pattern}/${flags}`,
        })
    },
  })
  visitor.visit(parseSync(path, text).program)
  return problems
}
