import { spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type StartedProcess, wrapProcess } from './siteProcess.ts'

const caddyfile = join(import.meta.dirname, '../../site/deploy/Caddyfile')

/** A Caddy with the site's Caddyfile. */
export interface StartedProxy extends StartedProcess {
  /** Addresses that the name of the service leads to, as in a network of containers. */
  readonly addresses: Set<string>
  /** What it has logged as errors: requests that it could not pass on, and why. */
  readonly errors: readonly string[]
}

/**
 * Starts Caddy with the Caddyfile of the deployment. Changed for one machine: it listens on the loopback host and has no port
 * for its own administration, asks a name server of ours which containers there are, and believes visitors who they are.
 */
export async function startProxy(
  folder: string,
  port: number,
  sitePort: number,
): Promise<StartedProxy> {
  const addresses = new Set<string>()
  const names = createSocket('udp4')
  names.on('message', (query, { port: from, address }) =>
    names.send(answerQuery(query, [...addresses]), from, address),
  )
  names.bind(0, '127.0.0.1')
  await once(names, 'listening')
  const lines = (await readFile(caddyfile, 'utf8'))
    .replace(/port 3000/, `port ${sitePort}`)
    .replace(/refresh .*/, `$&\n\t\t\tresolvers udp/127.0.0.1:${names.address().port}`)
    .replace('reverse_proxy {', '$&\n\t\ttrusted_proxies 127.0.0.1/32')
  const file = join(folder, 'Caddyfile')
  await writeFile(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${lines}`)
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ORIGIN: `http://localhost:${port}`,
      HOME: folder,
      XDG_DATA_HOME: folder,
    },
  })
  const errors: string[] = []
  createInterface(child.stderr).on('line', (line) => {
    if (line.includes('"level":"error"')) errors.push(line)
  })
  const caddy = wrapProcess(child)
  return {
    ...caddy,
    errors,
    addresses,
    stop: async () => {
      const code = await caddy.stop()
      names.close()
      return code
    },
  }
}

/** The answer to a question for the IPv4 addresses of a name (RFC 1035); there are no others. */
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
