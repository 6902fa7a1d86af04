import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsCases } from './imports.cases.ts'
import { projectOf, readProject, type Rule } from './project.ts'
import { roomsCases } from './rooms.cases.ts'
import { textsCases } from './texts.cases.ts'
import { treeCases } from './tree.cases.ts'

const problemsOf = (rule: Rule, project: ReturnType<typeof projectOf>) =>
  rule(project).map(({ path, line, what }) => `${path}:${line} ${what}`)

const project = readProject(join(import.meta.dirname, '../..'))

describe.each([...importsCases, ...roomsCases, ...textsCases, ...treeCases])(
  '$title',
  ({ rule, invalid, valid }) => {
    it('holds in this project', () => {
      expect(problemsOf(rule, project)).toEqual([])
    })

    it.each(invalid)('reports example %#', (files, problem) => {
      expect(problemsOf(rule, projectOf(files))).toEqual([problem])
    })

    it('accepts valid code', () => {
      expect(problemsOf(rule, projectOf(valid))).toEqual([])
    })
  },
)
