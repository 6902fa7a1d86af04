import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Best compression: it is paid once, at build. */
export const pack = (bytes: Uint8Array): Promise<readonly [br: Buffer, gz: Buffer]> =>
  Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    zip(bytes, { level: 9 }),
  ])

const packable = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml'])
const { brotli: brotliVersion, zlib: zlibVersion } = process.versions

/** Lays a `.br` and a `.gz` beside every text file that is served as it is; `cache` keeps them by what is in the file. */
export async function packAssets(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const kept = new Set(await readdir(cache))
  // Files with the same content wait for the one packing of it.
  const packed = new Map<string, Promise<void>>()
  const packOnce = (bytes: Buffer): readonly [name: string, done: Promise<void>] => {
    const digest = createHash('sha256').update(`${brotliVersion} ${zlibVersion}\n`).update(bytes)
    const key = digest.digest('hex').slice(0, 32)
    const name = join(cache, key)
    // The second gets its name last: where it is, both are whole.
    const done =
      packed.get(key) ?? (kept.has(`${key}.gz`) ? Promise.resolve() : packTo(name, bytes))
    packed.set(key, done)
    return [name, done]
  }
  const packFile = async (path: string) => {
    const [name, done] = packOnce(await readFile(path))
    await done
    await Promise.all(endings.map((ending) => copyFile(name + ending, path + ending)))
  }
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((file) => file.isFile() && packable.has(extname(file.name)))
      .map((file) => packFile(join(file.parentPath, file.name))),
  )
  await Promise.all(
    [...kept]
      .filter((name) => !packed.has(basename(name, extname(name))))
      .map((name) => rm(join(cache, name))),
  )
}

const endings = ['.br', '.gz']

async function packTo(name: string, bytes: Uint8Array): Promise<void> {
  const [br, gz] = await pack(bytes)
  await writeFile(`${name}.br`, br)
  await writeFile(`${name}.gz.new`, gz)
  await rename(`${name}.gz.new`, `${name}.gz`)
}
