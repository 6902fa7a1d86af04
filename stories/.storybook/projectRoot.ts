import { join } from 'node:path'

/** Absolute path of the repository. */
export const projectRoot = join(import.meta.dirname, '../..')
