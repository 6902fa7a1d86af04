import { listImports } from './imports.ts'
import type { ArchitectureRule } from './project.ts'

/** Reports import cycles. */
export const importCycleRule: ArchitectureRule = (project) => {
  const imports = Map.groupBy(
    listImports(project).filter(({ own, target }) => own && project.has(target)),
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
