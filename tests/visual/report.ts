import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { baselinesFolder, getFingerprintFile, isStoryGroup } from './baselines.ts'
import { listCausesForPicture } from './causes/affects.ts'
import { listChangeCausesSince } from './causes/causes.ts'
import type { ChangeCause } from './causes/changeCause.ts'
import { findOldestChange } from './causes/changes.ts'
import { findTokenNames } from './causes/tokenNames.ts'
import { cropPicture } from './crop.ts'
import { readDifferences } from './differences.ts'
import { groupByChange } from './grouping/groups.ts'
import { type PictureDifference, retakenPicturesFolder, visualOutputFolder } from './picture.ts'
import { repositoryRoot } from './repositoryRoot.ts'
import { renderReportPage } from './review/page.ts'
import {
  type ReportLink,
  maxStripPictures,
  type PictureReviewReport,
} from './review/reviewReport.ts'

/** Names the commit that `visual:compare` has compared with, until the next run of the visual suites. */
export const comparedCommitFile = join(visualOutputFolder, 'compared-with')

/** Returns the changes since the pictures that differ were accepted, or since the commit that they were compared with. */
export function readKnownCauses(found: readonly PictureDifference[]): readonly ChangeCause[] {
  const groups = new Set(found.flatMap(({ group }) => (isStoryGroup(group) ? [] : group)))
  const since = existsSync(comparedCommitFile)
    ? readFileSync(comparedCommitFile, 'utf8').trim()
    : findOldestChange(
        groups.size > 0 ? [...groups].map((group) => getFingerprintFile(group)) : [baselinesFolder],
      )
  if (since === undefined) return []
  try {
    return listChangeCausesSince(since)
  } catch (error) {
    console.error(`The causes are not known: ${(error as Error).message}`)
    return []
  }
}

/** Groups differences by what has changed and adds their causes: the uncommitted changes if there are any for the picture, otherwise all. */
export function createReport(
  found: readonly PictureDifference[],
  causes: readonly ChangeCause[],
): Pick<PictureReviewReport, 'groups' | 'pictures' | 'unseen'> {
  const explained = found.map((difference) => {
    const all = listCausesForPicture(difference, causes)
    const uncommitted = all.filter(({ isUncommitted }) => isUncommitted)
    return { difference, all, likely: uncommitted.length > 0 ? uncommitted : all }
  })
  const shown = new Set(explained.flatMap(({ all }) => all))
  return {
    groups: groupByChange(
      explained.map(({ difference: { name, changes }, likely }) => ({ name, changes, likely })),
    ),
    pictures: explained.map(({ difference, all }) => ({
      ...difference,
      causes: all.map(({ name }) => name),
      styles: difference.styles.map((change) => ({
        ...change,
        tokens: {
          before: findTokenNames(change.property, change.before, difference.look),
          after: findTokenNames(change.property, change.after, difference.look),
        },
      })),
      links: linksOf(difference, all),
    })),
    unseen: causes.flatMap((cause) => (shown.has(cause) ? [] : cause.name)),
  }
}

/** Most changed lines that a difference links to. */
const maxLines = 6

function linksOf(
  { address, page, story }: PictureDifference,
  causes: readonly ChangeCause[],
): ReportLink[] {
  const source = page === undefined ? address : `pages-config/pages/${page}.json`
  const isFile =
    !source.startsWith('/') && source !== '' && existsSync(join(repositoryRoot, source))
  return [
    ...shownAt(address, story),
    ...(isFile ? [`${source}:1`] : [])
      .concat(causes.flatMap(({ places }) => places).slice(0, maxLines))
      .map((place) => ({ text: place, href: sourceLink(place) })),
  ]
}

/** Returns a link to the page or story on this machine; in a workflow nothing is served, and nothing is left of a removed one. */
function shownAt(address: string, story: string | undefined): readonly ReportLink[] {
  if (address === '' || process.env['GITHUB_REPOSITORY']) return []
  return address.startsWith('/')
    ? [{ text: 'Page', href: new URL(address, 'http://localhost:3000').href }]
    : [{ text: 'Story', href: `http://localhost:6006/?path=/story/${story ?? ''}` }]
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

/** Returns the names of frames that could be taken only when tried again, with what failed. */
export const listRetakenPictures = (): readonly string[] =>
  existsSync(retakenPicturesFolder)
    ? readdirSync(retakenPicturesFolder).map(
        (name) =>
          `${name}: ${readFileSync(join(retakenPicturesFolder, name), 'utf8').split('\n')[0]}`,
      )
    : []

/** Writes the read-only review page beside the pictures, if any differ. */
export async function writeReport(): Promise<void> {
  const found = readDifferences()
  const file = join(visualOutputFolder, 'index.html')
  rmSync(file, { force: true })
  if (found.length === 0) return
  const report = createReport(found, readKnownCauses(found))
  await writeCrops(report)
  writeFileSync(file, await renderReportPage(report))
}

/** Writes the parts around the first differences that the strip of a group shows: a page opened from the disk has no server that cuts them. */
export async function writeCrops(
  { groups, pictures }: Pick<PictureReviewReport, 'groups' | 'pictures'>,
  folder: string = visualOutputFolder,
): Promise<void> {
  const shared = new Set(
    groups.flatMap((group) =>
      group.pictures.length > 1 ? group.pictures.slice(0, maxStripPictures + 1) : [],
    ),
  )
  const crop = async ({ name, files, first }: PictureDifference) => {
    const [kind] = files
    if (!shared.has(name) || kind === undefined) return
    const png = readFileSync(join(folder, `${name}.${kind}.png`))
    await (await cropPicture(png, first)).png().toFile(join(folder, `${name}.crop.png`))
  }
  await Promise.all(pictures.map(crop))
}
