import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChangeImpact } from '#generator/commands/impact.ts'
import type { Project } from '#generator/input/project.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/** File of the stories that show letters. */
export const mailStoriesFile = 'stories/mails/Letters.stories.tsx'

/** Files of the server that write letters. */
export const mailSourcePattern = /^site\/server\/(mail|messages|forms)\//

let texts: ReadonlyMap<string, string> | undefined

/** Returns the files of stories whose sections or examples name a message. */
export function findStoriesByMessage(id: string, project: Project): readonly string[] {
  texts ??= new Map(
    globSync('{site/sections,site/data,site/server,stories}/**/*.{ts,tsx}', {
      cwd: repositoryRoot,
    }).map((file) => [file, readFileSync(join(repositoryRoot, file), 'utf8')]),
  )
  const named = [...texts].flatMap(([file, text]) => (text.includes(`'${id}'`) ? file : []))
  return named.flatMap((file) =>
    mailSourcePattern.test(file)
      ? mailStoriesFile
      : (findChangeImpact(file, project, repositoryRoot)?.stories ?? []),
  )
}
