import { collectMessageIdsInCode } from '#generator/i18n/codeMessages.ts'
import type { Project } from '#generator/input/project.ts'
import { getPagePath } from '#generator/plan/addresses.ts'
import type { MenuLabelTexts, PageOperation } from '../../api/operations.ts'
import { updateJsonText } from '../edit/jsonText.ts'
import { setCatalogueMessages } from '../edit/unsavedFiles.ts'
import {
  type PageWithJsonFile,
  type PlannedFileChanges,
  refuseOperation,
  type RefusedPageOperation,
} from './plannedFiles.ts'

type Config = Readonly<Record<string, unknown>>
/** Entry of the menu as it stands in the file. */
interface MenuEntry extends Config {
  readonly label: string
  readonly href: string
  readonly description?: string
  readonly children?: readonly MenuEntry[]
}

/** Catalogues that a label may be given in. */
const labelCatalogues = ['en', 'de', 'cn'] as const

const noSite = refuseOperation('pages-config/site.json has problems.', 'Correct them first.')

/** Returns the file of the site with its menu; undefined if it cannot be read. */
const readMenu = ({ site }: Project) =>
  site && {
    file: site.file,
    config: site.file.value as Config,
    menu: (site.file.value as { readonly menu: readonly MenuEntry[] }).menu,
  }

/** Plans the entry of a page in the main menu, at the end of the top level or of the entries under another one. */
export function planMenuEntryAddition(
  page: PageWithJsonFile,
  { under, label }: Extract<PageOperation, { kind: 'addToMenu' }>,
  project: Project,
): PlannedFileChanges | RefusedPageOperation {
  const found = readMenu(project)
  if (!found) return noSite
  const { file, config, menu } = found
  const href = getPagePath(page.id)
  if (listMenuEntries(menu).some((entry) => entry.href === href))
    return refuseOperation(`${href} is in the menu already.`, 'Remove it from the menu first.')
  if (under !== undefined && !menu.some((entry) => entry.label === under))
    return refuseOperation(`The menu has no entry ${under}.`, 'Choose another entry.')
  const id = label
    ? getUnusedMessageId(`nav${href.toLowerCase().replaceAll('/', '.')}`, project)
    : String((page.file.value as Config)['title'])
  const entry: MenuEntry = { label: id, href }
  const next =
    under === undefined
      ? [...menu, entry]
      : menu.map((one) =>
          one.label === under ? { ...one, children: [...(one.children ?? []), entry] } : one,
        )
  return {
    files: new Map([
      [file.name, updateJsonText(file.text, { ...config, menu: next })],
      ...(label ? labelFiles(id, label, project) : []),
    ]),
    messages: label ? [{ id, change: 'added', note: label.en }] : [],
    redirects: [],
  }
}

/** Plans the removal of a page from the main menu, with the texts that nothing else shows. */
export function planMenuEntryRemoval(
  page: PageWithJsonFile,
  project: Project,
): PlannedFileChanges | RefusedPageOperation {
  const found = readMenu(project)
  if (!found) return noSite
  const { file, config, menu } = found
  const href = getPagePath(page.id)
  const removed = listMenuEntries(menu).filter((entry) => entry.href === href)
  if (removed.length === 0)
    return refuseOperation(`${href} is not in the menu.`, 'Nothing has to be removed.')
  if (removed.some(({ children }) => children?.some((child) => child.href !== href)))
    return refuseOperation(
      `Other pages stand under ${href} in the menu.`,
      'Remove them from the menu first.',
    )
  const next = menu.flatMap(({ children, ...entry }) => {
    if (entry.href === href) return []
    const kept = children?.filter((child) => child.href !== href) ?? []
    return { ...entry, ...(kept.length > 0 && { children: kept }) }
  })
  const ids = findMessagesOnlyOf(removed, next, project)
  const catalogueFiles = [...project.catalogues.values()].flatMap(({ files }) => files)
  return {
    files: new Map([
      [file.name, updateJsonText(file.text, { ...config, menu: next })],
      ...catalogueFiles.flatMap((one) => {
        const changes = ids.map((id) => [id, undefined] as const)
        const text = updateJsonText(one.text, setCatalogueMessages(one.value as Config, changes))
        return text === one.text ? [] : [[one.name, text] as const]
      }),
    ]),
    messages: ids.map((id) => ({ id, change: 'removed', note: 'Nothing else shows it.' })),
    redirects: [],
  }
}

const listMenuEntries = (menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  menu.flatMap((entry) => [entry, ...(entry.children ?? [])])

function getUnusedMessageId(wanted: string, { catalogues }: Project): string {
  const isTaken = (id: string) => catalogues.values().some(({ messages }) => messages.has(id))
  let id = wanted
  for (let number = 2; isTaken(id); number++) id = `${wanted}-${number}`
  return id
}

/** Returns the changed catalogue files with the texts of a label. */
function labelFiles(
  id: string,
  label: MenuLabelTexts,
  { catalogues }: Project,
): readonly (readonly [name: string, text: string])[] {
  return labelCatalogues.flatMap((code) => {
    const text = label[code]?.trim()
    const file = catalogues.get(code)?.fileOf(id)
    if (!text || !file) return []
    const texts = setCatalogueMessages(file.value as Config, [[id, text]])
    return [[file.name, updateJsonText(file.text, texts)] as const]
  })
}

/** Returns the messages of removed entries that nothing else names. */
function findMessagesOnlyOf(
  removed: readonly MenuEntry[],
  kept: readonly MenuEntry[],
  project: Project,
): readonly string[] {
  const code = collectMessageIdsInCode(project)
  const idsOf = (entries: readonly MenuEntry[]) =>
    entries.flatMap(({ label, description }) => [label, description ?? []].flat())
  const inMenu = new Set(idsOf(listMenuEntries(kept)))
  const isElsewhere = (id: string) =>
    project.references.some(
      ({ file, path, value }) =>
        value === id && (file !== project.site?.file || path[0] !== 'menu'),
    )
  return [...new Set(idsOf(removed))].filter(
    (id) => !inMenu.has(id) && !code.has(id) && !isElsewhere(id),
  )
}
