import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const aside = join(import.meta.dirname, '../../../.cache/bench/aside')
let count = 0

/**
 * Moves the leftovers of an earlier run away. They are deleted only after all measurements: for a minute or more after
 * deletions, ext4 takes up to ten times as long to create files.
 */
export function moveBenchmarkLeftoversAside(path: string): void {
  if (!existsSync(path)) return
  mkdirSync(aside, { recursive: true })
  count += 1
  renameSync(path, join(aside, `${process.pid}-${count}`))
}

export const deleteBenchmarkLeftovers = (): void => rmSync(aside, { recursive: true, force: true })
