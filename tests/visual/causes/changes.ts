import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../repositoryRoot.ts'

/** A changed file, with both texts for message catalogues and records. */
export interface ChangedFile {
  /** From the top. */
  readonly path: string
  /** True for changes of the working tree. */
  readonly isUncommitted?: boolean
  /** First changed line; 1 for new and binary files. */
  readonly line?: number
  /** Properties in the changed lines of a style file: `paddingInline`. */
  readonly styleProperties?: readonly string[]
  readonly before?: string
  /** Text at the last commit. */
  readonly committed?: string
  readonly after?: string
}

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })

const lines = (text: string) => text.split('\0').filter((line) => line !== '')

/** Returns all changes since a commit, committed or not; throws for an unknown commit. */
export function listFilesChangedSince(since: string): readonly ChangedFile[] {
  const untracked = lines(git('ls-files', '--others', '--exclude-standard', '-z'))
  const uncommitted = new Set([...lines(git('diff', '--name-only', '-z', 'HEAD')), ...untracked])
  const paths = [
    ...lines(git('diff', '--name-only', '-z', '--end-of-options', since, '--')),
    ...untracked,
  ]
  const changedLines = parseChangedLines(
    git('diff', '-U0', '--no-color', '--end-of-options', since, '--'),
  )
  return paths.map((path) => {
    const isUncommitted = uncommitted.has(path)
    const { line = 1, styleProperties = [] } = changedLines.get(path) ?? {}
    if (!/^pages-config\/(messages|content)\/[\w-]+\.json$/.test(path))
      return { path, isUncommitted, line, styleProperties }
    const file = join(repositoryRoot, path)
    return {
      path,
      isUncommitted,
      line,
      before: readTextAtCommit(since, path),
      committed: readTextAtCommit('HEAD', path),
      ...(existsSync(file) && { after: readFileSync(file, 'utf8') }),
    }
  })
}

/** Returns the first changed line of each file of a patch without context, and of style files the properties in changed lines. */
export function parseChangedLines(
  patch: string,
): ReadonlyMap<string, { readonly line: number; readonly styleProperties: readonly string[] }> {
  const found = new Map<string, { line: number; styleProperties: string[] }>()
  let file = ''
  for (const line of patch.split('\n')) {
    // A deleted file is `/dev/null`.
    file = /^\+\+\+ (?:b\/)?(.+)$/.exec(line)?.[1] ?? file
    const [, start] = /^@@ -\S+ \+(\d+)/.exec(line) ?? []
    if (start !== undefined && !found.has(file))
      found.set(file, { line: Math.max(1, Number(start)), styleProperties: [] })
    if (file.endsWith('.css.ts') && /^[+-](?![+-]{2} )/.test(line))
      found
        .get(file)
        ?.styleProperties.push(...Array.from(line.matchAll(/\b[a-zA-Z]+(?=:)/g), String))
  }
  return found
}

/** Returns the oldest of the commits that last changed each of some files; undefined if there are none, or outside of a repository. */
export function findOldestChange(files: readonly string[]): string | undefined {
  try {
    const commits = new Set(files.map((file) => git('log', '-1', '--format=%H', '--', file).trim()))
    commits.delete('')
    const [first] = commits
    return commits.size > 1
      ? git('rev-list', '--no-walk=sorted', ...commits)
          .trim()
          .split('\n')
          .at(-1)
      : first
  } catch {
    // Not a repository, e.g. an archive.
    return undefined
  }
}

/** Returns the text of a file in a commit; `{}` for a new file. */
export function readTextAtCommit(commit: string, path: string): string {
  try {
    return git('show', `${commit}:${path}`)
  } catch {
    // The file is new.
    return '{}'
  }
}
