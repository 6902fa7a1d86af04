import { findNodeAtLocation } from 'jsonc-parser'
import { isMessageReferenceKind } from '#data/pages/configFields.ts'
import type { JsonFile, JsonPath } from '#generator/input/json.ts'
import type { Project } from '#generator/input/project.ts'
import { groupReferencesByFile, listReferencesInFile } from '#generator/plan/usages.ts'
import { getFragmentDocumentId } from '../../api/fragments.ts'
import type { EditorPageResponse, MessageUse } from '../../api/page.ts'
import { getConfigSectionName } from '../edit/changes.ts'
import { findMessagesOnlyIn } from '../operations/plannedFiles.ts'
import type { EditedFileWithJson } from './editedFile.ts'
import { listPageMessageIds, findStaleMessageIds } from './pageMessages.ts'

/** Describes a page or a fragment for editing: its config, all texts, and the other places of its messages. */
export function describePageForEditor(
  page: EditedFileWithJson,
  project: Project,
): EditorPageResponse {
  const { file } = page
  const ids = listPageMessageIds(page, project)
  const config = file.value as Readonly<Record<string, unknown>>
  const { sections } = config
  const lines = (Array.isArray(sections) ? sections : []).map((_, index) => {
    const node = findNodeAtLocation(file.root, ['sections', index])
    return file.text.slice(0, node?.offset ?? 0).split('\n').length
  })
  return {
    page: page.id,
    file: page.name,
    config,
    texts: Object.fromEntries(
      [...project.catalogues].map(([code, catalogue]) => [
        code,
        Object.assign({}, ...catalogue.files.map(({ value }) => value)) as Readonly<
          Record<string, string>
        >,
      ]),
    ),
    otherUses: otherUses(page, project),
    ownMessages: findMessagesOnlyIn([page], project),
    stale: Object.fromEntries(
      [...findStaleMessageIds(project)].map(([code, all]) => [
        code,
        [...ids].filter((id) => all.has(id)),
      ]),
    ),
    lines,
    ...(page.shownOn && { shownOn: page.shownOn }),
  }
}

/** Returns the places outside a page that show its messages. */
function otherUses(page: EditedFileWithJson, project: Project): EditorPageResponse['otherUses'] {
  const own = new Set(
    listReferencesInFile(project, page.file).flatMap(({ kind, value }) =>
      isMessageReferenceKind(kind) ? value : [],
    ),
  )
  const documents = new Map([
    ...project.pages.map(({ file, id }) => [file, id] as const),
    ...project.fragments.map(({ file, id }) => [file, getFragmentDocumentId(id)] as const),
  ])
  const places = new Map<string, MessageUse[]>()
  for (const [file, references] of groupReferencesByFile(project)) {
    if (file === page.file) continue
    for (const { kind, value, path } of references)
      if (isMessageReferenceKind(kind) && own.has(value))
        places.set(value, [
          ...(places.get(value) ?? []),
          describeUse(documents.get(file), file, path),
        ])
  }
  return Object.fromEntries(places)
}

function describeUse(page: string | undefined, file: JsonFile, path: JsonPath): MessageUse {
  const use = { file: file.name, ...(page !== undefined && { page }) }
  const [first, index, ...field] = path
  if (page === undefined || first !== 'sections') return { ...use, field: path }
  const { sections } = file.value as { readonly sections: readonly unknown[] }
  return { ...use, section: getConfigSectionName(sections[Number(index)]), field }
}
