import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { baselinesFolder, isStoryGroup } from './baselines.ts'
import { acceptDifferences, readDifferences } from './differences.ts'
import { ariaSnapshotExtension } from './outline.ts'
import { readGitUserName, judgeDifferences } from './pullRequest/judge.ts'
import { type ProbedBrowser, saveRenderingEnvironment } from './environment/renderingEnvironment.ts'
import { createReport, readKnownCauses } from './report.ts'

/**
 * Accepts what differs in a run, which `--accept` demands, and prints it; a decision with person and reason is recorded for pages. Returns whether
 * all is accepted: a picture that was not drawn alike twice stays to be looked at.
 */
export async function acceptRun(
  browser: ProbedBrowser,
  isStories: boolean,
  isWhole: boolean,
): Promise<boolean> {
  const all = readDifferences().filter(({ group }) => isStoryGroup(group) === isStories)
  const found = all.filter(({ changes }) => !changes.some(({ kind }) => kind === 'flaky'))
  const isComplete = found.length === all.length
  const { groups } = createReport(found, isStories ? [] : readKnownCauses(found))
  for (const { title, pictures } of groups) console.log(`accepted: ${pictures.length} x ${title}`)
  if (isStories) {
    acceptDifferences(found)
    return isComplete
  }
  judgeDifferences(found, {
    verdict: 'accepted',
    by: process.env['ACCEPT_BY'] || readGitUserName() || 'unknown',
    why: process.env['ACCEPT_WHY'] || 'all accepted at once',
  })
  saveRenderingEnvironment(browser)
  if (isWhole) await removeStaleOutlines()
  return isComplete
}

/** Removes the outlines that belong to no picture any more. */
async function removeStaleOutlines(): Promise<void> {
  const { pagePictureFrames } = await import('./pages/frames.ts')
  const own = new Set(
    pagePictureFrames.flatMap(({ name, hasAriaSnapshot }) =>
      hasAriaSnapshot ? name + ariaSnapshotExtension : [],
    ),
  )
  for (const name of readdirSync(baselinesFolder))
    if (name.endsWith(ariaSnapshotExtension) && !own.has(name)) rmSync(join(baselinesFolder, name))
}
