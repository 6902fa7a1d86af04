import { findChangeImpact } from '#generator/commands/impact.ts'
import { findCatalogueOfFile } from '#generator/input/catalogues.ts'
import { loadProject } from '#generator/input/load.ts'
import type { Project } from '#generator/input/project.ts'
import { createSitePlan } from '#generator/plan/plan.ts'
import { isErrorProblem } from '#generator/problems/problem.ts'
import { readProjectSources } from '#generator/input/read.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { mailSourcePattern, mailStoriesFile } from '../stories/findStoriesByMessage.ts'
import type { ChangeCause } from './changeCause.ts'
import { formatPathWithRecords } from './changedRecords.ts'
import { listChangedMessages } from './changedMessages.ts'
import { type ChangedFile, listFilesChangedSince, readTextAtCommit } from './changes.ts'
import { findErrorPageChange } from './errorPage.ts'
import {
  formatTokenNames,
  listChangedTokens,
  comparedTokenFileScopes,
  currentTokenFiles,
  type TokenChange,
  tokenSourcePattern,
} from './tokenChanges.ts'

/** Files that no picture shows: tests, documentation, most of the server, schemas and translation hashes. */
const withoutEffect =
  /(^|\/)[A-Z]+\.md$|\.(test|spec)\.tsx?$|^(\.github|\.ci|design-system\/(dtcg|package)|site\/deploy|pages-config\/(schema|translated))\/|^tests\/(?!visual\/(pages|stories)\/|matrix\.ts|browser\.ts|addStylesheets\.ts|e2e\/(visit|otherTheme|account|pages|collectPageProblems)\.ts)|^stories\/(docs|README)/

/** Parts of the server that decide what a page shows which is rendered for a request; the others are seen in no picture. */
const serverPart =
  /^site\/server\/(account|callback|captcha|consent|content|enquiry|newsletter|pages|partner-api|search)\//

/** Files that affect all pages without being imported; figures and texts of the operator stand in stories, too. */
const everywhere =
  /^(design-system\/(tokens|theme|themes|styles)\/|pages-config\/content\/(figures|images|operator|soft-hyphens)\.json$|generator\/|site\/scripts\/|site\/[^/]+$|package(-lock)?\.json|tests\/)/

/** Folders that count as one cause. */
const part = /^(design-system\/components\/\w+|site\/sections\/\w+)\//

/** Returns the changes since a commit with the pages that they affect. */
export function listChangeCausesSince(since: string): readonly ChangeCause[] {
  const changes = listFilesChangedSince(since)
  if (changes.length === 0) return []
  const { project, problems } = loadProject(readProjectSources(repositoryRoot))
  if (problems.some(isErrorProblem))
    throw new Error('The page configs have problems: npm run generate lists them.')
  const isToken = changes.some(({ path }) => tokenSourcePattern.test(path))
  return deriveChangeCauses(changes, project, isToken ? tokensSince(since) : undefined)
}

/** Tokens with another value. */
interface TokenChanges {
  readonly committed: readonly TokenChange[]
  readonly uncommitted: readonly TokenChange[]
}

/** Returns the changes of tokens; the committed token files have the values of their commit. */
function tokensSince(since: string): TokenChanges {
  const at = (commit: string) =>
    new Map(
      [...comparedTokenFileScopes.keys()].map((name) => [
        name,
        readTextAtCommit(commit, `design-system/dtcg/files/${name}`),
      ]),
    )
  const head = at('HEAD')
  return {
    committed: listChangedTokens(at(since), head),
    uncommitted: listChangedTokens(head, currentTokenFiles),
  }
}

export function deriveChangeCauses(
  changes: readonly ChangedFile[],
  project: Project,
  tokens: TokenChanges = { committed: [], uncommitted: [] },
): readonly ChangeCause[] {
  const seen = changes.filter(
    ({ path }) =>
      !withoutEffect.test(path) &&
      (!path.startsWith('site/server/') || serverPart.test(path) || mailSourcePattern.test(path)),
  )
  const words = seen.flatMap((change) => listChangedMessages(change, project))
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
    ...[...byName].map(([name, own]): ChangeCause => ({
      name: formatPathWithRecords(name, own),
      kind: /^(pages-config|site\/public)\//.test(own[0]?.path ?? '') ? 'content' : 'code',
      addresses: unite(own.map(({ path }) => addressesAffectedBy(path, project))),
      styleProperties: own.flatMap(({ styleProperties = [] }) => styleProperties),
      isUncommitted: own.some(({ isUncommitted }) => isUncommitted === true),
      places: own.map(placeOf),
    })),
  ]
}

/** Returns the cause of changed tokens, if any: one for all, because most values follow from each other. */
function tokenCause(
  tokens: readonly TokenChange[],
  changes: readonly ChangedFile[],
  isUncommitted: boolean,
): readonly ChangeCause[] {
  if (tokens.length === 0) return []
  const places = changes
    .filter(
      (change) => tokenSourcePattern.test(change.path) && (change.isUncommitted || !isUncommitted),
    )
    .map(placeOf)
  const scopes = new Set(tokens.flatMap((token) => token.scopes))
  return [
    {
      name: formatTokenNames(tokens.map(({ name }) => name)),
      kind: 'token',
      addresses: 'everywhere',
      ...(!scopes.has('') && { scopes: [...scopes] }),
      values: tokens.flatMap(({ values }) => values),
      isUncommitted,
      places,
    },
  ]
}

const unite = (all: readonly ChangeCause['addresses'][]): ChangeCause['addresses'] =>
  all.includes('everywhere')
    ? 'everywhere'
    : new Set(all.flatMap((one) => (one === 'everywhere' ? [] : [...one])))

/** Returns the addresses that a file affects. The styles of a section affect fewer pages than its schema, which all pages import. */
function addressesAffectedBy(path: string, project: Project): ChangeCause['addresses'] {
  const name = pictureOf(path) ?? path
  if (everywhere.test(name)) return 'everywhere'
  if (serverPart.test(name))
    return new Set(
      createSitePlan(project).routes.flatMap(({ mode, addresses }) =>
        mode === 'built' ? [] : addresses,
      ),
    )
  // A file that is deleted or that nothing imports counts as its folder; outside of sections and components it may affect any page.
  const folder = part.exec(path)?.[1]
  const impact =
    findChangeImpact(name, project, repositoryRoot) ??
    (folder === undefined ? undefined : findChangeImpact(folder, project, repositoryRoot))
  if (!impact || name.startsWith('site/public/')) return 'everywhere'
  const letters = mailSourcePattern.test(name) ? [mailStoriesFile] : []
  return new Set([...impact.addresses, ...impact.stories, ...letters, ...findErrorPageChange(name)])
}

const pictureOf = (path: string) => /^site\/public\/pictures\/(.+)-\d+\.\w+\.\w+$/.exec(path)?.[1]

const placeOf = ({ path, line = 1 }: ChangedFile) => `${path}:${line}`
