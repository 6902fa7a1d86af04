import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the project. */
export interface ProjectFile {
  /** Path from the repository root, with `/`. */
  readonly path: string
  /** Size in bytes. */
  readonly size: number
  /** Text; empty for binary files. */
  readonly text: string
}

/** Files by path. */
export type Project = ReadonlyMap<string, ProjectFile>

/** A violation of a rule. */
export interface RuleViolation {
  readonly path: string
  /** Line, counted from 1. */
  readonly line: number
  readonly what: string
}

/** Checks a whole project and returns the violations. */
export type ArchitectureRule = (project: Project) => readonly RuleViolation[]

const textFile = /\.(tsx?|jsx?|mjs|css|json|md|svg|html|ya?ml)$|(^|\/)[^.]+$|(^|\/)\.[^/]+$/
const source = /\.(tsx?|jsx?|mjs)$/

export const isSourcePath = (path: string): boolean => source.test(path)
/** True for tests beside the source. */
export const isTestPath = (path: string): boolean => /\.test\.tsx?$/.test(path)

/** Builds a project from texts by path. */
export const createTestProject = (texts: Readonly<Record<string, string>>): Project =>
  new Map(
    Object.entries(texts).map(([path, text]) => [
      path,
      { path, text, size: Buffer.byteLength(text) },
    ]),
  )

/** Reads the files below a folder that git does not ignore, and the generated code. */
export function readProject(root: string): Project {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== '' && line !== 'site/generated')
  const skip = new Set(['.git', ...ignored])
  const project = new Map<string, ProjectFile>()
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (skip.has(path) || skip.has(entry.name)) continue
      if (entry.isDirectory()) walk(path)
      else if (entry.isFile()) project.set(path, readFile(root, path))
    }
  }
  walk('')
  return project
}

function readFile(root: string, path: string): ProjectFile {
  const full = join(root, path)
  return {
    path,
    size: statSync(full).size,
    text: textFile.test(path) ? readFileSync(full, 'utf8') : '',
  }
}

/** Returns the line of a position in a text, counted from 1. */
export const findLineNumber = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length
