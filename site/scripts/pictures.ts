import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { decodePictures, type EncodedPicture, type Rendition } from '#data/pictures.ts'
import { encodePicture, recipesOf, sourceOf } from './encodePicture.ts'

const usage = `npm run pictures -- <folder of masters>
  Encodes every PNG of the folder that is new or changed and lists it in pages-config/pictures.json.
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
const listed: Record<string, EncodedPicture> = existsSync(manifest)
  ? { ...decodePictures(JSON.parse(await readFile(manifest, 'utf8'))) }
  : {}
const there = new Set(await readdir(folder))
const masters = (await readdir(from)).filter((file) => file.endsWith('.png')).toSorted()

for (const file of masters) {
  const master = await readFile(join(from, file))
  for (const recipe of recipesOf(parse(file).name, await sharp(master).metadata())) {
    const old = listed[recipe.name]
    if (old?.source === sourceOf(master, recipe) && filesOf(old).every((name) => there.has(name)))
      continue
    const { entry, files } = await encodePicture(master, recipe)
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)
    listed[recipe.name] = entry
    const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
    console.log(`${recipe.name}: ${entry.width} x ${entry.height}, ${Math.ceil(bytes / 1024)} KiB`)
  }
}

const kept = new Set(Object.values(listed).flatMap(filesOf))
for (const file of await readdir(folder)) if (!kept.has(file)) await rm(join(folder, file))
await writeFile(manifest, textOf(listed))

function filesOf({ avif, webp }: EncodedPicture): string[] {
  return [...avif, ...webp].map(({ file }) => file)
}

/** One file a line, as the formatter leaves it. */
function textOf(pictures: Readonly<Record<string, EncodedPicture>>): string {
  const line = (value: unknown) => JSON.stringify(value)
  const rendition = ({ width, file }: Rendition) => `{ "width": ${width}, "file": ${line(file)} }`
  const list = (items: readonly Rendition[]) =>
    items[1]
      ? `[\n      ${items.map(rendition).join(',\n      ')}\n    ]`
      : `[${items.map(rendition).join('')}]`
  const picture = ({ avif, webp, placeholder, ...rest }: EncodedPicture) =>
    [
      ...Object.entries(rest).map(([key, value]) => `"${key}": ${line(value)}`),
      `"avif": ${list(avif)}`,
      `"webp": ${list(webp)}`,
      ...(placeholder ? [`"placeholder": [${placeholder.map(line).join(', ')}]`] : []),
    ].join(',\n    ')
  const entries = Object.entries(pictures).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{\n${entries.map(([name, value]) => `  "${name}": {\n    ${picture(value)}\n  }`).join(',\n')}\n}\n`
}
