import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findBrowser } from '../../browser.ts'
import { baselinesFolder, getFingerprintFile, isStoryGroup } from '../baselines.ts'
import { findOldestChange } from '../causes/changes.ts'
import { completePendingDifferences } from '../differences.ts'
import { formatEnvironmentKey } from '../environment/renderingEnvironment.ts'
import { drawRenderingProbe } from '../environment/renderingProbe.ts'
import { comparedCommitFile, writeReport } from '../report.ts'
import { prepareBasePictures } from './basePictures.ts'

const usage = `npm run visual:before
  Takes the pictures before of the differences of the last run that this machine has not, from the commits that accepted them, and compares with them.
  Builds each of these commits in a temporary folder.`

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const open = (await completePendingDifferences(baselinesFolder)).filter(
  (group) => !isStoryGroup(group),
)
const pinned = await findBrowser('pinned')
const environment = formatEnvironmentKey({ ...pinned, probe: await drawRenderingProbe(pinned) })
const compared = existsSync(comparedCommitFile)
  ? readFileSync(comparedCommitFile, 'utf8').trim()
  : undefined
const byCommit = Map.groupBy(
  open,
  (group) => compared ?? findOldestChange([getFingerprintFile(group)]) ?? '',
)
for (const [commit, groups] of byCommit) {
  if (commit === '') continue
  const pictures = prepareBasePictures({ commit, environment })
  process.once('exit', pictures.remove)
  pictures.takeGroups(groups, {})
  pictures.remove()
}
const missing = await completePendingDifferences(baselinesFolder)
await writeReport()
console.log(
  missing.length === 0
    ? 'All pictures before are here: npm run visual:review'
    : `Not to be had: ${missing.join(', ')}`,
)
