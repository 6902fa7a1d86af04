import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file that differs from what was committed, with its texts where they matter. */
export interface Change {
  /** From the top. */
  readonly path: string
  readonly before?: string
  readonly after?: string
}

export const top = join(import.meta.dirname, '../..')

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, {
    cwd: top,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })

const lines = (text: string) => text.split('\0').filter((line) => line !== '')

/** Everything that differs from a commit, saved or committed; throws if there is no such commit. */
export function changesSince(since: string): readonly Change[] {
  const paths = [
    ...lines(git('diff', '--name-only', '-z', '--end-of-options', since, '--')),
    ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
  ]
  return paths.map((path) => {
    if (!path.startsWith('pages-config/messages/')) return { path }
    const file = join(top, path)
    return {
      path,
      before: textAt(since, path),
      ...(existsSync(file) && { after: readFileSync(file, 'utf8') }),
    }
  })
}

/** The commit that last wrote pictures: what came since is why they differ. */
export function lastPictures(): string | undefined {
  try {
    return git('log', '-1', '--format=%H', '--', 'tests/visual/pictures').trim() || undefined
  } catch {
    // Not a repository, such as an archive of one.
    return undefined
  }
}

function textAt(commit: string, path: string): string {
  try {
    return git('show', `${commit}:${path}`)
  } catch {
    // It is new.
    return '{}'
  }
}
