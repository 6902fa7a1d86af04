import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importRuleCases } from './imports.cases.ts'
import { createTestProject, readProject, type ArchitectureRule } from './project.ts'
import { folderRuleCases } from './rooms.cases.ts'
import { codeTextRuleCases } from './texts.cases.ts'
import { fileTreeRuleCases } from './tree.cases.ts'

const problemsOf = (rule: ArchitectureRule, project: ReturnType<typeof createTestProject>) =>
  rule(project).map(({ path, line, what }) => `${path}:${line} ${what}`)

const project = readProject(join(import.meta.dirname, '../..'))

describe.each([...importRuleCases, ...folderRuleCases, ...codeTextRuleCases, ...fileTreeRuleCases])(
  '$title',
  ({ rule, invalid, valid }) => {
    it('holds in this project', () => {
      expect(problemsOf(rule, project)).toEqual([])
    })

    it.each(invalid)('reports example %#', (files, problem) => {
      expect(problemsOf(rule, createTestProject(files))).toEqual([problem])
    })

    it('accepts valid code', () => {
      expect(problemsOf(rule, createTestProject(valid))).toEqual([])
    })
  },
)
