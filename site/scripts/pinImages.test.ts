import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const deploy = join(import.meta.dirname, '../deploy')
const files = ['Containerfile', 'compose.yaml']
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')
const manifestOf = (path: string) => `manifest of ${path}`

/** A registry that asks for a token, as public ones do. */
async function startRegistry() {
  const server = createServer(({ url = '', headers }, response) => {
    const { port } = server.address() as AddressInfo
    if (url.startsWith('/token?')) {
      const scope = new URL(url, 'http://registry').searchParams.get('scope')
      response.end(JSON.stringify({ token: `for ${scope}` }))
      return
    }
    const repository = /^\/v2\/(.+)\/manifests\//.exec(url)?.[1] ?? ''
    const scope = `repository:${repository}:pull`
    if (headers.authorization === `Bearer for ${scope}`) response.end(manifestOf(url))
    else {
      const challenge = `Bearer realm="http://127.0.0.1:${port}/token",service="registry",scope="${scope}"`
      response.writeHead(401, { 'www-authenticate': challenge }).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${port}` }
}

it('writes the digest that each tag has now into the files of the deployment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'felcera-pin-'))
  for (const file of files) copyFileSync(join(deploy, file), join(folder, file))
  const { server, origin } = await startRegistry()
  const script = join(import.meta.dirname, 'pinImages.ts')
  await promisify(execFile)(process.execPath, [script, '--registry', origin, '--folder', folder])
  server.close()
  const before = files.map((file) => readFileSync(join(deploy, file), 'utf8')).join('')
  const after = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  rmSync(folder, { recursive: true })
  const expected = before.replaceAll(
    /docker\.io\/(\S+):(\S+)@sha256:[0-9a-f]{64}/g,
    (_, image: string, tag: string) =>
      `docker.io/${image}:${tag}@sha256:${digestOf(manifestOf(`/v2/${image}/manifests/${tag}`))}`,
  )
  expect(after).not.toBe(before)
  expect(after).toBe(expected)
})
