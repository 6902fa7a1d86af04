import { analyse } from 'scslre'
import { parseSync, Visitor } from 'vite'
import { type File, isSource, isTest, lineAt, type Problem, type Rule } from './project.ts'

/** Requires regular expressions with linear running time, because visitors provide their input. */
export const patternRule: Rule = (project) =>
  [...project.values()].filter(isChecked).flatMap(slowPatterns)

const isChecked = ({ path }: File) =>
  isSource(path) && /^site\/(app|data|sections|server)\//.test(path) && !isTest(path)

function slowPatterns({ path, text }: File): readonly Problem[] {
  const problems: Problem[] = []
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      if (analyse({ source: pattern, flags }).reports.length > 0)
        problems.push({
          path,
          line: lineAt(text, node.start),
          what: `a pattern that long texts keep busy: /${pattern}/${flags}`,
        })
    },
  })
  visitor.visit(parseSync(path, text).program)
  return problems
}
