import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addressesAffected, causesSince } from '../causes.ts'
import { top } from '../changes.ts'
import { completeDifferences, readDifferences } from '../differences.ts'
import { flakyFolder, out } from '../picture.ts'
import { groupsOf, unseenCauses } from '../report.ts'
import { baselinesAt, takeBasePictures, takeStoryBaselines } from './basePictures.ts'
import { addDecision, readDecisions } from './decisions.ts'
import { staticReport } from './staticReport.ts'
import { isAccepted, summaryOf } from './summary.ts'

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
  cwd: top,
  encoding: 'utf8',
}).trim()
const causes = causesSince(base)
const affected = addressesAffected(causes)
const stories =
  affected === 'everywhere' ? affected : [...affected].filter((one) => one.startsWith('stories/'))
const isDeciding = values.group !== undefined
const isRunning = !values['no-run'] && !isDeciding
if (isRunning && stories.length > 0) takeStoryBaselines(base, stories)
const baselines = baselinesAt(base)
if (isRunning) {
  rmSync(out, { recursive: true, force: true })
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
    cwd: top,
    stdio: 'inherit',
    env: { ...process.env, BASELINES: baselines.folder, ...env },
  })
}

const groups = () => groupsOf(readDifferences(), causes)
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
  const open = await completeDifferences(baselines.folder)
  if (open.length > 0) {
    takeBasePictures(base, open)
    await completeDifferences(baselines.folder)
  }
}
baselines.remove()

const decisions = readDecisions()
const flaky = existsSync(flakyFolder)
  ? readdirSync(flakyFolder).flatMap((name) => /^(.+)\.first\.png$/.exec(name)?.[1] ?? [])
  : []
const folder = join(top, 'tests/.out/pull-request')
const unseen = unseenCauses(readDifferences(), causes)
const summary = summaryOf(groups(), decisions, { base, flaky, unseen })
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'summary.md'), summary)
writeFileSync(
  join(folder, 'report.html'),
  await staticReport({ groups: groups(), unseen }, decisions),
)
console.log(summary)
process.exitCode = isAccepted(groups(), decisions) ? 0 : 1
