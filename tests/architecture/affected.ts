import { listImports } from './imports.ts'
import { isSourcePath, isTestPath, type Project } from './project.ts'

/** Sources and tests that depend on changed files. */
export interface AffectedFiles {
  /** Changed files that still exist. */
  readonly changed: readonly string[]
  /** Sources that were changed or import a changed one, directly or not. */
  readonly sources: readonly string[]
  /** Tests to run. */
  readonly tests: readonly string[]
}

/** Files that every test depends on. */
const everywhere = /^(package(-lock)?|tsconfig)\.json$|^tests\/(vitest\.|hangTimeout)/
/** Files that the generator makes modules of. */
const generatorInputs = /^(pages-config|generator|site\/data)\/|\.schema\.ts$/
const generated = 'site/generated/'
const fileAccess = /^node:(fs|child_process)/

/**
 * Returns the files that changes can affect. A changed module affects the tests that import it, directly or not, and
 * those that read files themselves; any other file affects all tests that can read one.
 */
export function findAffectedFiles(paths: readonly string[], project: Project): AffectedFiles {
  const imports = listImports(project)
  const importers = Map.groupBy(imports, ({ target }) => target)
  const imported = Map.groupBy(imports, ({ from }) => from)
  const changed = paths.filter((path) => project.has(path))
  const all = [...project.keys()]
  const starts = new Set(paths)
  if (paths.some((path) => generatorInputs.test(path)))
    for (const path of all) if (path.startsWith(generated)) starts.add(path)
  const reached = reach(starts, (path) => importers.get(path)?.map(({ from }) => from) ?? [])
  const sources = all.filter((path) => reached.has(path) && isSourcePath(path))
  const tests = all.filter(isTestPath)
  if (paths.some((path) => everywhere.test(path))) return { changed, sources, tests }
  const hasData = paths.some((path) => !isSourcePath(path))
  /** Returns true if a test, its helpers or, optionally, the modules that it tests have access to files. */
  const readsFiles = (test: string) => {
    const own = (path: string) =>
      imported.get(path)?.flatMap(({ target, typeOnly }) => (typeOnly ? [] : [target])) ?? []
    const isHelper = (path: string) => path === test || path.startsWith('tests/')
    const closure = reach([test], (path) => (hasData || isHelper(path) ? own(path) : []))
    return [...closure].some((path) => fileAccess.test(path))
  }
  return {
    changed,
    sources,
    tests: paths.length === 0 ? [] : tests.filter((test) => reached.has(test) || readsFiles(test)),
  }
}

/** Returns the start and everything reachable from it. */
function reach(
  starts: Iterable<string>,
  next: (path: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set(starts)
  for (const path of found) for (const one of next(path)) found.add(one)
  return found
}
