import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { countSuiteTests, type TestCount } from './report.ts'
import {
  testSuiteGroups,
  getSuiteReportPath,
  limitSuiteToAffectedTests,
  type TestSuite,
  testSuites,
  addRequiredTestSuites,
} from './suites.ts'

const usage = `npm test [-- [check | suite ...] [options]]
  suites: ${testSuites.map(({ name }) => name).join(', ')}
  --all              pages, stories and pictures in every look of tests/matrix.ts
  --changed <commit> only what changes since then (HEAD if left out) can affect: files and tests of check, pictures of the visual suites
  --certify          the visual suites take every picture twice and demand equal bytes
  --accept           what differs in the visual suites is accepted; --by "Name" and --why "Reason" are recorded`

const root = join(import.meta.dirname, '..')
const { values: options, words } = parseOptions()
const named = (words.length > 0 ? words : ['all']).flatMap(
  (word) => testSuiteGroups.get(word) ?? word,
)
if (named.some((name) => !testSuites.some((suite) => suite.name === name))) {
  console.error(usage)
  process.exit(2)
}
const chosen = await restricted(addRequiredTestSuites(named))
const isVisual = (name: string) => name.startsWith('visual')
/** Environment of the visual suites alone: tests of other suites list or draw pictures, too. */
const visualSettings = {
  ...(options.accept && {
    ACCEPT_DIFFERENCES: '1',
    ACCEPT_BY: options.by,
    ACCEPT_WHY: options.why,
  }),
  ...(words.length === 0 && !options.all && { SAMPLE_PICTURES: '1' }),
  ...(options.certify && { CERTIFY_PICTURES: '1' }),
  ...(await changedOnly(options.changed)),
}

interface Result extends TestCount {
  readonly suite: TestSuite
  readonly minutes: number
}

const started = performance.now()
const minutesSince = (from: number) => (performance.now() - from) / 60_000
interface Running {
  promise: Promise<Result>
  child: ChildProcess | undefined
  readonly from: number
}
const running = new Map<TestSuite, Running>()
const results: Result[] = []

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const [suite, { child, from }] of running) {
      end(child)
      results.push({ suite, minutes: minutesSince(from), passed: 0, failed: 1, note: signal })
    }
    summary()
  })

const waiting = [...chosen]
while (waiting.length > 0 || running.size > 0) {
  const next = waiting.findIndex(canStart)
  if (next >= 0) {
    const [suite] = waiting.splice(next, 1)
    if (suite) start(suite)
    continue
  }
  // The first suite to end frees a slot.
  const result = await Promise.race([...running.values()].map(({ promise }) => promise))
  running.delete(result.suite)
  results.push(result)
}
summary()

function parseOptions() {
  try {
    const args = process.argv.slice(2).map((word, at, all) => {
      const isLast = all[at + 1]?.startsWith('-') ?? true
      return word === '--changed' && isLast ? '--changed=HEAD' : word
    })
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        accept: { type: 'boolean', default: false },
        by: { type: 'string', default: '' },
        why: { type: 'string', default: '' },
        all: { type: 'boolean', default: false },
        certify: { type: 'boolean', default: false },
        changed: { type: 'string' },
      },
    })
    return { values, words: positionals }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return process.exit(2)
  }
}

/** Restricts the suites that take files to those that the changes can affect. */
async function restricted(all: readonly TestSuite[]): Promise<readonly TestSuite[]> {
  const isRestricted = all.some(({ commands }) => commands.some(({ takes }) => takes !== undefined))
  if (options.changed === undefined || !isRestricted) return all
  const { listFilesChangedSince } = await import('./visual/causes/changes.ts')
  const { findAffectedFiles } = await import('./architecture/affected.ts')
  const { readProject } = await import('./architecture/project.ts')
  const affected = findAffectedFiles(
    listFilesChangedSince(options.changed).map(({ path }) => path),
    readProject(root),
  )
  const { changed, sources, tests } = affected
  console.log(
    `${changed.length} files were changed since ${options.changed}; they can affect ${sources.length} sources and ${tests.length} files of tests.`,
  )
  return all.flatMap((suite) => limitSuiteToAffectedTests(affected, suite) ?? [])
}

