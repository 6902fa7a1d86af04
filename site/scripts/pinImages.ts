import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const usage = `npm run deploy:pin
Asks the registry which digests the tags of the images of site/deploy have now, and writes them there.
    --registry <origin>    of a mirror (default: https://registry-1.docker.io)
    --folder <folder>      with Containerfile and compose.yaml (default: site/deploy)`

const files = ['Containerfile', 'compose.yaml']
// An index of the images for all processor architectures.
const accept = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ')

/** `docker.io/library/name:tag@sha256:…` */
const pinned = /docker\.io\/([a-z0-9/._-]+):([\w.-]+)@(sha256:[0-9a-f]{64})/g

/** A token for reading, where the registry asks for one. */
async function fetchToken(challenge: string): Promise<string> {
  const parts = new Map(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
  const address = new URL(parts.get('realm') ?? '')
  for (const name of ['service', 'scope']) address.searchParams.set(name, parts.get(name) ?? '')
  const answer: unknown = await (await fetch(address)).json()
  const token = typeof answer === 'object' && answer !== null && 'token' in answer && answer.token
  if (typeof token !== 'string') throw new Error(`${address.origin} gives no token`)
  return token
}

/** Resolves a tag to the digest of its manifest, computed from the response of the registry. */
async function resolveDigest(registry: string, image: string, tag: string): Promise<string> {
  const address = `${registry}/v2/${image}/manifests/${tag}`
  let answer = await fetch(address, { headers: { accept } })
  if (answer.status === 401) {
    const token = await fetchToken(answer.headers.get('www-authenticate') ?? '')
    answer = await fetch(address, { headers: { accept, authorization: `Bearer ${token}` } })
  }
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`)
  const manifest = Buffer.from(await answer.arrayBuffer())
  return `sha256:${createHash('sha256').update(manifest).digest('hex')}`
}

async function pinImages(registry: string, folder: string): Promise<void> {
  for (const file of files) {
    const path = join(folder, file)
    let text = readFileSync(path, 'utf8')
    for (const [reference, image = '', tag = '', old] of text.matchAll(pinned)) {
      const digest = await resolveDigest(registry, image, tag)
      text = text.replaceAll(reference, `docker.io/${image}:${tag}@${digest}`)
      console.log(`${image}:${tag} ${digest === old ? 'unchanged' : digest}`)
    }
    writeFileSync(path, text)
  }
}

const { values } = parseArgs({
  options: {
    registry: { type: 'string', default: 'https://registry-1.docker.io' },
    folder: { type: 'string', default: join(import.meta.dirname, '../deploy') },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(usage)
else
  await pinImages(values.registry, values.folder).catch((error: unknown) => {
    console.error(String(error))
    process.exitCode = 1
  })
