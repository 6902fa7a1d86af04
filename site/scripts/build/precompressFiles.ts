import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressedSuffixes, listClientFiles } from './clientFiles.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Highest level of Brotli, for files that every visitor loads. */
const highestQuality = 11

/**
 * Returns the level of Brotli for the pages of a site. Beside 11, level 10 takes a third of the time for 2 % more bytes and level 7 a
 * tenth for 9 %: with thousands of pages, 11 would take longer than all the rest of a build.
 */
export const getBrotliLevelForPages = (pages: number): number =>
  pages <= 500 ? highestQuality : pages <= 2000 ? 10 : 7

/** Compresses with Brotli and gzip, as it happens once per build. */
export const compressBytes = (
  bytes: Uint8Array,
  quality = highestQuality,
): Promise<readonly [br: Buffer, gz: Buffer]> =>
  Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    zip(bytes, { level: 9 }),
  ])

const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml'])
const { brotli: brotliVersion, zlib: zlibVersion } = process.versions

/**
 * Writes `.br` and `.gz` files beside all text files in a folder that have none; `cache` stores them by content. Who changes a file
 * removes those beside it (`removeCompressed`).
 */
export async function precompressFiles(folder: string, cache: string): Promise<void> {
  const all = new Set(listClientFiles(folder))
  const files = [...all].filter((path) => compressible.has(extname(path)))
  const missing = files.filter((path) => !compressedSuffixes.every((one) => all.has(path + one)))
  if (missing.length === 0) return
  await mkdir(cache, { recursive: true })
  const cached = new Set(await readdir(cache))
  // Files with equal content share one compression.
  const compressed = new Map<string, Promise<void>>()
  const compressOnce = (bytes: Buffer): readonly [name: string, done: Promise<void>] => {
    const digest = createHash('sha256').update(`${brotliVersion} ${zlibVersion}\n`).update(bytes)
    const key = digest.digest('hex').slice(0, 32)
    const name = join(cache, key)
    // The .gz file is renamed last, so that its presence means that both are complete.
    const done =
      compressed.get(key) ?? (cached.has(`${key}.gz`) ? Promise.resolve() : compressTo(name, bytes))
    compressed.set(key, done)
    return [name, done]
  }
  const compressFile = async (path: string) => {
    const [name, done] = compressOnce(await readFile(path))
    await done
    for (const suffix of compressedSuffixes) {
      await copyFile(name + suffix, `${path}${suffix}.new`)
      await rename(`${path}${suffix}.new`, path + suffix)
    }
  }
  await Promise.all(missing.map((path) => compressFile(join(folder, path))))
  // Of files that were compressed before, the name in the cache is not known.
  if (missing.length < files.length) return
  await Promise.all(
    [...cached]
      .filter((name) => !compressed.has(basename(name, extname(name))))
      .map((name) => rm(join(cache, name))),
  )
}

async function compressTo(name: string, bytes: Uint8Array): Promise<void> {
  const [br, gz] = await compressBytes(bytes)
  await writeFile(`${name}.br`, br)
  await writeFile(`${name}.gz.new`, gz)
  await rename(`${name}.gz.new`, `${name}.gz`)
}
