import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChangeImpact } from '#generator/commands/impact.ts'
import type { Project } from '#generator/input/project.ts'
import { top } from '../changes.ts'

/** File of the stories that show letters. */
export const lettersFile = 'stories/mails/Letters.stories.tsx'

/** Files of the server that write letters. */
export const letterSources = /^site\/server\/(mail|messages|forms)\//

let texts: ReadonlyMap<string, string> | undefined

/** Returns the files of stories whose sections or examples name a message. */
export function storiesNaming(id: string, project: Project): readonly string[] {
  texts ??= new Map(
    globSync('{site/sections,site/data,site/server,stories}/**/*.{ts,tsx}', { cwd: top }).map(
      (file) => [file, readFileSync(join(top, file), 'utf8')],
    ),
  )
  const named = [...texts].flatMap(([file, text]) => (text.includes(`'${id}'`) ? file : []))
  return named.flatMap((file) =>
    letterSources.test(file) ? lettersFile : (findChangeImpact(file, project, top)?.stories ?? []),
  )
}
