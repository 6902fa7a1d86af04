import { replaceDataSourceObjects } from './dataName.ts'
import type { Migration } from './migration.ts'

/** All migrations in order of their version. */
export const migrations: readonly Migration[] = [replaceDataSourceObjects]
