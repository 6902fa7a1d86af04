import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { baselinesFolder, localBaselinesFolder, readAllPictureFingerprints } from './baselines.ts'
import { baseBaselinesFolder, exportCommitBaselines } from './pullRequest/basePictures.ts'
import { repositoryRoot } from './repositoryRoot.ts'
import { prunePictureStore } from './store.ts'

const usage = `npm run visual:prune
  Deletes the pictures in .cache/visual that no baseline of the working tree, of HEAD, of main or of the last local run names.`

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
if (values.help) {
  console.log(usage)
  process.exit(0)
}

/** Returns the commit of a name; undefined if there is none. */
function findCommit(...words: readonly string[]): string | undefined {
  try {
    const found = execFileSync('git', words, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return found.toString().trim()
  } catch {
    return undefined
  }
}

const digestsIn = (folder: string): readonly string[] =>
  readAllPictureFingerprints(folder).map(({ digest }) => digest)

const commits = new Set(
  [
    findCommit('rev-parse', 'HEAD'),
    findCommit('rev-parse', 'main'),
    findCommit('merge-base', 'main', 'HEAD'),
  ].filter((commit) => commit !== undefined),
)
const needed = new Set([baselinesFolder, localBaselinesFolder].flatMap(digestsIn))
for (const commit of commits) {
  const { folder, remove } = exportCommitBaselines({ commit, environment: '' })
  for (const digest of digestsIn(folder)) needed.add(digest)
  remove()
}
for (const name of existsSync(baseBaselinesFolder) ? readdirSync(baseBaselinesFolder) : []) {
  const folder = join(baseBaselinesFolder, name)
  if (commits.has(name.replace(/-.*$/, '')))
    for (const digest of digestsIn(folder)) needed.add(digest)
  else rmSync(folder, { recursive: true })
}
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const { freed, left } = prunePictureStore(needed)
console.log(`${megabytes(freed)} deleted, ${megabytes(left)} kept`)
