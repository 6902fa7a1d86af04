import { array, assert, constantFrom, jsonValue, oneof, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { goodProject, sourcesOf } from '#generator/checks/fixture.ts'
import { emit } from '#generator/emit/index.ts'
import { inspect } from '#generator/index.ts'
import type { Path } from '#generator/json.ts'
import { makePlan } from '#generator/plan.ts'

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) =>
          pathsOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : []
  return [path, ...inside]
}

const places = Object.entries(goodProject).flatMap(([file, value]) =>
  pathsOf(value).map((path) => ({ file, path })),
)
const value = oneof(
  jsonValue(),
  constantFrom('', '/', '#', '{', '<b>', 'constructor', { section: 'constructor' }, undefined),
)

test(
  'whatever stands in the configs, it is told or written, and nothing breaks',
  { timeout: 120_000 },
  () => {
    assert(
      property(array(tuple(constantFrom(...places), value), { maxLength: 3 }), (slips) => {
        const changes = slips.map(([{ file, path }, slip]) => [file, path, slip] as const)
        const { project, problems } = inspect(sourcesOf(...changes))
        if (problems.length === 0) emit(makePlan(project), project)
        for (const { line, column, what, fix } of problems) {
          expect(line * column).toBeGreaterThan(0)
          expect(what).not.toBe('')
          expect(fix).not.toBe('')
        }
      }),
      { numRuns: 300 },
    )
  },
)
