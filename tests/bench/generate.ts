import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { v8FlagsForSingleRun } from '#generator/run/v8Flags.ts'
import { generateSiteFiles } from '#generator/index.ts'
import { createTypicalPage, writeManyPages } from './manyPages.ts'

// Measures the generator with many pages, each run in a separate process: `npm run bench:generate`.
const pages = 1000
const rounds = 3
const changes = 9

/** Wall time, processor time of all threads (including compilation and garbage collection) and of the main thread, in ms. */
interface Times {
  readonly wall: number
  readonly cpu: number
  readonly main: number
}

/** Measurements of one process. */
interface Measurement {
  readonly times: readonly Times[]
  /** Time from the start of the process until the generator is loaded, independent of the number of pages. */
  readonly start: Times
  /** Peak memory of the process in MB. */
  readonly memory: number
}

const [part, top = ''] = process.argv.slice(2)

function measureAll(): void {
  const folder = mkdtempSync(join(tmpdir(), 'many-pages-'))
  try {
    const measurements: Record<string, Measurement[]> = { cold: [], change: [], floor: [] }
    for (let round = 0; round < rounds; round++) {
      // Files are deleted only at the end: ext4 creates files slowly after deletions.
      const project = join(folder, String(round))
      writeManyPages(project, pages)
      for (const [name, list] of Object.entries(measurements)) list.push(runProcess(name, project))
    }
    report(measurements)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs a measurement in a process, with the V8 flags for single runs except for watch mode. */
const runProcess = (name: string, folder: string): Measurement =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [...(name === 'change' ? [] : v8FlagsForSingleRun), import.meta.filename, name, folder],
      { encoding: 'utf8' },
    ),
  ) as Measurement

async function measure(name: string): Promise<Measurement> {
  const times: Times[] = []
  const start = {
    wall: performance.now(),
    cpu: toMilliseconds(process.cpuUsage()),
    main: toMilliseconds(process.threadCpuUsage()),
  }
  if (name === 'floor') times.push(await timed(floor()))
  if (name === 'cold') times.push(await timed(() => run()))
  if (name === 'change') {
    await run()
    for (let count = 0; count < changes; count++) {
      const page = createTypicalPage(7, pages, { noindex: count % 2 === 0 })
      writeFileSync(join(top, 'pages-config/pages/many/page-7.json'), JSON.stringify(page, null, 2))
      times.push(await timed(() => run()))
    }
  }
  return { times, start, memory: process.resourceUsage().maxRSS / 1024 }
}

async function run(): Promise<void> {
  const { ok, problems } = await generateSiteFiles({ top, format: 'none' })
  if (!ok) throw new Error(JSON.stringify(problems.slice(0, 3)))
}

async function timed(act: () => void | Promise<void>): Promise<Times> {
  const start = performance.now()
  const [cpu, main] = [process.cpuUsage(), process.threadCpuUsage()]
  await act()
  return {
    wall: performance.now() - start,
    cpu: toMilliseconds(process.cpuUsage(cpu)),
    main: toMilliseconds(process.threadCpuUsage(main)),
  }
}

const toMilliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

/** Measures the lower bound: reading the same files, parsing the JSON, and writing the same bytes. */
function floor(): () => void {
  const outputs = ['site/generated', 'pages-config/schema', 'pages-config/translated'].flatMap(
    (folder) => filesBelow(folder).map((name) => [name, readFileSync(join(top, name))] as const),
  )
  const beside = mkdtempSync(join(top, 'written-'))
  return () => {
    for (const name of filesBelow('pages-config'))
      if (name.endsWith('.json')) JSON.parse(readFileSync(join(top, name), 'utf8'))
    for (const [name, bytes] of outputs) {
      mkdirSync(dirname(join(beside, name)), { recursive: true })
      writeFileSync(join(beside, name), bytes)
    }
  }
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(top.length + 1))

function report(measurements: Readonly<Record<string, readonly Measurement[]>>): void {
  const best = (name: string, clock: keyof Times) =>
    Math.min(...(measurements[name] ?? []).flatMap(({ times }) => times.map((time) => time[clock])))
  const start = (clock: keyof Times) =>
    Math.min(...(measurements['cold'] ?? []).map((one) => one.start[clock]))
  const memory = (name: string) => Math.max(...(measurements[name] ?? []).map((one) => one.memory))
  const lines = (['wall', 'cpu', 'main'] as const).flatMap((clock) => {
    const [floorTime, cold, change] = [
      best('floor', clock),
      best('cold', clock),
      best('change', clock),
    ]
    return [
      `${clock}: start ${start(clock).toFixed()} ms; files alone ${floorTime.toFixed()} ms, cold ${cold.toFixed()} ms, one change ${change.toFixed()} ms`,
      `${clock}: cold ${(cold / floorTime).toFixed(1)} x the files alone (at most 4), one change ${(change / cold).toFixed(2)} x cold (at most 0.1)`,
    ]
  })
  process.stdout.write(
    `${pages} pages in five languages, best of ${rounds} runs on ${cpus().length} cores\n${lines.join('\n')}\nmemory: cold ${memory('cold').toFixed()} MB, after ${changes} changes ${memory('change').toFixed()} MB, files alone ${memory('floor').toFixed()} MB\n`,
  )
}

if (part === undefined) measureAll()
else process.stdout.write(JSON.stringify(await measure(part)))
