import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listAffectedAddresses, listCausesSince } from '../causes.ts'
import { repositoryRoot } from '../changes.ts'
import { addStoredPicturesToDifferences, readDifferences } from '../differences.ts'
import { flakyPicturesFolder, visualOutputFolder } from '../picture.ts'
import { groupByCauses, listUnseenCauses } from '../report.ts'
import { exportBaselinesOfCommit, takeBasePictures, takeStoryBaselines } from './basePictures.ts'
import { addDecision, readDecisions } from './decisions.ts'
import { createStaticReport } from './staticReport.ts'
import { isAccepted, formatComparisonSummary } from './summary.ts'

const usage = `npm run visual:compare -- [--base main] [--no-run]
  Compares the pictures of the working tree with those of a commit: of all pages, and of the stories that changes since
  then affect. Writes tests/.out/pull-request/report.html, which is one file, and summary.md. Exits with 1 unless tests/visual/decisions.json accepts every difference.
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
const causes = listCausesSince(base)
const affected = listAffectedAddresses(causes)
const stories =
  affected === 'everywhere' ? affected : [...affected].filter((one) => one.startsWith('stories/'))
const isDeciding = values.group !== undefined
const isRunning = !values['no-run'] && !isDeciding
if (isRunning && stories.length > 0) takeStoryBaselines(base, stories)
const baselines = exportBaselinesOfCommit(base)
if (isRunning) {
  rmSync(visualOutputFolder, { recursive: true, force: true })
  takeCurrent('visual')
  if (stories.length > 0)
    takeCurrent(
      'visual-stories',
      stories === 'everywhere' ? {} : { ONLY_ADDRESSES: JSON.stringify(stories) },
    )
}

/** Runs a suite, which compares its pictures with the baselines of the base. */
function takeCurrent(suite: string, env: Readonly<Record<string, string>> = {}): void {
  spawnSync(process.execPath, ['tests/run.ts', suite], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, BASELINES: baselines.folder, ...env },
  })
}

const groups = () => groupByCauses(readDifferences(), causes)
if (isDeciding) {
  const chosen = groups()[Number(values.group) - 1]
  if (!chosen) throw new Error(`There is no group ${values.group}.`)
  addDecision({
    verdict: values.refuse ? 'refused' : 'accepted',
    by: values.by,
    why: values.why,
    pictures: Object.fromEntries(chosen.pictures.map(({ name, digest }) => [name, digest])),
  })
} else {
  const open = await addStoredPicturesToDifferences(baselines.folder)
  if (open.length > 0) {
    takeBasePictures(base, open)
    await addStoredPicturesToDifferences(baselines.folder)
  }
}
baselines.remove()

const decisions = readDecisions()
const flaky = existsSync(flakyPicturesFolder)
  ? readdirSync(flakyPicturesFolder).flatMap((name) => /^(.+)\.first\.png$/.exec(name)?.[1] ?? [])
  : []
const folder = join(repositoryRoot, 'tests/.out/pull-request')
const unseen = listUnseenCauses(readDifferences(), causes)
const summary = formatComparisonSummary(groups(), decisions, { base, flaky, unseen })
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'summary.md'), summary)
writeFileSync(
  join(folder, 'report.html'),
  await createStaticReport({ groups: groups(), unseen }, decisions),
)
console.log(summary)
process.exitCode = isAccepted(groups(), decisions) ? 0 : 1
