import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuiltPage } from '#data/builtSite.ts'

/** A page as it was built, with what its rendering left behind. */
export interface KeptPage {
  readonly page: BuiltPage
  /** Digest of everything it was made of. */
  readonly made: string
  /** CSP sources of its inline scripts. */
  readonly scripts: readonly string[]
  /** Props that its islands fetch: JSON by address. */
  readonly props: Readonly<Record<string, string>>
}

export type KeptPages = ReadonlyMap<string, KeptPage>

const fileOf = (dist: string) => join(dist, 'kept.json')

/**
 * Pages of the last build, by address. What is kept is taken out until it is kept anew: a build that is broken off
 * leaves nothing that another would trust.
 */
export async function takeKept(dist: string, packed: boolean): Promise<KeptPages> {
  const text = await readFile(fileOf(dist), 'utf8').catch(() => '[]')
  await forgetKept(dist)
  const pages = JSON.parse(text) as readonly KeptPage[]
  const folder = join(dist, 'pages')
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder, { recursive: true })
  const there = new Set(names.map((name) => join('pages', name)))
  const whole = pages.filter(({ page }) => filesOf(page, packed).every((name) => there.has(name)))
  return new Map(whole.map((one) => [one.page.path, one]))
}

export const forgetKept = (dist: string): Promise<void> => rm(fileOf(dist), { force: true })

/** Keeps pages for the next build and removes every file of a page that is none of theirs. */
export async function keep(dist: string, pages: readonly KeptPage[]): Promise<void> {
  const named = new Set(pages.flatMap(({ page }) => filesOf(page, true)))
  const entries = await readdir(join(dist, 'pages'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)) // prettier-ignore
  const stale = files.filter((file) => !named.has(file.slice(dist.length + 1)))
  await Promise.all(stale.map((file) => rm(file)))
  for (const folder of new Set(stale.map((file) => dirname(file)))) await removeEmpty(folder)
  await writeFile(fileOf(dist), JSON.stringify(pages))
}

const filesOf = ({ banner, plain, payload }: BuiltPage, packed: boolean): readonly string[] =>
  [banner, plain, payload].flatMap(({ identity, br, gzip }) =>
    packed ? [identity, br, gzip] : [identity],
  )

/** Removes a folder and those above it while nothing is in them. */
async function removeEmpty(folder: string): Promise<void> {
  const removed = await rmdir(folder).then(
    () => true,
    () => false,
  )
  if (removed) await removeEmpty(dirname(folder))
}
