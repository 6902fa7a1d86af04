import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getSuiteReportPath } from '../../suites.ts'
import { isStoryGroup } from '../baselines.ts'
import { listAffectedAddresses, listChangeCausesSince } from '../causes.ts'
import { repositoryRoot } from '../changes.ts'
import {
  addStoredPicturesToDifferences,
  readDifferences,
  reportRemovedGroups,
} from '../differences.ts'
import { flakyPicturesFolder, visualOutputFolder } from '../picture.ts'
import { groupByCauses, listUnseenCauses } from '../report.ts'
import { exportBaselinesOfCommit, prepareBasePictures } from './basePictures.ts'
import { addReviewDecision, readDecisions } from './decisions.ts'
import { createStaticReport } from './staticReport.ts'
import { readSuiteResult } from './suiteResult.ts'
import { areDifferencesAccepted, formatComparisonSummary } from './summary.ts'

const usage = `npm run visual:compare -- [--base main] [--no-run]
  Compares the pictures of the working tree with those of a commit: of all pages, and of the stories that changes since
  then affect. Writes tests/.out/pull-request/report.html, which is one file, and summary.md. Exits with 1 unless tests/visual/decisions.json accepts every difference and all else has passed.
  --no-run  reports the differences of the last run.
npm run visual:decide -- --group 1 --by "Name" --why "Reason" [--refuse] [--base main]
  Adds a decision about a group of the summary, to be committed.`

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'main' },
    'no-run': { type: 'boolean', default: false },
    group: { type: 'string' },
    by: { type: 'string', default: '' },
    why: { type: 'string', default: '' },
    refuse: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const base = execFileSync('git', ['merge-base', values.base, 'HEAD'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
}).trim()
const causes = listChangeCausesSince(base)
const affected = listAffectedAddresses(causes)
const stories =
  affected === 'everywhere' ? affected : [...affected].filter((one) => one.startsWith('stories/'))
const isDeciding = values.group !== undefined
const isRunning = !values['no-run'] && !isDeciding
const basePictures = prepareBasePictures(base)
process.once('exit', basePictures.remove)
if (isRunning && stories.length > 0) basePictures.takeStories(stories)
const baselines = exportBaselinesOfCommit(base)
process.once('exit', baselines.remove)
const suites = ['visual', ...(stories.length > 0 ? ['visual-stories'] : [])]
if (isRunning) {
  rmSync(visualOutputFolder, { recursive: true, force: true })
  for (const suite of suites) takeCurrent(suite)
  reportRemoved()
}

/** Runs a suite, which compares its pictures with the baselines of the base. */
function takeCurrent(suite: string): void {
  rmSync(join(repositoryRoot, getSuiteReportPath(suite)), { force: true })
  const isRestricted = suite === 'visual-stories' && stories !== 'everywhere'
  spawnSync(process.execPath, ['tests/run.ts', suite], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      BASELINES: baselines.folder,
      ...(isRestricted && { ONLY_ADDRESSES: JSON.stringify(stories) }),
    },
  })
}

/** Reads the results of the suites; the groups that differ are expected to fail. */
function results() {
  const differing = new Set(readDifferences().map(({ group }) => group))
  return suites.map((suite) => {
    const file = join(repositoryRoot, getSuiteReportPath(suite))
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    return { suite, ...readSuiteResult(suite, text, differing) }
  })
}

/** Reports the baselines of the groups that a suite no longer has; one that did not run has none. */
function reportRemoved(): void {
  for (const { suite, groups: drawn } of results())
    if (drawn.size > 0 && (suite === 'visual' || stories === 'everywhere'))
      reportRemovedGroups(
        baselines.folder,
        (group) => isStoryGroup(group) === (suite !== 'visual') && !drawn.has(group),
      )
}

const groups = () => groupByCauses(readDifferences(), causes)
if (isDeciding) {
  const chosen = groups()[Number(values.group) - 1]
  if (!chosen) throw new Error(`There is no group ${values.group}.`)
  addReviewDecision({
    verdict: values.refuse ? 'refused' : 'accepted',
    by: values.by,
    why: values.why,
    pictures: Object.fromEntries(chosen.pictures.map(({ name, digest }) => [name, digest])),
  })
} else {
  const open = await addStoredPicturesToDifferences(baselines.folder)
  if (open.length > 0) {
    basePictures.takeGroups(open)
    await addStoredPicturesToDifferences(baselines.folder)
  }
}

const decisions = readDecisions()
const flaky = existsSync(flakyPicturesFolder)
  ? readdirSync(flakyPicturesFolder).flatMap((name) => /^(.+)\.first\.png$/.exec(name)?.[1] ?? [])
  : []
const folder = join(repositoryRoot, 'tests/.out/pull-request')
const unseen = listUnseenCauses(readDifferences(), causes)
const failures = results().flatMap((result) => result.failures)
const summary = formatComparisonSummary(groups(), decisions, { base, flaky, unseen, failures })
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'summary.md'), summary)
writeFileSync(
  join(folder, 'report.html'),
  await createStaticReport({ groups: groups(), unseen }, decisions),
)
console.log(summary)
process.exitCode = failures.length === 0 && areDifferencesAccepted(groups(), decisions) ? 0 : 1
