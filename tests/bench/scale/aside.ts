import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const aside = join(import.meta.dirname, '../../../.cache/bench/aside')
let count = 0

/**
 * Takes what an earlier run left out of the way. It is deleted only when everything has been measured: for a minute or more
 * ext4 takes up to ten times as long to make files beside some that were just deleted.
 */
export function setAside(path: string): void {
  if (!existsSync(path)) return
  mkdirSync(aside, { recursive: true })
  count += 1
  renameSync(path, join(aside, `${process.pid}-${count}`))
}

export const removeAside = (): void => rmSync(aside, { recursive: true, force: true })
