import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { type ChangeCause, listChangeCausesForAddress, listChangeCausesSince } from './causes.ts'
import { findLastPictureCommit, repositoryRoot } from './changes.ts'
import { readDifferences } from './differences.ts'
import {
  missingBaselineProblem,
  missingPictureProblem,
  type PictureDifference,
  visualOutputFolder,
} from './picture.ts'
import type { ComparisonMask } from './raw.ts'

/** Data of the review page. */
export interface PictureReviewReport {
  readonly groups: readonly DifferencesWithSameCause[]
  /** Names of changes that no differing picture shows. */
  readonly unseen: readonly string[]
  /** Masked areas by picture name. */
  readonly masks: Readonly<Record<string, readonly ComparisonMask[]>>
  /** Token required for write requests; undefined in the read-only report. */
  readonly key?: string
  /** Pictures by file name as data addresses, in a report that is one file. */
  readonly images?: Readonly<Record<string, string>>
  /** Committed decisions by picture name. */
  readonly decided?: Readonly<Record<string, string>>
}

/** Pictures with the same causes: one decision. */
export interface DifferencesWithSameCause {
  readonly cause: string
  /** Changed files of the cause with their first changed line. */
  readonly places: readonly string[]
  readonly pictures: readonly ReportedPictureDifference[]
}

/** A difference with its possible causes. */
export interface ReportedPictureDifference extends PictureDifference {
  /** Names of all changes that affect the page, uncommitted ones first. */
  readonly causes: readonly string[]
  /** The page or story, its config or file, and the changed lines. */
  readonly links: readonly Link[]
}

interface Link {
  readonly text: string
  readonly href: string
}

const review = join(import.meta.dirname, 'review')

/** Returns the changes since the pictures were committed; empty if unknown. */
export function readKnownCauses(): readonly ChangeCause[] {
  const since = findLastPictureCommit()
  if (since === undefined) return []
  try {
    return listChangeCausesSince(since)
  } catch {
    // The page configs have errors.
    return []
  }
}

/**
 * Groups pictures by what may have changed them, new and removed ones apart: the uncommitted changes if there are any for the page, otherwise all changes since
 * the pictures were committed. The largest groups come first, those without known cause last.
 */
export function groupByCauses(
  found: readonly PictureDifference[],
  causes: readonly ChangeCause[],
): readonly DifferencesWithSameCause[] {
  const reported = found.map((difference) => {
    const all = listChangeCausesForAddress(difference.address, causes)
    const uncommitted = all.filter(({ isUncommitted }) => isUncommitted)
    const likely = uncommitted.length > 0 ? uncommitted : all
    const own = difference.problem.startsWith(missingBaselineProblem)
      ? 'New pictures'
      : difference.problem === missingPictureProblem
        ? 'Removed pictures'
        : undefined
    return {
      difference: {
        ...difference,
        causes: all.map(({ name }) => name),
        links: linksOf(difference, all),
      },
      cause: own ?? listed(likely.map(({ name }) => name)),
      places: own ? [] : likely.flatMap((cause) => cause.places),
    }
  })
  const byCause = Map.groupBy(reported, ({ cause }) => cause)
  return [...byCause]
    .map(([cause, own]) => ({
      cause,
      places: [...new Set(own.flatMap(({ places }) => places))],
      pictures: own.map(({ difference }) => difference),
    }))
    .toSorted(
      (a, b) =>
        Number(a.cause === '') - Number(b.cause === '') || b.pictures.length - a.pictures.length,
    )
}

/** Returns the names of the causes that affect no differing picture. */
export const listUnseenCauses = (
  found: readonly PictureDifference[],
  causes: readonly ChangeCause[],
): readonly string[] => {
  const shown = new Set(found.flatMap(({ address }) => listChangeCausesForAddress(address, causes)))
  return causes.flatMap((cause) => (shown.has(cause) ? [] : cause.name))
}

/** Most changed lines that a difference links to. */
const maxLines = 6

function linksOf(
  { address, story, group }: PictureDifference,
  causes: readonly ChangeCause[],
): Link[] {
  const config = `pages-config/pages/${group.replaceAll('.', '/')}.json`
  const isPage = address.startsWith('/')
  const shown = isPage
    ? { text: 'Page', href: new URL(address, 'http://localhost:3000').href }
    : { text: 'Story', href: `http://localhost:6006/?path=/story/${story ?? ''}` }
  const source = isPage ? config : address
  return [
    // Nothing is left of a removed one.
    ...(address === '' ? [] : [shown]),
    ...(existsSync(join(repositoryRoot, source)) && source !== '' ? [`${source}:1`] : [])
      .concat(causes.flatMap(({ places }) => places).slice(0, maxLines))
      .map((place) => ({ text: place, href: sourceLink(place) })),
  ]
}

/** Returns the address of a line: on the server of the repository in a workflow, otherwise in the editor. */
function sourceLink(place: string): string {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: repository,
    GITHUB_SHA: commit,
  } = process.env
  const [file = '', line = '1'] = place.split(':')
  return server && repository && commit
    ? `${server}/${repository}/blob/${commit}/${file}#L${line}`
    : `vscode://file/${join(repositoryRoot, file)}:${line}`
}

/** Formats the first names and the number of the others. */
const listed = (names: readonly string[]): string =>
  names.length > 3
    ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
    : names.join(', ')

/** Returns the HTML of the review page, self-contained except for the pictures. */
export async function renderReportPage(report: PictureReviewReport): Promise<string> {
  client ??= bundledClient()
  const { script, style } = await client
  const parts = new Map([
    ['style', style],
    // Escapes the data, so that it cannot close the script element.
    ['data', JSON.stringify(report).replaceAll('<', '\\u003c')],
    ['script', script],
  ])
  return readFileSync(join(review, 'review.html'), 'utf8').replaceAll(
    /\/\*(style|data|script)\*\//g,
    (_, name: string) => parts.get(name) ?? '',
  )
}

let client: Promise<{ readonly script: string; readonly style: string }> | undefined

/** Compiles the script and the style sheet of the review page, with its typeface. */
async function bundledClient() {
  const built = await build({
    configFile: false,
    root: repositoryRoot,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: join(review, 'app/main.tsx') },
    },
  })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const script = files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n')
  const style = files.flatMap((file) =>
    file.type === 'asset' && typeof file.source === 'string' && file.fileName.endsWith('.css')
      ? file.source
      : [],
  )
  // Escapes what would close the elements.
  return { script: script.replaceAll('</script', '<\\/script'), style: style.join('\n') }
}

/** Writes the read-only review page beside the pictures, if any differ. */
export async function writeReport(): Promise<void> {
  const found = readDifferences()
  rmSync(join(visualOutputFolder, 'index.html'), { force: true })
  if (found.length === 0) return
  const causes = readKnownCauses()
  const groups = groupByCauses(found, causes)
  const unseen = listUnseenCauses(found, causes)
  writeFileSync(
    join(visualOutputFolder, 'index.html'),
    await renderReportPage({ groups, unseen, masks: {} }),
  )
}
