import { isMessageReferenceKind } from '#data/pages/configFields.ts'
import { collectMessageIdsInCode } from '#generator/i18n/codeMessages.ts'
import { findCatalogueOfFile } from '#generator/input/catalogues.ts'
import type { GeneratorCommandResult } from '#generator/commands/command.ts'
import type { JsonFile } from '#generator/input/json.ts'
import type { ParsedPageConfig, Project } from '#generator/input/project.ts'
import { listReferencesInFile } from '#generator/plan/usages.ts'
import { isObject } from '../../api/equalJson.ts'
import type { EditorCallResponse } from '../../api/calls.ts'
import type { PageOperationImpact } from '../../api/operations.ts'

/** Files of an operation; undefined deletes one. */
export interface PlannedFileChanges {
  readonly files: ReadonlyMap<string, string | undefined>
  readonly messages: PageOperationImpact['messages']
  readonly redirects: PageOperationImpact['redirects']
  /** Path of the page before, whose links are part of the impact. */
  readonly path?: string
}

/** Reason why an operation cannot be done. */
export interface RefusedPageOperation {
  readonly refused: Extract<EditorCallResponse<'operate'>, { result: 'refused' }>
}

/** A page whose config is a JSON object. */
export type PageWithJsonFile = ParsedPageConfig & {
  readonly file: NonNullable<ParsedPageConfig['file']>
}

export const hasPageFile = (page: ParsedPageConfig | undefined): page is PageWithJsonFile =>
  isObject(page?.file?.value)

/** Refuses an operation. */
export const refuseOperation = (what: string, fix: string): RefusedPageOperation => ({
  refused: { result: 'refused', what, fix },
})

/** Refuses an operation with the reason of a command of the generator. */
export function convertCommandRefusal({
  data,
  text,
}: GeneratorCommandResult): RefusedPageOperation {
  const [what = '', ...more] = text.trimEnd().split('\n')
  const { problem = what, fix = more.join(' ') } = data as { problem?: string; fix?: string }
  return refuseOperation(problem, fix)
}

/** Adds the new English messages of created files. */
export function addNewMessages(
  files: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): PlannedFileChanges {
  const messagesOf = (text = '{}') => JSON.parse(text) as Readonly<Record<string, string>>
  const messages = [...files].flatMap(([name, text]) => {
    if (findCatalogueOfFile(name) !== 'en') return []
    const old = messagesOf(before.get(name))
    return Object.entries(messagesOf(text)).flatMap(([id, note]) =>
      old[id] === undefined ? { id, change: 'added' as const, note } : [],
    )
  })
  return { files, messages, redirects: [] }
}

/** Returns the messages that only the files of some pages or fragments name, and no code. */
export function findMessagesOnlyIn(
  pages: readonly { readonly file: JsonFile }[],
  project: Project,
): readonly string[] {
  const files = new Set<JsonFile>(pages.map(({ file }) => file))
  const elsewhere = new Set(
    project.references.flatMap(({ file, value }) => (files.has(file) ? [] : value)),
  )
  const code = collectMessageIdsInCode(project)
  const own = [...files].flatMap((file) => listReferencesInFile(project, file))
  const ids = new Set(own.flatMap(({ kind, value }) => (isMessageReferenceKind(kind) ? value : [])))
  return [...ids].filter((id) => !elsewhere.has(id) && !code.has(id))
}
