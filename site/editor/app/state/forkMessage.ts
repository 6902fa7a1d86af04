import { completeCatalogues } from '#data/locale/locales.ts'
import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import {
  type TextsByCatalogue,
  getDocumentValueAtPath,
  type PageDocument,
  type ConfigValuePath,
  replaceDocumentValueAtPath,
  replaceMessageTexts,
} from './pageDocument.ts'
import { toTextOrEmpty } from './texts.ts'

/** Converts a name in camel case to the form of message ids. */
const kebab = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()

/** Returns the start of the ids of a page's messages: `page.about-us`. */
function pagePrefix(page: string): string {
  const published = getPublishedPageId(page)
  if (published !== undefined) return `${pagePrefix(published)}.draft`
  if (page === 'index') return 'page.home'
  const name = kebab(page).replaceAll('/', '-')
  return `page.${name.replaceAll(/[^a-z0-9-]/g, '')}`
}

/** Returns an id that no text has: the wanted one, else with a number behind it. */
export function findFreeId(wanted: string, taken: (id: string) => boolean): string {
  if (!taken(wanted)) return wanted
  for (let number = 2; ; number++) if (!taken(`${wanted}-${number}`)) return `${wanted}-${number}`
}

/** Returns the start of the ids of a document's messages: that of its title, which may be shorter than the convention. */
function prefixOf({ page, root }: PageDocument): string {
  const [, own] = /^(page\..+)\.title$/.exec(toTextOrEmpty(root['title'])) ?? []
  const long = pagePrefix(page)
  const isOwn = own === long || (own && long.endsWith(`-${own.slice('page.'.length)}`))
  return isOwn ? own : long
}

/** Returns the id that a message has by convention: page, section and field. */
export function deriveMessageId(document: PageDocument, path: ConfigValuePath): string {
  const [first, index, ...rest] = path
  const prefix = prefixOf(document)
  if (first !== 'sections') return [prefix, ...path.map((step) => kebab(String(step)))].join('.')
  const section = toTextOrEmpty(document.items[Number(index)]?.value['section']) || 'section'
  const steps = rest.map((step) => (typeof step === 'number' ? String(step + 1) : kebab(step)))
  return [prefix, kebab(section), ...steps].join('.')
}

/** True for catalogues that require every message; the others only have differences. */
const isRequired = (catalogue: string): boolean =>
  completeCatalogues.some((name) => name === catalogue)

/** Returns the document with a message of its own at a place, which starts with the texts shown there. */
export function forkMessage(
  document: PageDocument,
  path: ConfigValuePath,
  texts: TextsByCatalogue,
): PageDocument {
  const taken = (id: string) =>
    Object.values(texts).some((catalogue) => typeof catalogue[id] === 'string')
  const id = findFreeId(deriveMessageId(document, path), taken)
  const before = toTextOrEmpty(getDocumentValue(document, path))
  const words = Object.fromEntries(
    Object.keys(texts).flatMap((catalogue) => {
      const text = texts[catalogue]?.[before] ?? (isRequired(catalogue) ? '' : undefined)
      return text === undefined ? [] : [[catalogue, { [id]: text }] as const]
    }),
  )
  return replaceMessageTexts(setDocumentValue(document, path, id), words)
}

/** Returns the value at a path of the page config. */
export function getDocumentValue(document: PageDocument, path: ConfigValuePath): unknown {
  const [first, index, ...rest] = path
  return first === 'sections'
    ? getDocumentValueAtPath(document.items[Number(index)]?.value, rest)
    : getDocumentValueAtPath(document.root, path)
}

/** Replaces the value at a path of the page config. */
export function setDocumentValue(
  document: PageDocument,
  path: ConfigValuePath,
  value: unknown,
): PageDocument {
  const [first, index, ...rest] = path
  if (first !== 'sections')
    return { ...document, root: replaceDocumentValueAtPath(document.root, path, value) }
  return {
    ...document,
    items: document.items.map((item, at) =>
      at === index ? { ...item, value: replaceDocumentValueAtPath(item.value, rest, value) } : item,
    ),
  }
}
