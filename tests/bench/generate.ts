import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { forOneRun } from '#generator/engine.ts'
import { generate } from '#generator/index.ts'
import { manyPage, writeManyPages } from './manyPages.ts'

/** Measures the generator with many pages, each run in a process of its own: `node tests/bench/generate.ts`. */
const pages = 1000
const rounds = 3
const changes = 9

/**
 * Milliseconds on the clock, of the processor, and of the thread that does the work: a machine that does other things
 * makes the first longer; the second counts what V8 compiles and collects beside the work, too.
 */
interface Took {
  readonly wall: number
  readonly cpu: number
  readonly main: number
}

/** What a process that measures tells. */
interface Told {
  readonly took: readonly Took[]
  /** From the start of the process until the generator is loaded: the same for any number of pages. */
  readonly start: Took
  /** Largest memory of the process, in MB. */
  readonly memory: number
}

const [part, top = ''] = process.argv.slice(2)

function measureAll(): void {
  const folder = mkdtempSync(join(tmpdir(), 'many-pages-'))
  try {
    const told: Record<string, Told[]> = { cold: [], change: [], floor: [] }
    for (let round = 0; round < rounds; round++) {
      // Nothing is deleted meanwhile: ext4 takes long to make files where it has just lost some.
      const project = join(folder, String(round))
      writeManyPages(project, pages)
      for (const [name, list] of Object.entries(told)) list.push(ask(name, project))
    }
    report(told)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A process that watches is started without the settings for one run, all others with them: the least, too. */
const ask = (name: string, folder: string): Told =>
  JSON.parse(execFileSync(process.execPath, [...(name === 'change' ? [] : forOneRun), import.meta.filename, name, folder], { encoding: 'utf8' })) as Told // prettier-ignore

async function measure(name: string): Promise<Told> {
  const took: Took[] = []
  const start = { wall: performance.now(), cpu: spent(process.cpuUsage()), main: spent(process.threadCpuUsage()) } // prettier-ignore
  if (name === 'floor') took.push(await timed(floor()))
  if (name === 'cold') took.push(await timed(() => run()))
  if (name === 'change') {
    await run()
    for (let count = 0; count < changes; count++) {
      const page = manyPage(7, pages, { noindex: count % 2 === 0 })
      writeFileSync(join(top, 'pages-config/pages/many/page-7.json'), JSON.stringify(page, null, 2))
      took.push(await timed(() => run()))
    }
  }
  return { took, start, memory: process.resourceUsage().maxRSS / 1024 }
}

async function run(): Promise<void> {
  const { ok, problems } = await generate({ top, format: 'none' })
  if (!ok) throw new Error(JSON.stringify(problems.slice(0, 3)))
}

async function timed(act: () => void | Promise<void>): Promise<Took> {
  const start = performance.now()
  const [cpu, main] = [process.cpuUsage(), process.threadCpuUsage()]
  await act()
  return {
    wall: performance.now() - start,
    cpu: spent(process.cpuUsage(cpu)),
    main: spent(process.threadCpuUsage(main)),
  }
}

const spent = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

/** The least that must be done: reading the same files, parsing the JSON, and writing the same bytes. */
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

function report(told: Readonly<Record<string, readonly Told[]>>): void {
  const best = (name: string, of: keyof Took) =>
    Math.min(...(told[name] ?? []).flatMap(({ took }) => took.map((one) => one[of])))
  const start = (of: keyof Took) => Math.min(...(told['cold'] ?? []).map((one) => one.start[of]))
  const memory = (name: string) => Math.max(...(told[name] ?? []).map((one) => one.memory))
  const lines = (['wall', 'cpu', 'main'] as const).flatMap((of) => {
    const [floorTime, cold, change] = [best('floor', of), best('cold', of), best('change', of)]
    return [
      `${of}: start ${start(of).toFixed()} ms; files alone ${floorTime.toFixed()} ms, cold ${cold.toFixed()} ms, one change ${change.toFixed()} ms`,
      `${of}: cold ${(cold / floorTime).toFixed(1)} x the files alone (at most 4), one change ${(change / cold).toFixed(2)} x cold (at most 0.1)`,
    ]
  })
  process.stdout.write(
    `${pages} pages in five languages, best of ${rounds} runs on ${cpus().length} cores\n${lines.join('\n')}\nmemory: cold ${memory('cold').toFixed()} MB, after ${changes} changes ${memory('change').toFixed()} MB, files alone ${memory('floor').toFixed()} MB\n`,
  )
}

if (part === undefined) measureAll()
else process.stdout.write(JSON.stringify(await measure(part)))
