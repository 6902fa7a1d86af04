import { dataName } from './dataName.ts'
import type { Migration } from './migration.ts'

/** What changed from version to version, in order: each brings configs of the version before to its own. */
export const migrations: readonly Migration[] = [dataName]
