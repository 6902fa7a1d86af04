import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../../browser.ts'
import { getSuiteReportPath } from '../../suites.ts'
import { readAllPictureFingerprints } from '../baselines.ts'
import { serializeChangeReaches, getChangeReaches } from '../causes/affects.ts'
import { listChangeCausesSince } from '../causes/causes.ts'
import { completePendingDifferences, readDifferences } from '../differences.ts'
import { listRecordFrames } from '../pages/frames.ts'
import { visualOutputFolder } from '../picture.ts'
import {
  explainIncomparableBrowser,
  formatEnvironmentKey,
} from '../environment/renderingEnvironment.ts'
import { drawRenderingProbe } from '../environment/renderingProbe.ts'
import { comparedCommitFile, createReport, listRetakenPictures } from '../report.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import {
  type BaseCommit,
  exportCommitBaselines,
  type PictureTestSuite,
  prepareBasePictures,
} from './basePictures.ts'
import { readDecisions } from './decisions.ts'
import { createStaticReport } from './staticReport.ts'
import { readSuiteResult } from './suiteResult.ts'
import {
  areDifferencesAccepted,
  type PictureComparisonResult,
  formatComparisonSummary,
} from './summary.ts'

const usage = `npm run visual:compare -- [--base main] [--all] [--no-run]
  Compares the pictures of the working tree with those of a commit: of all pages, of the other records that a changed text reaches, and of the stories
  that the changes affect. Writes tests/.out/pull-request/report.html, which is one file, and summary.md.
  Exits with 1 unless tests/visual/decisions.json accepts every difference and all else has passed.
  --all     takes every look of pages, stories and documents, of both commits
  --no-run  reports the differences of the last run`

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'main' },
    all: { type: 'boolean', default: false },
    'no-run': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const commit = execFileSync('git', ['merge-base', values.base, 'HEAD'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
}).trim()
const pinned = await findBrowser('pinned')
const browser = { ...pinned, probe: await drawRenderingProbe(pinned) }
const base: BaseCommit = { commit, environment: formatEnvironmentKey(browser) }
const causes = listChangeCausesSince(commit)
const reaches = getChangeReaches(causes)
const isEverything = values.all || reaches.some(({ addresses }) => addresses === 'everywhere')
const storyFiles = new Set(
  reaches.flatMap(({ addresses }) =>
    addresses === 'everywhere' ? [] : [...addresses].filter((one) => one.startsWith('stories/')),
  ),
)
const hasStories = isEverything || storyFiles.size > 0
const looks = values.all ? { ALL_LOOKS: '1' } : {}
/** Other records than those that the pages show, where a changed text reaches only these. */
const records = { RECORDS_OF: serializeChangeReaches(reaches) }
/** Of the stories of a file all are taken from the base. */
const stories = {
  ONLY_AFFECTED: serializeChangeReaches([{ addresses: storyFiles, isContent: false }]),
}
const suites: readonly PictureTestSuite[] = [
  'visual',
  ...(hasStories ? (['visual-stories'] as const) : []),
]
const basePictures = prepareBasePictures(base)
process.once('exit', basePictures.remove)

if (!values['no-run']) takeBase()
const baselines = exportCommitBaselines(base)
process.once('exit', baselines.remove)
if (!values['no-run']) {
  rmSync(visualOutputFolder, { recursive: true, force: true })
  mkdirSync(visualOutputFolder, { recursive: true })
  writeFileSync(comparedCommitFile, `${commit}\n`)
  takeCurrent('visual', { ...looks, ...records })
  if (hasStories)
    takeCurrent(
      'visual-stories',
      isEverything ? looks : { ONLY_AFFECTED: serializeChangeReaches(reaches) },
    )
}
const open = await completePendingDifferences(baselines.folder)
if (open.length > 0) {
  basePictures.takeGroups(open, { ...looks, ...records })
  await completePendingDifferences(baselines.folder)
}
await report()

/** Takes the pictures of the base of which no baselines are committed, and all if those were drawn with something else. */
function takeBase(): void {
  const committed = exportCommitBaselines({ commit, environment: '' })
  const isOther =
    explainIncomparableBrowser(browser, committed.folder) !== undefined ||
    readAllPictureFingerprints(committed.folder).some(
      ({ probe }) => !browser.probe.startsWith(probe),
    )
  committed.remove()
  if (values.all || isOther) basePictures.take('visual', looks)
  if (listRecordFrames(reaches).length > 0)
    basePictures.take('visual', records, '(^|\\s)record\\..* looks')
  if (hasStories) basePictures.take('visual-stories', isEverything ? looks : stories)
}

/** Runs a suite, which compares its pictures with the baselines of the base. */
function takeCurrent(suite: PictureTestSuite, settings: Readonly<Record<string, string>>): void {
  rmSync(join(repositoryRoot, getSuiteReportPath(suite)), { force: true })
  spawnSync(process.execPath, ['tests/run.ts', suite], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, BASELINES: baselines.folder, ...settings },
  })
}

/** Returns the failures of the suites; the groups that differ are expected to fail. */
function listFailures(): readonly string[] {
  const differing = new Set(readDifferences().map(({ group }) => group))
  return suites.flatMap((suite) => {
    const file = join(repositoryRoot, getSuiteReportPath(suite))
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    return readSuiteResult(suite, text, differing)
  })
}

/** Writes the report and the summary and sets the exit code. */
async function report(): Promise<void> {
  const result: PictureComparisonResult = {
    ...createReport(readDifferences(), causes),
    base: commit,
    failures: listFailures(),
    retaken: listRetakenPictures(),
  }
  const decisions = readDecisions()
  const folder = join(repositoryRoot, 'tests/.out/pull-request')
  const summary = formatComparisonSummary(result, decisions)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'summary.md'), summary)
  writeFileSync(join(folder, 'report.html'), await createStaticReport(result, decisions))
  console.log(summary)
  process.exitCode =
    result.failures.length === 0 && areDifferencesAccepted(result, decisions) ? 0 : 1
}
