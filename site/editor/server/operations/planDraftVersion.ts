import { draftVersionEnding, getPublishedPageId } from '#data/pages/draftVersion.ts'
import { completeCatalogues } from '#data/locale/locales.ts'
import type { Project } from '#generator/input/project.ts'
import { isDraftPage } from '#generator/plan/addresses.ts'
import { matchListItems } from '../edit/matchListItems.ts'
import { updateJsonText } from '../edit/jsonText.ts'
import { setCatalogueMessages } from '../edit/unsavedFiles.ts'
import {
  hasPageFile,
  findMessagesOnlyIn,
  type PageWithJsonFile,
  type PlannedFileChanges,
  refuseOperation,
  type RefusedPageOperation,
} from './plannedFiles.ts'

type Config = Readonly<Record<string, unknown>>

const draftFileOf = (name: string): string => name.replace(/\.json$/, `${draftVersionEnding}.json`)

/** Plans the draft version of a published page: a copy of its config beside it, which shows the same messages. */
export function planDraftVersionCreation(
  page: PageWithJsonFile,
  { pages }: Project,
): PlannedFileChanges | RefusedPageOperation {
  if (isDraftPage(page)) return refuseOperation(`${page.name} is a draft already.`, 'Edit it.')
  const name = draftFileOf(page.name)
  if (pages.some((other) => other.name === name))
    return refuseOperation(`${page.name} has a draft already.`, `Edit ${name}.`)
  const { redirectFrom: _, sections, ...head } = page.file.value as Config
  const text = updateJsonText(page.file.text, { ...head, draft: true, sections })
  return { files: new Map([[name, text]]), messages: [], redirects: [] }
}

/**
 * Plans the publication of a draft version: its config replaces that of the page, its messages take the ids of those they
 * replace, and messages that nothing shows any more are removed.
 */
export function planDraftPublication(
  draft: PageWithJsonFile,
  project: Project,
): PlannedFileChanges | RefusedPageOperation {
  const id = getPublishedPageId(draft.id)
  const published = project.pages.find((page) => page.id === id)
  if (id === undefined || !hasPageFile(published))
    return refuseOperation(
      `${draft.name} is not the draft of a published page.`,
      'Remove "draft" from it.',
    )
  const moved = publishedIds(draft, published, project)
  const { draft: _, ...config } = renameStrings(draft.file.value, moved) as Config
  const { redirectFrom } = published.file.value as Config
  const next = { ...config, ...(redirectFrom !== undefined && { redirectFrom }) }
  const [before, after] = [published.file.value, next].map(
    (value) => (value as Config)['sections'] as readonly unknown[],
  ) as [readonly unknown[], readonly unknown[]]
  const from = matchListItems(before, after)
  const list = after.map((value, index) => ({ value, from: from[index] }))
  const removed = findMessagesOnlyIn([published, draft], project).filter(
    (old) => !moved.has(old) && !stringsOf(next).has(old) && ![...moved.values()].includes(old),
  )
  return {
    files: new Map<string, string | undefined>([
      [published.name, updateJsonText(published.file.text, next, list)],
      [draft.name, undefined],
      ...catalogueFiles(moved, removed, project),
    ]),
    messages: [
      ...[...moved].map(([old, note]) => ({ id: old, change: 'renamed' as const, note })),
      ...removed.map((old) => ({
        id: old,
        change: 'removed' as const,
        note: 'Nothing else shows it.',
      })),
    ],
    redirects: [],
  }
}

/** Third part of the ids of messages that a draft version has of its own. */
const ownPart = /^(page\.[^.]+)\.draft(?=\.)/

/** Returns the ids that the messages of a draft version get: those of the page, unless something else shows them. */
function publishedIds(
  draft: PageWithJsonFile,
  published: PageWithJsonFile,
  project: Project,
): ReadonlyMap<string, string> {
  const free = new Set(findMessagesOnlyIn([published], project))
  const taken = (id: string) =>
    !free.has(id) && [...project.catalogues.values()].some(({ messages }) => messages.has(id))
  const moved = new Map<string, string>()
  for (const id of findMessagesOnlyIn([draft], project)) {
    const wanted = id.replace(ownPart, '$1')
    if (wanted === id) continue
    let target = wanted
    for (let number = 2; taken(target) || [...moved.values()].includes(target); number++)
      target = `${wanted}-${number}`
    moved.set(id, target)
  }
  return moved
}

/** Returns the changed catalogue files after messages have moved to other ids, and others were removed. */
function catalogueFiles(
  moved: ReadonlyMap<string, string>,
  removed: readonly string[],
  { catalogues }: Project,
): readonly (readonly [name: string, text: string])[] {
  return [...catalogues].flatMap(([code, { files, fileOf, messages }]) => {
    const isWhole = completeCatalogues.includes(code)
    return files.flatMap((file) => {
      const changes: (readonly [id: string, text: unknown])[] = removed.map((id) => [id, undefined])
      for (const [id, target] of moved) {
        const text = messages.get(id)?.text
        changes.push([id, undefined])
        // A translation that the draft lacks stays as it is, and is outdated; a regional variant would contradict the new text.
        if (fileOf(target) === file && (text !== undefined || !isWhole))
          changes.push([target, text])
      }
      const text = updateJsonText(file.text, setCatalogueMessages(file.value as Config, changes))
      return text === file.text ? [] : [[file.name, text] as const]
    })
  })
}

/** Replaces strings in a value of a config. */
function renameStrings(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((item: unknown) => renameStrings(item, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, renameStrings(inner, names)]),
  )
}

const stringsOf = (value: unknown): ReadonlySet<string> =>
  new Set(
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap((inner) => [...stringsOf(inner)])
        : [],
  )
