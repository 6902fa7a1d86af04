import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, unwatchFile, watchFile } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import {
  type CloneCommand,
  findFreePort,
  createProjectClone,
  startNpmScript,
} from '../clone/clone.ts'

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Returns the processor time of a process group with the children that have ended, in seconds. */
function processorTime(group: number): number {
  const times = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        if (Number(fields[2]) !== group) return 0
        return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
      } catch {
        // The process has ended meanwhile.
        return 0
      }
    })
  return times.reduce((sum, time) => sum + time, 0) / ticks
}

/** Requests a page as soon as the command has printed its address. */
async function firstPage(origin: string, { child, ended, output }: CloneCommand): Promise<void> {
  const printed = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => {
      if (output().includes(origin)) resolve()
    })
  })
  await Promise.race([printed, ended])
  const answer = await fetch(`${origin}/en`, { headers: { Accept: 'text/html' } })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${origin}/en answered ${answer.status}`)
}

/** Runs a command of a clone until its first page responds, prints the time and runs a function before stopping it. */
async function measure(
  top: string,
  name: 'start' | 'dev',
  title: string,
  then?: (origin: string) => Promise<void>,
): Promise<void> {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const start = performance.now()
  const command = startNpmScript(top, [name], { PORT: port })
  await firstPage(origin, command)
  const [seconds, load] = [(performance.now() - start) / 1000, loadavg()[0] ?? 0]
  const processor = processorTime(command.child.pid ?? 0)
  console.log(
    `npm run ${name}, ${title}: first page after ${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of processor time, load ${load.toFixed(1)}`,
  )
  await then?.(origin)
  await command.stop()
}

/** Waits until the build is complete; prints the duration. */
async function untilComplete(top: string): Promise<void> {
  const start = performance.now()
  const stamp = join(top, 'site/dist/stamp')
  await new Promise<void>((resolve) => {
    watchFile(stamp, { interval: 500 }, ({ size }) => {
      if (size > 0 && /^[0-9a-f]{64}$/.test(readFileSync(stamp, 'utf8'))) resolve()
    })
  })
  unwatchFile(stamp)
  console.log(`the build is complete ${((performance.now() - start) / 1000).toFixed(0)} s later`)
}

/** Prints the response time of a document that is not typeset yet. */
async function askForDocument(origin: string): Promise<void> {
  const start = performance.now()
  const path = '/documents/smart-plug/datasheet-en-1.1.pdf'
  const answer = await fetch(origin + path)
  const { byteLength } = await answer.arrayBuffer()
  console.log(
    `${path}: ${answer.status}, ${byteLength} bytes after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
}

// Each command starts in an unused clone.
const all = { dev: measureDev, start: measureStart }
const names = process.argv.slice(2)
for (const [name, run] of Object.entries(all))
  if (names.length === 0 || names.includes(name)) {
    const clone = createProjectClone()
    await run(clone.top).finally(clone.remove)
  }

async function measureDev(top: string): Promise<void> {
  await measure(top, 'dev', 'in a fresh clone')
  await measure(top, 'dev', 'the second time')
}

async function measureStart(top: string): Promise<void> {
  await measure(top, 'start', 'in a fresh clone', async (origin) => {
    await askForDocument(origin)
    await untilComplete(top)
  })
  await measure(top, 'start', 'the second time')
}
