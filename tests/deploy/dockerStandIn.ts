import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { StartedProcess } from './siteProcess.ts'

/** Container of the service `site`: a process with an address of its own. */
interface Container extends StartedProcess {
  readonly address: string
}

interface StandInOptions {
  /** Starts a container of a release. */
  readonly start: (release: string, address: string) => StartedProcess
  readonly isHealthy: (address: string) => Promise<boolean>
  /** Called with the addresses that the name of the service resolves to from now on. */
  readonly named: (addresses: readonly string[]) => void
}

/**
 * Creates a stand-in for `docker` that supports the calls of `site/deploy/roll-over.sh` and starts processes as
 * containers. As with Docker, a container has its name from its start until it has ended.
 */
export async function createDockerStandIn(
  folder: string,
  { start, isHealthy, named }: StandInOptions,
) {
  const containers = new Map<string, Container>()
  const exitCodes: (number | null)[] = []
  let last = 0
  const name = () => named([...containers.values()].map(({ address }) => address))
  const scale = (count: number, release: string) => {
    while (containers.size < count) {
      const address = `127.0.1.${++last}`
      containers.set(`container-${last}`, { ...start(release, address), address })
    }
    name()
  }

  const execute = async (args: readonly string[], release: string): Promise<string> => {
    const line = args.join(' ')
    const id = args.at(-1) ?? ''
    const container = containers.get(id)
    if (line.startsWith('image inspect ')) return ''
    if (line === 'compose ps -q site') return [...containers.keys()].join('\n')
    if (line.startsWith('compose up ') && id === 'backup') return ''
    const [, count] = /^compose up .*--scale site=(\d+) site$/.exec(line) ?? []
    if (count !== undefined) {
      scale(Number(count), release)
      return ''
    }
    if (args[0] === 'inspect' && container !== undefined) {
      if (container.child.exitCode !== null) return 'exited unhealthy'
      return `running ${(await isHealthy(container.address)) ? 'healthy' : 'starting'}`
    }
    if (args[0] === 'stop' && container !== undefined) {
      exitCodes.push(await container.stop())
      containers.delete(id)
      name()
      return ''
    }
    if (args[0] === 'rm') return ''
    throw new Error(`docker ${line} is not known here`)
  }

  const answer = async (request: IncomingMessage): Promise<string> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { args, release } = JSON.parse(Buffer.concat(chunks).toString()) as {
      readonly args: readonly string[]
      readonly release: string
    }
    return execute(args, release)
  }
  const server = createServer((request, response) => {
    answer(request).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const programs = join(folder, 'bin')
  await mkdir(programs)
  const call = `const body = JSON.stringify({ args: process.argv.slice(2), release: process.env.RELEASE })
    const answer = await fetch('http://127.0.0.1:${port}', { method: 'POST', body })
    const text = await answer.text()
    if (text !== '') (answer.ok ? console.log : console.error)(text)
    process.exitCode = answer.ok ? 0 : 1`
  // In a file, because Node interprets `inspect` after `--eval` as its debugger.
  const script = join(programs, 'docker.mjs')
  await writeFile(script, call)
  await writeFile(
    join(programs, 'docker'),
    `#!/bin/sh\nexec '${process.execPath}' '${script}' "$@"\n`,
  )
  await chmod(join(programs, 'docker'), 0o755)
  return {
    /** Folder of the program, for `PATH`. */
    programs,
    scale,
    exitCodes,
    /** Ends all containers. */
    stop: async () => {
      for (const { stop } of containers.values()) exitCodes.push(await stop())
      server.close()
    },
    addresses: () => [...containers.values()].map(({ address }) => address),
  }
}
