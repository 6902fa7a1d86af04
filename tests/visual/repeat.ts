import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { countSuiteTests } from '../report.ts'
import { getSuiteReportPath } from '../suites.ts'
import { readDifferences } from './differences.ts'
import { listRetakenPictures } from './report.ts'
import { repositoryRoot } from './repositoryRoot.ts'

const usage = `npm run visual:repeat -- [--runs 10] [--load 0] [--grep <pattern>] [--stories]
  Takes the pictures of the pages several times in a row and prints what differs, also what differs once and not again.
  --load     processes that use the processor meanwhile, like builds beside
  --grep     only tests with such a name: "story.components-forms|about-us"
  --stories  the pictures of the built Storybook, which the first run keeps if there are none yet`

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    load: { type: 'string', default: '0' },
    grep: { type: 'string', default: '' },
    stories: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const busy = `import { brotliCompressSync } from 'node:zlib'
for (;;) brotliCompressSync(Buffer.alloc(1e6, Math.random().toString()))`
const load: readonly ChildProcess[] = Array.from({ length: Number(values.load) }, () =>
  spawn(process.execPath, ['--input-type=module', '-e', busy], { stdio: 'ignore' }),
)
process.once('exit', () => load.forEach((one) => one.kill()))

let faults = 0
for (let run = 1; run <= Number(values.runs); run++) {
  const { status } = spawnSync(
    'playwright',
    [
      'test',
      '--config=tests/playwright.config.ts',
      `--project=${values.stories ? 'visual-stories' : 'visual'}`,
      ...(values.grep ? ['--grep', values.grep] : []),
      values.stories ? 'stories/' : 'pages/',
    ],
    {
      cwd: repositoryRoot,
      stdio: 'ignore',
      env: { ...process.env, TEST_REPORT: getSuiteReportPath('repeat') },
    },
  )
  const report = readFileSync(join(repositoryRoot, getSuiteReportPath('repeat')), 'utf8')
  const { passed, failed } = countSuiteTests({ ok: status === 0, report })
  const found = readDifferences().map(({ name, problem }) => `${name}: ${problem}`)
  const lines = [...found, ...listRetakenPictures()]
  faults += failed + lines.length
  console.log(`run ${run}: ${passed} passed, ${failed} failed, ${lines.length} pictures differed`)
  for (const line of lines) console.log(`  ${line}`)
}
process.exitCode = faults === 0 ? 0 : 1
