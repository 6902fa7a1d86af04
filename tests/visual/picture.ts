import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Pictures are kept as WebP with loss, a tenth of a PNG. What is compared is packed the same way first: the
 * encoder is pinned and equal pixels give equal bytes, so the loss itself never differs.
 */
const pack = (png: Buffer) => sharp(png).removeAlpha().webp({ quality: 80, effort: 4 }).toBuffer()
/** A pixel is another one if a channel differs by more; where an edge rounds differently it is less. */
const noise = 24
/** Another processor may round a few edges differently; a moved line or a lost icon is far more than this. */
const strayPixels = 100

const kept = join(import.meta.dirname, 'pictures')
const out = join(import.meta.dirname, '../.out/visual')

interface Raw {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

async function raw(image: Buffer | string): Promise<Raw> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Keeps a picture as the one to compare with from now on. */
export async function accept(name: string, png: Buffer): Promise<void> {
  mkdirSync(kept, { recursive: true })
  writeFileSync(join(kept, `${name}.webp`), await pack(png))
}

/** Compares a picture with the kept one; says what differs, and lays both and the difference into `tests/.out/visual`. */
export async function compare(name: string, png: Buffer): Promise<string | undefined> {
  const file = join(kept, `${name}.webp`)
  for (const kind of ['actual', 'kept', 'difference'])
    rmSync(join(out, `${name}.${kind}.png`), { force: true })
  if (!existsSync(file)) return `no picture is kept: npm run visual:accept writes ${name}.webp`
  const [before, now] = await Promise.all([raw(file), raw(await pack(png))])
  if (before.width !== now.width || before.height !== now.height) {
    await lay(name, { actual: png, kept: await sharp(file).png().toBuffer() })
    return `was ${before.width} x ${before.height} px, is ${now.width} x ${now.height}`
  }
  const { count, marks } = difference(before, now)
  if (count <= strayPixels) return undefined
  await lay(name, {
    actual: png,
    kept: await sharp(file).png().toBuffer(),
    difference: await sharp(marks, { raw: { width: now.width, height: now.height, channels: 1 } })
      .png()
      .toBuffer(),
  })
  return `${count} pixels differ, see tests/.out/visual/${name}.difference.png`
}

function difference(before: Raw, now: Raw): { count: number; marks: Buffer } {
  const marks = Buffer.alloc(now.width * now.height)
  let count = 0
  for (let pixel = 0; pixel < marks.length; pixel++)
    for (let at = pixel * 3; at < pixel * 3 + 3; at++)
      if (Math.abs((before.data[at] ?? 0) - (now.data[at] ?? 0)) > noise) {
        marks[pixel] = 255
        count++
        break
      }
  return { count, marks }
}

async function lay(name: string, pictures: Readonly<Record<string, Buffer>>): Promise<void> {
  mkdirSync(out, { recursive: true })
  for (const [kind, picture] of Object.entries(pictures))
    writeFileSync(join(out, `${name}.${kind}.png`), picture)
}
