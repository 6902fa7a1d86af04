import { join } from 'node:path'

/** The repository whose pictures are compared: this one, or one that a test has made. */
export const repositoryRoot = process.env['REPOSITORY_ROOT'] || join(import.meta.dirname, '../..')
