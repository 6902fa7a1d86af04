import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const top = join(import.meta.dirname, '../..')
const parts = [
  'design-system',
  'generator',
  'pages-config',
  'site',
  'stories',
  'tests',
  'README.md',
  'package.json',
  'tsconfig.json',
]
const excluded = [
  'site/dist',
  'site/generated',
  'site/.react-router',
  'site/public/documents',
  'tests/visual/pictures',
  'tests/.out',
].map((name) => join(top, name))

/** A copy of the repository in a temporary folder. */
export interface RepositoryCopy {
  readonly top: string
  readonly read: (name: string) => string
  readonly write: (name: string, text: string) => void
  /** Replaces a text that occurs once in a file. */
  readonly replace: (name: string, from: string, to: string) => void
  /** Runs `npm run generate -- <words>`. */
  readonly generate: (...words: readonly string[]) => CommandResult
  /** Runs Node in the copy. */
  readonly node: (...args: readonly string[]) => CommandResult
}

/** Output and exit status of a command. */
export interface CommandResult {
  readonly status: number | null
  readonly output: string
}

/** Copies the repository without build outputs; the copy is removed after the test. */
export function copyRepository(): RepositoryCopy {
  const copy = mkdtempSync(join(tmpdir(), 'repository-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const name of parts)
    cpSync(join(top, name), join(copy, name), {
      recursive: true,
      filter: (path) => !excluded.includes(path),
    })
  symlinkSync(join(top, 'node_modules'), join(copy, 'node_modules'))
  const read = (name: string) => readFileSync(join(copy, name), 'utf8')
  const write = (name: string, text: string) => writeFileSync(join(copy, name), text)
  const node = (...args: readonly string[]): CommandResult => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    })
    return { status, output: stdout + stderr }
  }
  return {
    top: copy,
    read,
    write,
    replace: (name, from, to) => {
      const text = read(name)
      if (text.split(from).length !== 2) throw new Error(`${name} does not have ${from} once`)
      write(
        name,
        text.replace(from, () => to),
      )
    },
    node,
    generate: (...words) => node('generator/cli.ts', ...words),
  }
}
