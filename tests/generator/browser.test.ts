import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Change, goodProject, sourcesOf } from '#generator/checks/fixture.ts'
import { readImportGraph } from '#generator/commands/importGraph.ts'
import { emit } from '#generator/emit/index.ts'
import { inspect } from '#generator/index.ts'
import { makePlan } from '#generator/plan.ts'

const graph = readImportGraph(join(import.meta.dirname, '../..'))

/** What the scripts of content pages are made of, directly or through others. */
function inBrowsers(): readonly string[] {
  const found = new Set(
    [...graph.keys()].filter(
      (file) => /^site\/app\/(shell\/|islands\.ts$)/.test(file) || file.endsWith('.island.tsx'),
    ),
  )
  for (const file of found) for (const one of graph.get(file) ?? []) found.add(one)
  return [...found]
}

/** What is written for a site with so many more pages, all of them built once. */
function emitted(count: number): ReadonlyMap<string, string> {
  const page = { ...(goodProject['pages/about-us.json'] as object), redirectFrom: [] }
  const pages = Array.from({ length: count }, (_, index): Change => [`pages/more-${index}.json`, [], page]) // prettier-ignore
  const { project } = inspect(sourcesOf(...pages))
  const plan = makePlan(project)
  expect(plan.pages.filter(({ mode }) => mode === 'built').length).toBeGreaterThanOrEqual(count)
  return emit(plan, project).generated.files
}

test('what a browser loads stays the same, however many pages there are', () => {
  const [few, many] = [emitted(10), emitted(100)]
  const loaded = inBrowsers().flatMap((file) => /^#generated\/(.*)$/.exec(file)?.[1] ?? [])
  expect(loaded.toSorted()).toEqual(['islands.ts', 'scriptWords.ts'])
  // Documents carry the rules of what may be loaded ahead, and the names of their fonts.
  for (const name of [...loaded, 'speculation.ts', 'theme.ts', 'placeholders.css', 'pictures.ts'])
    expect([name, many.get(name)]).toEqual([name, few.get(name)])
  const sizes = [few, many].map((files) => files.get('pageUses.json')?.length ?? 0)
  expect(sizes[1]).toBeGreaterThan(5 * (sizes[0] ?? 0))
})
