import { importsOf } from './imports.ts'
import type { Rule } from './project.ts'

/** Reports import cycles. */
export const cycleRule: Rule = (project) => {
  const imports = Map.groupBy(
    importsOf(project).filter(({ own, target }) => own && project.has(target)),
    ({ from }) => from,
  )
  const done = new Set<string>()
  const problems: { path: string; line: number; what: string }[] = []
  const visit = (path: string, ancestors: readonly string[]): void => {
    for (const { target, line } of imports.get(path) ?? []) {
      const start = [...ancestors, path].indexOf(target)
      if (start >= 0) {
        const cycle = [...ancestors, path, target].slice(start)
        problems.push({ path, line, what: `closes a circle: ${cycle.join(' -> ')}` })
      } else if (!done.has(target)) visit(target, [...ancestors, path])
    }
    done.add(path)
  }
  for (const path of [...imports.keys()].toSorted()) if (!done.has(path)) visit(path, [])
  return problems
}
