import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isReachableByAllUsers, isRootUser } from './binaries.ts'

const project = join(import.meta.dirname, '../../..')

/**
 * Default folder of the data without `DATABASE_DIR`: `.data` in the project. Where root runs a project in a
 * place that nobody else can reach, as below /root, PostgreSQL could not: then below /var/lib.
 */
export async function findDefaultDataFolder(): Promise<string> {
  const own = join(project, '.data')
  if (!isRootUser || (await isReachableByAllUsers(own))) return own
  const name = createHash('sha256').update(project).digest('hex').slice(0, 8)
  return `/var/lib/felcera-${name}`
}
