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
  const firstLines = firstChangedLines(since)
  return paths.map((path) => {
    const isUncommitted = uncommitted.has(path)
    const line = firstLines.get(path) ?? 1
    if (!/^pages-config\/(messages|content)\/[\w-]+\.json$/.test(path))
      return { path, isUncommitted, line }
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

/** Returns the first changed line of each changed file. */
function firstChangedLines(since: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  let file = ''
  for (const line of git('diff', '-U0', '--no-color', '--end-of-options', since, '--').split(
    '\n',
  )) {
    file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1] ?? file
    const [, start] = /^@@ -\S+ \+(\d+)/.exec(line) ?? []
    if (start !== undefined && !found.has(file)) found.set(file, Math.max(1, Number(start)))
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
