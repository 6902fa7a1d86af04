import { spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type StartedProcess, createStoppableProcess } from './siteProcess.ts'

const deployFolder = join(import.meta.dirname, '../../site/deploy')

/** Proxies that `site/deploy` has a configuration for. */
export const proxyNames = ['caddy', 'haproxy'] as const
export type ProxyName = (typeof proxyNames)[number]

/** A proxy with the configuration of the deployment. */
export interface StartedProxy extends StartedProcess {
  /** Addresses that the name of the service resolves to, as in a container network. */
  readonly addresses: Set<string>
  /** Logged errors: failed requests with the reason. */
  readonly errors: readonly string[]
}

/** Ports of one machine: of the proxy, of the site and of the name server. */
interface Ports {
  readonly proxy: number
  readonly site: number
  readonly names: number
}

/** Arguments of a proxy with the configuration of the deployment, adapted to one machine. */
interface ProxyProgram {
  readonly configuration: string
  readonly adapt: (lines: string, ports: Ports) => string
  readonly args: (file: string) => readonly string[]
  readonly isError: (line: string) => boolean
  /** Lets open requests finish. */
  readonly stopSignal: NodeJS.Signals
}

const programs: Readonly<Record<ProxyName, ProxyProgram>> = {
  caddy: {
    configuration: 'Caddyfile',
    // No administration port; client addresses in the headers of visitors are trusted.
    adapt: (lines, ports) =>
      `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${lines
        .replace(/port 3000/, `port ${ports.site}`)
        .replace(/refresh .*/, `$&\n\t\t\tresolvers udp/127.0.0.1:${ports.names}`)
        .replace('reverse_proxy {', '$&\n\t\ttrusted_proxies 127.0.0.1/32')}`,
    args: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
    isError: (line) => line.includes('"level":"error"'),
    stopSignal: 'SIGTERM',
  },
  haproxy: {
    configuration: 'haproxy.cfg',
    adapt: (lines, ports) =>
      lines
        .replace('bind :80', `bind 127.0.0.1:${ports.proxy}`)
        .replace('site:3000', `site:${ports.site}`)
        .replace('127.0.0.11:53', `127.0.0.1:${ports.names}`),
    args: (file) => ['-db', '-f', file],
    // A response of the proxy itself, or an aborted connection: four characters contain reason and place.
    isError: (line) => / [1-5]\d\d \d+ - - (?!-)\S{4} /.test(line),
    stopSignal: 'SIGUSR1',
  },
}

/**
 * Starts a proxy with the configuration of the deployment. It listens on the loopback host and resolves the containers
 * by a name server of ours.
 */
export async function startReverseProxy(
  folder: string,
  port: number,
  sitePort: number,
  name: ProxyName = 'caddy',
): Promise<StartedProxy> {
  const { configuration, adapt, args, isError, stopSignal } = programs[name]
  const addresses = new Set<string>()
  const names = createSocket('udp4')
  names.on('message', (query, { port: from, address }) =>
    names.send(answerQuery(query, [...addresses]), from, address),
  )
  names.bind(0, '127.0.0.1')
  await once(names, 'listening')
  const lines = await readFile(join(deployFolder, configuration), 'utf8')
  const file = join(folder, configuration)
  const ports = { proxy: port, site: sitePort, names: names.address().port }
  await writeFile(file, adapt(lines, ports))
  const child = spawn(name, args(file), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PATH: `${process.env['PATH']}:/usr/sbin`,
      ORIGIN: `http://localhost:${port}`,
      HOME: folder,
      XDG_DATA_HOME: folder,
    },
  })
  const errors: string[] = []
  createInterface(child.stderr).on('line', (line) => {
    if (isError(line)) errors.push(line)
  })
  const started = createStoppableProcess(child, { stopSignal })
  return {
    ...started,
    errors,
    addresses,
    stop: async () => {
      const code = await started.stop()
      names.close()
      return code
    },
  }
}

/** Encodes the response to a query for the IPv4 addresses of a name (RFC 1035); other names have none. */
function answerQuery(query: Buffer, addresses: readonly string[]): Buffer {
  const endOfName = query.indexOf(0, 12)
  const question = query.subarray(12, endOfName + 5)
  const isForIpv4 = query.readUInt16BE(endOfName + 1) === 1
  const found = isForIpv4 ? addresses : []
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  // A response, with recursion asked for and available.
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(found.length, 6)
  const records = found.map((address) =>
    // The name of the question; type A, class IN, no time to live, four bytes.
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  )
  return Buffer.concat([header, question, ...records])
}
