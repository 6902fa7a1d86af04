import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One file, as the rules see it. */
export interface File {
  /** From the top, with `/`. */
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Empty for files that are no text. */
  readonly text: string
}

/** All files of the project by path; the examples of the tests are projects too. */
export type Project = ReadonlyMap<string, File>

/** A broken rule and where. */
export interface Problem {
  readonly path: string
  /** From 1. */
  readonly line: number
  readonly what: string
}

/** A rule looks at a whole project and says what breaks it. */
export type Rule = (project: Project) => readonly Problem[]

const textFile = /\.(tsx?|jsx?|mjs|css|json|md|svg|html|ya?ml)$|(^|\/)[^.]+$|(^|\/)\.[^/]+$/
const source = /\.(tsx?|jsx?|mjs)$/

export const isSource = (path: string): boolean => source.test(path)
/** Tests beside the source, and the small projects and stand-ins they share. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/fixture\.tsx?$/.test(path)

/** Makes a project of texts by path. */
export const projectOf = (texts: Readonly<Record<string, string>>): Project =>
  new Map(
    Object.entries(texts).map(([path, text]) => [
      path,
      { path, text, size: Buffer.byteLength(text) },
    ]),
  )

/** Reads the project below a folder: what git would hold, and the generated code, which obeys the same rules. */
export function readProject(root: string): Project {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== '' && line !== 'site/generated')
  const skip = new Set(['.git', ...ignored])
  const project = new Map<string, File>()
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

function readFile(root: string, path: string): File {
  const full = join(root, path)
  return {
    path,
    size: statSync(full).size,
    text: textFile.test(path) ? readFileSync(full, 'utf8') : '',
  }
}

/** Line of a position in a text, from 1. */
export const lineAt = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length
