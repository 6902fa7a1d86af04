import { findChangeImpact } from '#generator/commands/impact.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import { findCatalogueOfFile } from '#generator/input/catalogues.ts'
import type { Project } from '#generator/input/project.ts'
import { isErrorProblem } from '#generator/problems/problem.ts'
import { readProjectSources } from '#generator/input/read.ts'
import { localeCodes, locales, splitLocale } from '#data/locale/locales.ts'
import { formatPathWithRecords } from './changedRecords.ts'
import {
  type ChangedFile,
  listFilesChangedSince,
  readTextAtCommit,
  repositoryRoot,
} from './changes.ts'
import {
  mailStoriesFile,
  mailSourcePattern,
  findStoriesByMessage,
} from './stories/findStoriesByMessage.ts'
import {
  listChangedTokens,
  readComparedTokenFiles,
  readCurrentTokenFiles,
  formatTokenNames,
  tokenSourcePattern,
} from './tokenChanges.ts'

/** A change with what it can affect. */
export interface ChangeCause {
  /** Name of the changed file, folder, message, picture, tokens or records. */
  readonly name: string
  /** Addresses of pages, and files of stories. */
  readonly addresses: ReadonlySet<string> | 'everywhere'
  /** True if a change of the working tree is part of it. */
  readonly isUncommitted: boolean
  /** Changed files with their first changed line: `site/sections/Hero/Hero.tsx:12`. */
  readonly places: readonly string[]
}

/** Files that no picture shows: tests, documentation, the server, schemas and translation hashes. */
const withoutEffect =
  /(^|\/)[A-Z]+\.md$|\.(test|spec)\.tsx?$|^(\.github|\.ci|design-system\/(dtcg|package)|site\/(server(?!\/(mail|messages|forms)\/)|deploy)|pages-config\/(schema|translated))\/|^tests\/(?!visual\/(pages|stories)\/|matrix\.ts|browser\.ts)|^stories\/(docs|README)/

/** Files that affect all pages without being imported; figures and texts of the operator stand in stories, too. */
const everywhere =
  /^(design-system\/(tokens|theme|themes|styles)\/|pages-config\/content\/(figures|images|operator|soft-hyphens)\.json$|generator\/|site\/scripts\/|site\/[^/]+$|package(-lock)?\.json|tests\/)/

/** Folders that count as one cause. */
const part = /^(design-system\/components\/\w+|site\/sections\/\w+)\//

/** Returns the changes since a commit with the pages that they affect. */
export function listChangeCausesSince(since: string): readonly ChangeCause[] {
  const changes = listFilesChangedSince(since)
  if (changes.length === 0) return []
  const { project, problems } = decodeAndCheckSources(readProjectSources(repositoryRoot))
  if (problems.some(isErrorProblem))
    throw new Error('The page configs have problems: npm run generate lists them.')
  const isToken = changes.some(({ path }) => tokenSourcePattern.test(path))
  return deriveChangeCauses(changes, project, isToken ? tokensSince(since) : undefined)
}

/** Tokens with another value. */
interface TokenChanges {
  readonly committed: readonly string[]
  readonly uncommitted: readonly string[]
}

/** Returns the changes of tokens; the committed token files have the values of their commit. */
function tokensSince(since: string): TokenChanges {
  const at = (commit: string) =>
    new Map(
      [...readComparedTokenFiles.keys()].map((name) => [
        name,
        readTextAtCommit(commit, `design-system/dtcg/files/${name}`),
      ]),
    )
  const head = at('HEAD')
  return {
    committed: listChangedTokens(at(since), head),
    uncommitted: listChangedTokens(head, readCurrentTokenFiles),
  }
}

