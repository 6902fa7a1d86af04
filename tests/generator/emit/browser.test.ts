import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type FixtureConfigChange,
  validFixtureProject,
  createFixtureSources,
} from '../../fixtures/pageConfigs.ts'
import { readImportGraph } from '#generator/commands/importGraph.ts'
import { emitSiteFiles } from '#generator/emit/index.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import { createSitePlan } from '#generator/plan/plan.ts'

const graph = readImportGraph(join(import.meta.dirname, '../../..'))

/** Returns the files that client scripts of content pages import, directly or transitively. */
function clientImports(): readonly string[] {
  const found = new Set(
    [...graph.keys()].filter(
      (file) =>
        (/^site\/app\/(shell\/|consent\/|pages\/islands\.ts$)/.test(file) &&
          !file.includes('.server.')) ||
        file.endsWith('.island.tsx'),
    ),
  )
  for (const file of found) for (const one of graph.get(file) ?? []) found.add(one)
  return [...found]
}

/** Returns the generated files of a site with `count` additional built pages. */
function generatedFiles(count: number): ReadonlyMap<string, string> {
  const page = { ...(validFixtureProject['pages/about-us.json'] as object), redirectFrom: [] }
  const pages = Array.from({ length: count }, (_, index): FixtureConfigChange => [
    `pages/more-${index}.json`,
    [],
    page,
  ])
  const { project } = decodeAndCheckSources(createFixtureSources(...pages))
  const plan = createSitePlan(project)
  expect(plan.pages.filter(({ mode }) => mode === 'built').length).toBeGreaterThanOrEqual(count)
  return emitSiteFiles(plan, project).files
}

test('client scripts do not grow with the number of pages', () => {
  const [few, many] = [generatedFiles(10), generatedFiles(100)]
  const loaded = clientImports().flatMap((file) => /^#generated\/(.*)$/.exec(file)?.[1] ?? [])
  expect(loaded.toSorted()).toEqual(['consentWords.ts', 'islands.ts', 'scriptWords.ts'])
  // Documents contain the speculation rules and the names of their fonts.
  for (const name of [...loaded, 'speculation.ts', 'theme.ts', 'placeholders.css', 'pictures.ts'])
    expect([name, many.get(name)]).toEqual([name, few.get(name)])
  const sizes = [few, many].map((files) => files.get('pageUses.json')?.length ?? 0)
  expect(sizes[1]).toBeGreaterThan(5 * (sizes[0] ?? 0))
})
