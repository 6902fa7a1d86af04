import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
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

const packed = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml'])
const { brotli: brotliVersion, zlib: zlibVersion } = process.versions

/** Lays a `.br` and a `.gz` beside every text file that is served as it is; `cache` keeps them by what is in the file. */
export async function packAssets(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const kept = new Set(await readdir(cache))
  const used = new Set<string>()
  const packFile = async (path: string) => {
    const bytes = await readFile(path)
    const digest = createHash('sha256').update(`${brotliVersion} ${zlibVersion}\n`).update(bytes)
    const key = digest.digest('hex').slice(0, 32)
    const [br, gz] = [join(cache, `${key}.br`), join(cache, `${key}.gz`)]
    // The second is written last: where it is, both are whole.
    if (!kept.has(`${key}.gz`) && !used.has(`${key}.gz`)) {
      const [brBytes, gzBytes] = await pack(bytes)
      await writeFile(br, brBytes)
      await writeFile(gz, gzBytes)
    }
    used.add(`${key}.br`).add(`${key}.gz`)
    await Promise.all([copyFile(br, `${path}.br`), copyFile(gz, `${path}.gz`)])
  }
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((file) => file.isFile() && packed.has(extname(file.name)))
      .map((file) => packFile(join(file.parentPath, file.name))),
  )
  await Promise.all(
    [...kept].filter((name) => !used.has(name)).map((name) => rm(join(cache, name))),
  )
}
