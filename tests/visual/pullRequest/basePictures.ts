import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyInstalledPackages } from '../../clone/clone.ts'
import { fingerprintFolder, isStoryGroup } from '../baselines.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { pictureStore } from '../store.ts'

/** Writes the files of a commit below a path into a folder; none if the commit has no such path. */
function extract(commit: string, path: string, to: string): void {
  mkdirSync(to, { recursive: true })
  if (
    path &&
    spawnSync('git', ['cat-file', '-e', `${commit}:${path}`], { cwd: repositoryRoot }).status
  )
    return
  const archive = execFileSync(
    'git',
    ['archive', '--format=tar', commit, ...(path ? [path] : [])],
    { cwd: repositoryRoot, maxBuffer: 1024 * 1024 * 1024 },
  )
  const { status } = spawnSync('tar', ['-x', '-C', to], { input: archive })
  if (status !== 0) throw new Error(`The files of ${commit} could not be unpacked.`)
}

/** Baselines that were taken from other commits. */
export const baseBaselinesFolder = join(repositoryRoot, '.cache/visual/bases')

/** A commit whose pictures are compared with, and what they are drawn with here. */
export interface BaseCommit {
  readonly commit: string
  /** Digest of browser and probe: another browser draws other pictures of the same commit. */
  readonly environment: string
}

const takenFolder = ({ commit, environment }: BaseCommit) =>
  join(baseBaselinesFolder, `${commit}-${environment}`)

/** Returns a folder with the committed baselines of a commit, and those that were taken from it here. */
export function exportCommitBaselines(base: BaseCommit): { folder: string; remove: () => void } {
  const parent = mkdtempSync(join(tmpdir(), 'baselines-'))
  extract(base.commit, 'tests/visual/pictures', parent)
  const folder = join(parent, 'tests/visual/pictures')
  if (existsSync(takenFolder(base))) cpSync(takenFolder(base), folder, { recursive: true })
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) }
}

type Settings = Readonly<Record<string, string>>

/** Takes pictures from the code of a commit. */
export interface BasePictureTaker {
  /** Takes pictures of a suite unless that was done before with the same settings, or a whole suite. */
  readonly take: (suite: PictureTestSuite, settings: Settings, only?: string) => void
  /** Takes those of some groups, which fills the store of pictures. */
  readonly takeGroups: (groups: readonly string[], settings: Settings) => void
  /** Deletes the code and its builds. */
  readonly remove: () => void
}

export type PictureTestSuite = 'visual' | 'visual-stories'

/** Returns what takes the pictures of a commit. Its site and its Storybook are built at most once, when the first picture needs them. */
export function prepareBasePictures(base: BaseCommit): BasePictureTaker {
  const folder = mkdtempSync(join(tmpdir(), 'base-'))
  const run = runner(base.commit, folder)
  const build = once(() => buildBase(base.commit, folder, run))
  const buildStories = once(() => run(buildStorybook))
  const taken = join(takenFolder(base), 'taken.json')
  const draw = (suite: PictureTestSuite, settings: Settings, grep?: string) => {
    build()
    if (suite === 'visual-stories') buildStories()
    run(
      [
        'playwright',
        'test',
        '--config=tests/playwright.config.ts',
        `--project=${suite}`,
        ...(grep ? ['--grep', grep] : []),
      ],
      settings,
    )
    copyIfThere(join(folder, '.cache/visual/store'), pictureStore)
  }
  return {
    take: (suite, settings, only) => {
      const key = JSON.stringify([suite, settings, only])
      const done = existsSync(taken) ? (JSON.parse(readFileSync(taken, 'utf8')) as string[]) : []
      if (done.includes(key)) return
      draw(suite, settings, only)
      if (suite === 'visual' && only === undefined)
        copyIfThere(join(folder, 'tests/visual/pictures'), takenFolder(base))
      copyIfThere(
        join(folder, '.cache/visual/local', fingerprintFolder),
        join(takenFolder(base), fingerprintFolder),
      )
      mkdirSync(takenFolder(base), { recursive: true })
      writeFileSync(taken, JSON.stringify([...done, key]))
    },
    takeGroups: (groups, settings) => {
      for (const [isStory, own] of Map.groupBy(groups, isStoryGroup)) {
        const names = own.map((group) => group.replaceAll('.', '\\.')).join('|')
        draw(isStory ? 'visual-stories' : 'visual', settings, `(^|\\s)(${names}) looks`)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

function copyIfThere(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true })
}

const buildStorybook = [
  'storybook',
  'build',
  '-c',
  'stories/.storybook',
  '-o',
  'stories/.out',
  '--quiet',
]

/** Returns a function that does the work the first time it is called. */
function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

type Run = (words: readonly string[], settings?: Settings) => void

/** Returns a function that runs a program with the code of a commit. */
function runner(commit: string, folder: string): Run {
  return ([program = '', ...rest], settings) => {
    const { status } = spawnSync(program, rest, {
      cwd: folder,
      stdio: 'inherit',
      env: {
        ...process.env,
        BASELINES: '',
        ACCEPT_PICTURES: '1',
        TEST_REPORT: 'tests/.out/base.json',
        PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
        ...settings,
      },
    })
    // A failed picture is reported as missing; without a build there are none.
    if (status !== 0 && program !== 'playwright')
      throw new Error(`${program} ${rest.join(' ')} failed for ${commit}.`)
  }
}

/** Builds the site of a commit in a folder. */
function buildBase(commit: string, folder: string, run: Run): void {
  extract(commit, '', folder)
  copyInstalledPackages(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'))
  run([process.execPath, 'generator/cli.ts'])
  run([process.execPath, 'site/scripts/build.ts'])
}
