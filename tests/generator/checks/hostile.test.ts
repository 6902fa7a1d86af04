import { array, assert, constantFrom, jsonValue, oneof, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { validFixtureProject, createFixtureSources } from '../../fixtures/pageConfigs.ts'
import { emitSiteFiles } from '#generator/emit/index.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import type { JsonPath } from '#generator/input/json.ts'
import { createSitePlan } from '#generator/plan/plan.ts'

function pathsOf(value: unknown, path: JsonPath = []): readonly JsonPath[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) =>
          pathsOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : []
  return [path, ...inside]
}

const places = Object.entries(validFixtureProject).flatMap(([file, value]) =>
  pathsOf(value).map((path) => ({ file, path })),
)
const value = oneof(
  jsonValue(),
  constantFrom('', '/', '#', '{', '<b>', 'constructor', { section: 'constructor' }, undefined),
)

test('arbitrary values in configs never crash the generator', () => {
  assert(
    property(array(tuple(constantFrom(...places), value), { maxLength: 3 }), (slips) => {
      const changes = slips.map(([{ file, path }, slip]) => [file, path, slip] as const)
      const { project, problems } = decodeAndCheckSources(createFixtureSources(...changes))
      if (problems.length === 0) emitSiteFiles(createSitePlan(project), project)
      for (const { line, column, what, fix } of problems) {
        expect(line * column).toBeGreaterThan(0)
        expect(what).not.toBe('')
        expect(fix).not.toBe('')
      }
    }),
    { numRuns: 150 },
  )
})
