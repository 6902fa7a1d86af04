import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readDifferences } from '../differences.ts'
import { createReport, readKnownCauses } from '../report.ts'
import { parseReportPage } from '../review/page.ts'
import { judgeDifferences } from './judge.ts'

const usage = `npm run visual:decide -- --group 1 --by "Name" --why "Reason" [--refuse] [--from report.html]
  Decides a group of the last run, or of the report of another machine, by its number in the summary. Pictures of which every change is accepted
  become baselines; commit tests/visual.`

const { values } = parseArgs({
  options: {
    group: { type: 'string' },
    by: { type: 'string', default: '' },
    why: { type: 'string', default: '' },
    from: { type: 'string' },
    refuse: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help || values.group === undefined) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}

const { groups, pictures } =
  values.from === undefined ? lastRun() : parseReportPage(readFileSync(values.from, 'utf8'))
const group = groups[Number(values.group) - 1]
if (!group) throw new Error(`There is no group ${values.group}.`)
const own = pictures.filter(({ name }) => group.pictures.includes(name))
const accepted = judgeDifferences(own, {
  verdict: values.refuse ? 'refused' : 'accepted',
  by: values.by,
  why: values.why,
  changes: Object.keys(group.changes),
})
console.log(`${group.title}: ${own.length} pictures ${values.refuse ? 'refused' : 'decided'}`)
const open = own.length - accepted.length
if (!values.refuse && open > 0)
  console.log(`${open} of them show other changes, too, which are open`)

function lastRun() {
  const found = readDifferences()
  return createReport(found, readKnownCauses(found))
}
