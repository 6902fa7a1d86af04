import { findChangeImpact } from '#generator/commands/impact.ts'
import { findCatalogueOfFile } from '#generator/input/catalogues.ts'
import type { Project } from '#generator/input/project.ts'
import { localeCodes, locales, splitLocaleFromPath } from '#data/locale/locales.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { findStoriesByMessage } from '../stories/findStoriesByMessage.ts'
import type { ChangeCause } from './changeCause.ts'
import type { ChangedFile } from './changes.ts'
import { findErrorPageChange } from './errorPage.ts'

/** Returns the new, changed and removed messages of a catalogue, each with the languages that use the catalogue. */
export function listChangedMessages(
  { path, line = 1, before, committed, after, isUncommitted = false }: ChangedFile,
  project: Project,
): readonly ChangeCause[] {
  const catalogue = findCatalogueOfFile(path)
  if (!catalogue || !project.catalogues.has(catalogue)) return []
  const shown = localeCodes.filter((code) => locales[code].catalogues.includes(catalogue))
  const [was, is] = [messagesOf(before), messagesOf(after)]
  const saved = committed === undefined ? was : messagesOf(committed)
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((id): readonly ChangeCause[] => {
    const [old = '', fresh = ''] = [was.get(id), is.get(id)]
    if (old === fresh) return []
    // What showed a removed message is told by the code that no longer names it.
    const impact = findChangeImpact(id, project, repositoryRoot)
    const pages = impact?.addresses.filter((address) =>
      shown.includes(splitLocaleFromPath(address).locale),
    )
    return [
      {
        name: `${id} (${catalogue})`,
        kind: 'message',
        addresses: new Set([
          ...(pages ?? []),
          ...findStoriesByMessage(id, project),
          ...findErrorPageChange(id),
        ]),
        locales: shown,
        values: [{ before: old, after: fresh }],
        isUncommitted: isUncommitted && saved.get(id) !== is.get(id),
        places: [`${path}:${line}`],
      },
    ]
  })
}

const messagesOf = (text: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(text === undefined ? {} : (JSON.parse(text) as object)).map(([id, message]) => [
      id,
      String(message),
    ]),
  )
