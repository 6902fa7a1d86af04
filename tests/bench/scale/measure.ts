import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Resources used by a command and its child processes. */
export interface ResourceUsage {
  /** User and system processor time in seconds. */
  readonly cpu: number
  /** Wall time in seconds. */
  readonly wall: number
  /** Peak memory of all processes in MB. */
  readonly memory: number
  readonly output: string
}

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
const pageSize = Number(execFileSync('getconf', ['PAGESIZE'], { encoding: 'utf8' }))

/** Returns the fields of `/proc/<pid>/stat` after the process name; Linux only. */
function statOf(pid: number | 'self'): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Returns the processor time of all ended child processes in seconds. */
function cpuOfEnded(): number {
  const stat = statOf('self')
  return (Number(stat[13]) + Number(stat[14])) / ticks
}

/** Returns the memory of a process and its descendants in MB. */
function memoryBelow(pid: number): number {
  const parents = new Map<number, number>()
  const held = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : []
    if (stat.length === 0) continue
    parents.set(Number(name), Number(stat[1]))
    held.set(Number(name), (Number(stat[21]) * pageSize) / 2 ** 20)
  }
  const below = new Set([pid])
  for (const parent of below)
    for (const [child, its] of parents) if (its === parent) below.add(child)
  return [...below].reduce((all, one) => all + (held.get(one) ?? 0), 0)
}

/** Runs a command to its end and measures it. */
export async function measureCommand(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<ResourceUsage> {
  const before = cpuOfEnded()
  const start = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' }
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString()
    })
  let memory = 0
  const sample = setInterval(() => {
    memory = Math.max(memory, memoryBelow(child.pid ?? 0))
  }, 250)
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(sample)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (${code})\n${output}`)
  const wall = (performance.now() - start) / 1000
  return { cpu: cpuOfEnded() - before, wall, memory, output }
}
