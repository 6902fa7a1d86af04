import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { countSuite, type Count } from './report.ts'
import { allMinutes, groups, reportFile, type Suite, suites } from './suites.ts'

const usage = `node tests/run.ts <check | all | suite ...> [options]
  suites: ${suites.map(({ name }) => name).join(', ')}
  --all              pages, stories and pictures in every look of tests/matrix.ts, without a limit of time
  --changed <commit> the visual suite takes only the pictures that changes since then can touch
  --certify          the visual suite takes every picture twice and demands equal bytes
  --accept           the visual suite writes its pictures instead of comparing them`

const root = join(import.meta.dirname, '..')
const { values: asked, words } = read()
const named = words.flatMap((word) => groups.get(word) ?? word)
const chosen = suites.filter(({ name }) => named.includes(name))
if (chosen.length === 0 || named.some((name) => !suites.some((suite) => suite.name === name))) {
  console.error(usage)
  process.exit(2)
}
/** The limits are those of usual runs. */
const isLong = asked.all || asked.certify
const settings = {
  ...(asked.accept && { ACCEPT_PICTURES: '1' }),
  ...(asked.all && { ALL_LOOKS: '1' }),
  ...(asked.certify && { CERTIFY_PICTURES: '1' }),
  ...(await changedOnly(asked.changed)),
}

interface Result extends Count {
  readonly suite: Suite
  readonly minutes: number
}

const started = performance.now()
const minutesSince = (from: number) => (performance.now() - from) / 60_000
const running = new Map<Suite, { promise: Promise<Result>; child: ChildProcess | undefined }>()
const results: Result[] = []

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const { child } of running.values()) end(child, 'SIGTERM')
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })

const waiting = [...chosen]
while (waiting.length > 0 || running.size > 0) {
  const next = waiting.findIndex(canStart)
  if (next >= 0) {
    const [suite] = waiting.splice(next, 1)
    if (suite) start(suite)
    continue
  }
  // Whoever ends first makes room for the next.
  const result = await Promise.race([...running.values()].map(({ promise }) => promise))
  running.delete(result.suite)
  results.push(result)
}
summary()

function read() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        accept: { type: 'boolean', default: false },
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

/** What tells the visual suite which pictures to take; ends the run if no page can look different. */
async function changedOnly(since: string | undefined): Promise<Record<string, string>> {
  if (since === undefined) return {}
  const { causesSince, touched } = await import('./visual/causes.ts')
  const addresses = touched(causesSince(since))
  if (addresses === 'everywhere') {
    console.log(`What was changed since ${since} can be seen everywhere.`)
    return {}
  }
  console.log(`What was changed since ${since} can be seen on ${addresses.size} addresses.`)
  if (addresses.size === 0) process.exit(0)
  return { ONLY_ADDRESSES: JSON.stringify([...addresses]) }
}

/** Two at a time, in order; one that needs the machine waits for the others and is waited for. */
function canStart(suite: Suite, index: number): boolean {
  if (running.size >= 2 || [...running.keys()].some(({ alone }) => alone)) return false
  if (suite.alone && (running.size > 0 || index > 0)) return false
  const open = [...waiting, ...running.keys()].map(({ name }) => name)
  return !suite.needs?.some((name) => open.includes(name))
}

function start(suite: Suite): void {
  const failed = suite.needs?.filter((name) =>
    results.some((result) => result.suite.name === name && result.failed > 0),
  )
  const entry: { promise: Promise<Result>; child: ChildProcess | undefined } = {
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

async function runSuite(suite: Suite, onChild: (child: ChildProcess) => void): Promise<Result> {
  const from = performance.now()
  const file = join(root, reportFile(suite.name))
  mkdirSync(join(file, '..'), { recursive: true })
  rmSync(file, { force: true })
  let ok = true
  // Twice its usual time, unless the time of all is up before.
  const limit = isLong ? Infinity : Math.min(suite.minutes * 2, allMinutes - minutesSince(started))
  for (const { words: command, cwd = '.' } of suite.commands) {
    const left = limit - minutesSince(from)
    ok = left > 0 && (await runCommand(suite.name, command, cwd, left, onChild))
    if (!ok) break
  }
  const minutes = minutesSince(from)
  const report = suite.report && (existsSync(file) ? readFileSync(file, 'utf8') : '')
  return { suite, minutes, ...countSuite({ ok, late: minutes >= limit, report }) }
}

function runCommand(
  name: string,
  [program, ...rest]: readonly [string, ...string[]],
  cwd: string,
  minutes: number,
  onChild: (child: ChildProcess) => void,
): Promise<boolean> {
  const child = spawn(program, rest, {
    cwd: join(root, cwd),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that at the limit browsers and servers end with it.
    detached: true,
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
      TEST_REPORT: reportFile(name),
      ...settings,
    },
  })
  onChild(child)
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => console.log(`${name.padEnd(9)} | ${line}`))
  const limit =
    minutes < Infinity
      ? setTimeout(() => {
          end(child, 'SIGTERM')
          setTimeout(() => end(child, 'SIGKILL'), 5000).unref()
        }, minutes * 60_000)
      : undefined
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.log(`${name.padEnd(9)} | ${error.message}`)
      clearTimeout(limit)
      resolve(false)
    })
    child.on('close', (code) => {
      clearTimeout(limit)
      resolve(code === 0)
    })
  })
}

function end(child: ChildProcess | undefined, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child?.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It ended between the question and the signal.
  }
}

function summary(): never {
  console.log(`\n${'suite'.padEnd(10)}${'minutes'.padStart(8)}${'usual'.padStart(7)}   tests`)
  for (const { suite, minutes, passed, failed, note } of results)
    console.log(
      `${suite.name.padEnd(10)}${minutes.toFixed(2).padStart(8)}${suite.minutes.toFixed(2).padStart(7)}` +
        `   ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}`,
    )
  console.log(
    `${'all'.padEnd(10)}${minutesSince(started).toFixed(2).padStart(8)}${allMinutes.toFixed(2).padStart(7)}\n`,
  )
  for (const { suite, told = [] } of results)
    for (const name of told) console.log(`${suite.name}: ${name}`)
  const faulty = results.filter(({ failed }) => failed > 0).map(({ suite }) => suite.name)
  if (faulty.length > 0) console.log(`Look closer: node tests/run.ts ${faulty.join(' ')}\n`)
  const total = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  process.exit(total('failed') > 0 ? 1 : 0)
}