/** Returns the environment that restricts the visual suite to affected pages; ends the run if there are none. */
async function changedOnly(since: string | undefined): Promise<Record<string, string>> {
  if (since === undefined || !chosen.some(({ name }) => isVisual(name))) return {}
  const { listChangeCausesSince } = await import('./visual/causes/causes.ts')
  const { serializeChangeReaches, getChangeReaches } = await import('./visual/causes/affects.ts')
  const reaches = getChangeReaches(listChangeCausesSince(since))
  for (const { addresses, locales } of reaches)
    console.log(
      `seen ${addresses === 'everywhere' ? addresses : `at ${addresses.size} addresses`}${locales ? ` in ${locales.join(', ')}` : ''}`,
    )
  if (reaches.length === 0) {
    console.log(`Nothing that was changed since ${since} can be seen in a picture.`)
    process.exit(0)
  }
  return { ONLY_AFFECTED: serializeChangeReaches(reaches) }
}

/** Allows two suites at a time, in order; an exclusive suite runs alone. */
function canStart(suite: TestSuite, index: number): boolean {
  if (running.size >= 2 || [...running.keys()].some(({ alone }) => alone)) return false
  if (suite.alone && (running.size > 0 || index > 0)) return false
  const open = [...waiting, ...running.keys()].map(({ name }) => name)
  return !suite.needs?.some((name) => open.includes(name))
}

function start(suite: TestSuite): void {
  const failed = suite.needs?.filter((name) =>
    results.some((result) => result.suite.name === name && result.failed > 0),
  )
  const entry: Running = {
    from: performance.now(),
    promise: Promise.resolve({
      suite,
      minutes: 0,
      passed: 0,
      failed: 1,
      note: `not run: ${failed?.join(', ')} failed`,
    }),
    child: undefined,
  }
  if (!failed?.length) entry.promise = runSuite(suite, (child) => (entry.child = child))
  running.set(suite, entry)
}

async function runSuite(suite: TestSuite, onChild: (child: ChildProcess) => void): Promise<Result> {
  const from = performance.now()
  const file = join(root, getSuiteReportPath(suite.name))
  mkdirSync(join(file, '..'), { recursive: true })
  rmSync(file, { force: true })
  let ok = true
  for (const { words: command, cwd = '.' } of suite.commands) {
    ok = await runCommand(suite.name, command, cwd, onChild)
    if (!ok) break
  }
  const minutes = minutesSince(from)
  const report = suite.report && (existsSync(file) ? readFileSync(file, 'utf8') : '')
  return { suite, minutes, ...countSuiteTests({ ok, report }) }
}

function runCommand(
  name: string,
  [program, ...rest]: readonly [string, ...string[]],
  cwd: string,
  onChild: (child: ChildProcess) => void,
): Promise<boolean> {
  const child = spawn(program, rest, {
    cwd: join(root, cwd),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that browsers and servers end with it.
    detached: true,
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
      TEST_REPORT: getSuiteReportPath(name),
      // Suites start some hundred processes, which compile the same modules.
      NODE_COMPILE_CACHE: join(root, '.cache/compile'),
      ...(options.all && { ALL_LOOKS: '1' }),
      ...(isVisual(name) && visualSettings),
    },
  })
  onChild(child)
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => console.log(`${name.padEnd(9)} | ${line}`))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.log(`${name.padEnd(9)} | ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => {
      resolve(code === 0)
    })
  })
}

function end(child: ChildProcess | undefined): void {
  if (child?.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch {
    // The process ended before the signal.
  }
}

function summary(): never {
  console.log(`\n${'suite'.padEnd(10)}${'minutes'.padStart(8)}${'usual'.padStart(7)}   tests`)
  for (const { suite, minutes, passed, failed, note } of results)
    console.log(
      `${suite.name.padEnd(10)}${minutes.toFixed(2).padStart(8)}${suite.minutes.toFixed(2).padStart(7)}` +
        `   ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}`,
    )
  console.log(`${'all'.padEnd(10)}${minutesSince(started).toFixed(2).padStart(8)}\n`)
  for (const { suite, failures = [], flaky = [], notRun = [] } of results) {
    for (const failure of failures) console.log(`${suite.name}: failed: ${failure}`)
    for (const name of flaky) console.log(`${suite.name}: passed when retried: ${name}`)
    for (const reason of notRun) console.log(`${suite.name}: not run: ${reason}`)
  }
  const faulty = results.filter(({ failed }) => failed > 0).map(({ suite }) => suite.name)
  if (faulty.length > 0) console.log(`Look closer: npm test -- ${faulty.join(' ')}\n`)
  const total = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0)
  const flakyTests = results.reduce((sum, { flaky = [] }) => sum + flaky.length, 0)
  if (flakyTests > 0) console.log(`${flakyTests} passed only when retried`)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  process.exit(total('failed') > 0 ? 1 : 0)
}
