import { namedDataSourcesMigration } from './namedDataSources.ts'
import type { ConfigMigration } from './migration.ts'

/** All migrations in order of their version. */
export const configMigrations: readonly ConfigMigration[] = [namedDataSourcesMigration]
