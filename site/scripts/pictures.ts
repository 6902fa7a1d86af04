import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  decodePictureManifest,
  type PictureManifestEntry,
  serializePictureManifest,
} from '#data/content/pictures.ts'
import { encodePicture, createPictureSourceDigest } from './images/encodePicture.ts'
import { isPictureFile, readMasterPicture } from './images/masters.ts'

const usage = `npm run pictures -- <folder of masters>
  Encodes every PNG, JPEG and WebP of the folder that is new or changed and lists it in pages-config/pictures.json.
  Pictures whose master is not in the folder stay; files that are not listed are removed.`

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'site/public/pictures')
const manifest = join(root, 'pages-config/pictures.json')

const [from] = process.argv.slice(2)
if (from === undefined || !existsSync(from)) {
  console.error(usage)
  process.exit(2)
}

await mkdir(folder, { recursive: true })
const listed: Record<string, PictureManifestEntry> = existsSync(manifest)
  ? { ...decodePictureManifest(JSON.parse(await readFile(manifest, 'utf8'))) }
  : {}
const existingFiles = new Set(await readdir(folder))
const masters = (await readdir(from)).filter(isPictureFile).toSorted()

for (const file of masters) {
  const read = await readMasterPicture(file, await readFile(join(from, file)))
  if ('problem' in read) {
    console.error(`${file}: ${read.problem}`)
    process.exitCode = 1
    continue
  }
  const { bytes: master, recipes } = read
  for (const recipe of recipes) {
    const old = listed[recipe.name]
    if (
      old?.source === createPictureSourceDigest(master, recipe) &&
      filesOf(old).every((name) => existingFiles.has(name))
    )
      continue
    const encoded = await encodePicture(master, recipe).catch((error: unknown) => {
      console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    })
    if (!encoded) continue
    const { entry, files } = encoded
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)
    listed[recipe.name] = entry
    const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
    console.log(`${recipe.name}: ${entry.width} x ${entry.height}, ${Math.ceil(bytes / 1024)} KiB`)
  }
}

const listedFiles = new Set(Object.values(listed).flatMap(filesOf))
for (const file of await readdir(folder)) if (!listedFiles.has(file)) await rm(join(folder, file))
await writeFile(manifest, serializePictureManifest(listed))

function filesOf({ avif, webp }: PictureManifestEntry): string[] {
  return [...avif, ...webp].map(({ file }) => file)
}
