import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDependentFiles, readImportGraph } from '#generator/commands/importGraph.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/** Stands for the addresses of error pages, which no route has. */
export const errorPageAddress = 'error page'

const errorPage = 'site/app/document/ErrorPage.tsx'

let parts: ReturnType<typeof readImportGraph> | undefined

/** Returns the address of error pages if they show a file, a folder or a message. */
export function findErrorPageChange(name: string): readonly string[] {
  if (!name.includes('/'))
    return readFileSync(join(repositoryRoot, errorPage), 'utf8').includes(`'${name}'`)
      ? [errorPageAddress]
      : []
  parts ??= readImportGraph(repositoryRoot)
  const own = [...parts.keys()].filter((file) => file === name || file.startsWith(`${name}/`))
  return findDependentFiles(parts, own).has(errorPage) ? [errorPageAddress] : []
}