export function deriveChangeCauses(
  changes: readonly ChangedFile[],
  project: Project,
  tokens: TokenChanges = { committed: [], uncommitted: [] },
): readonly ChangeCause[] {
  const seen = changes.filter(({ path }) => !withoutEffect.test(path))
  const words = seen.flatMap((change) => changedMessages(change, project))
  const tokensOf = ({ path, isUncommitted }: ChangedFile) =>
    tokenSourcePattern.test(path) ? tokens[isUncommitted ? 'uncommitted' : 'committed'] : []
  const files = seen.filter(
    (change) => !findCatalogueOfFile(change.path) && tokensOf(change).length === 0,
  )
  const byName = Map.groupBy(files, ({ path }) => part.exec(path)?.[1] ?? pictureOf(path) ?? path)
  return [
    ...words,
    ...tokenCause(tokens.uncommitted, seen, true),
    ...tokenCause(tokens.committed, seen, false),
    ...[...byName].map(([name, own]) => ({
      name: formatPathWithRecords(name, own),
      addresses: addressesAffectedBy(name, project),
      isUncommitted: own.some(({ isUncommitted }) => isUncommitted === true),
      places: own.map(placeOf),
    })),
  ]
}

/** Returns the cause of changed tokens, if any: one for all, because most values follow from each other. */
function tokenCause(
  names: readonly string[],
  changes: readonly ChangedFile[],
  isUncommitted: boolean,
): readonly ChangeCause[] {
  if (names.length === 0) return []
  const places = changes
    .filter(
      (change) => tokenSourcePattern.test(change.path) && (change.isUncommitted || !isUncommitted),
    )
    .map(placeOf)
  return [{ name: formatTokenNames(names), addresses: 'everywhere', isUncommitted, places }]
}

/** Returns the addresses that the causes affect. */
export function listAffectedAddresses(
  causes: readonly ChangeCause[],
): ReadonlySet<string> | 'everywhere' {
  const all = new Set<string>()
  for (const { addresses } of causes) {
    if (addresses === 'everywhere') return addresses
    for (const address of addresses) all.add(address)
  }
  return all
}

/** Returns all causes for an address: uncommitted ones first, of these the ones that affect the fewest addresses. */
export const listChangeCausesForAddress = (
  address: string,
  causes: readonly ChangeCause[],
): readonly ChangeCause[] =>
  causes
    .filter(({ addresses }) => addresses === 'everywhere' || addresses.has(address))
    .toSorted(
      (a, b) => Number(b.isUncommitted) - Number(a.isUncommitted) || compare(reach(a), reach(b)),
    )

// The difference of two infinities is not a number.
const compare = (a: number, b: number) => (a === b ? 0 : a - b)

const reach = ({ addresses }: ChangeCause) =>
  addresses === 'everywhere' ? Infinity : addresses.size

function addressesAffectedBy(name: string, project: Project): ChangeCause['addresses'] {
  if (everywhere.test(name)) return 'everywhere'
  // Deleted and unimported files may affect any page.
  const impact = findChangeImpact(name, project, repositoryRoot)
  if (!impact || name.startsWith('site/public/')) return 'everywhere'
  const letters = mailSourcePattern.test(name) ? [mailStoriesFile] : []
  return new Set([...impact.addresses, ...impact.stories, ...letters])
}

const pictureOf = (path: string) => /^site\/public\/pictures\/(.+)-\d+\.\w+\.\w+$/.exec(path)?.[1]

const placeOf = ({ path, line = 1 }: ChangedFile) => `${path}:${line}`

/** Returns the new and changed messages of a catalogue, each with the languages that use the catalogue. */
function changedMessages(change: ChangedFile, project: Project): readonly ChangeCause[] {
  const { path, before, after, isUncommitted = false } = change
  const catalogue = findCatalogueOfFile(path)
  if (!catalogue || !project.catalogues.has(catalogue)) return []
  const shown = localeCodes.filter((code) => locales[code].catalogues.includes(catalogue))
  const [was, is] = [messagesOf(before), messagesOf(after)]
  return [...is].flatMap(([id, text]) => {
    const impact = was.get(id) === text ? undefined : findChangeImpact(id, project, repositoryRoot)
    const found = impact?.addresses.filter((address) => shown.includes(splitLocale(address).locale))
    const addresses = () => new Set([...(found ?? []), ...findStoriesByMessage(id, project)])
    return found
      ? {
          name: `${id} (${catalogue})`,
          addresses: addresses(),
          isUncommitted,
          places: [placeOf(change)],
        }
      : []
  })
}

const messagesOf = (text: string | undefined): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(text === undefined ? {} : (JSON.parse(text) as object)))
