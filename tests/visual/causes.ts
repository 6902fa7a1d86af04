import { findChangeImpact } from '#generator/commands/impact.ts'
import { checkSources } from '#generator/index.ts'
import type { Project } from '#generator/input/project.ts'
import { readSources } from '#generator/input/read.ts'
import {
  type MessageCatalogueName,
  localeCodes,
  locales,
  splitLocale,
} from '#data/locale/locales.ts'
import { type Change, changesSince, top } from './changes.ts'

/** A change with the addresses that it can affect. */
export interface Cause {
  /** Name of the changed file, folder, message or picture. */
  readonly name: string
  readonly addresses: ReadonlySet<string> | 'everywhere'
  /** True if a change of the working tree is part of it. */
  readonly isUncommitted: boolean
}

/** Files that do not affect pages: tests, stories, documentation, the server, schemas and translation hashes. */
const withoutEffect =
  /(^|\/)[A-Z]+\.md$|\.(test|spec|examples|stories)\.tsx?$|^(stories|\.github|\.ci|site\/(server|deploy)|pages-config\/(schema|translated))\/|^tests\/(?!visual\/(?!review)|matrix\.ts|browser\.ts)/

/** Files that affect all pages without being imported. */
const everywhere =
  /^(design-system\/(tokens|theme|themes|styles)\/|generator\/|site\/scripts\/|site\/[^/]+$|package(-lock)?\.json|tests\/)/

/** Folders that count as one cause. */
const part = /^(design-system\/components\/\w+|site\/sections\/\w+)\//

/** Returns the changes since a commit with the pages that they affect. */
export function causesSince(since: string): readonly Cause[] {
  const changes = changesSince(since)
  if (changes.length === 0) return []
  const { project, problems } = checkSources(readSources(top))
  if (problems.length > 0)
    throw new Error('The page configs have problems: npm run generate lists them.')
  return causesOf(changes, project)
}

export function causesOf(changes: readonly Change[], project: Project): readonly Cause[] {
  const seen = changes.filter(({ path }) => !withoutEffect.test(path))
  const words = seen.flatMap((change) => changedMessages(change, project))
  const files = seen.filter(({ path }) => !catalogueOf(path))
  const byName = Map.groupBy(files, ({ path }) => part.exec(path)?.[1] ?? pictureOf(path) ?? path)
  return [
    ...words,
    ...[...byName].map(([name, own]) => ({
      name,
      addresses: addressesAffectedBy(name, project),
      isUncommitted: own.some(({ isUncommitted }) => isUncommitted === true),
    })),
  ]
}

/** Returns the addresses that the causes affect. */
export function addressesAffected(causes: readonly Cause[]): ReadonlySet<string> | 'everywhere' {
  const all = new Set<string>()
  for (const { addresses } of causes) {
    if (addresses === 'everywhere') return addresses
    for (const address of addresses) all.add(address)
  }
  return all
}

/** Returns all causes for an address: uncommitted ones first, of these the ones that affect the fewest addresses. */
export const causesFor = (address: string, causes: readonly Cause[]): readonly Cause[] =>
  causes
    .filter(({ addresses }) => addresses === 'everywhere' || addresses.has(address))
    .toSorted(
      (a, b) => Number(b.isUncommitted) - Number(a.isUncommitted) || compare(reach(a), reach(b)),
    )

// The difference of two infinities is not a number.
const compare = (a: number, b: number) => (a === b ? 0 : a - b)

const reach = ({ addresses }: Cause) => (addresses === 'everywhere' ? Infinity : addresses.size)

function addressesAffectedBy(name: string, project: Project): Cause['addresses'] {
  if (everywhere.test(name)) return 'everywhere'
  // Deleted and unimported files may affect any page.
  const impact = findChangeImpact(name, project, top)
  if (!impact || name.startsWith('site/public/')) return 'everywhere'
  return new Set(impact.addresses)
}

const catalogueOf = (path: string) =>
  /^pages-config\/messages\/(\w+)\.json$/.exec(path)?.[1] as MessageCatalogueName | undefined

const pictureOf = (path: string) => /^site\/public\/pictures\/(.+)-\d+\.\w+\.\w+$/.exec(path)?.[1]

/** Returns the new and changed messages of a catalogue, each with the languages that use the catalogue. */
function changedMessages(
  { path, before, after, isUncommitted = false }: Change,
  project: Project,
): readonly Cause[] {
  const catalogue = catalogueOf(path)
  if (!catalogue || !project.catalogues.has(catalogue)) return []
  const shown = localeCodes.filter((code) => locales[code].catalogues.includes(catalogue))
  const [was, is] = [messagesOf(before), messagesOf(after)]
  return [...is].flatMap(([id, text]) => {
    const impact = was.get(id) === text ? undefined : findChangeImpact(id, project, top)
    const found = impact?.addresses.filter((address) => shown.includes(splitLocale(address).locale))
    return found ? { name: `${id} (${catalogue})`, addresses: new Set(found), isUncommitted } : []
  })
}

const messagesOf = (text: string | undefined): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(text === undefined ? {} : (JSON.parse(text) as object)))
