import { importsOf } from './imports.ts'
import type { Rule } from './project.ts'

/** No file imports itself, by whatever way round. */
export const cycleRule: Rule = (project) => {
  const imports = Map.groupBy(
    importsOf(project).filter(({ own, target }) => own && project.has(target)),
    ({ from }) => from,
  )
  const done = new Set<string>()
  const problems: { path: string; line: number; what: string }[] = []
  const visit = (path: string, way: readonly string[]): void => {
    for (const { target, line } of imports.get(path) ?? []) {
      const start = [...way, path].indexOf(target)
      if (start >= 0) {
        const circle = [...way, path, target].slice(start)
        problems.push({ path, line, what: `closes a circle: ${circle.join(' -> ')}` })
      } else if (!done.has(target)) visit(target, [...way, path])
    }
    done.add(path)
  }
  for (const path of [...imports.keys()].toSorted()) if (!done.has(path)) visit(path, [])
  return problems
}
