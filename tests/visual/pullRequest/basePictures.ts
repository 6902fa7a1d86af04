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
import { fingerprintFolder, isStoryGroup, pictureStore } from '../baselines.ts'
import { repositoryRoot } from '../changes.ts'

/** Writes a folder of a commit into another folder. */
function extract(commit: string, path: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const archive = execFileSync(
    'git',
    ['archive', '--format=tar', commit, ...(path ? [path] : [])],
    {
      cwd: repositoryRoot,
      maxBuffer: 1024 * 1024 * 1024,
    },
  )
  const { status } = spawnSync('tar', ['-x', '-C', to], { input: archive })
  if (status !== 0) throw new Error(`The files of ${commit} could not be unpacked.`)
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

/** Baselines of stories by commit, which are not committed. */
const storyBaselines = join(repositoryRoot, '.cache/visual/bases')

/** Returns a folder with the committed baselines of a commit, and those of its stories as far as they were taken. */
export function exportBaselinesOfCommit(commit: string): { folder: string; remove: () => void } {
  const parent = mkdtempSync(join(tmpdir(), 'baselines-'))
  extract(commit, 'tests/visual/pictures', parent)
  const folder = join(parent, 'tests/visual/pictures')
  const stories = join(storyBaselines, commit)
  if (existsSync(stories)) cpSync(stories, join(folder, fingerprintFolder), { recursive: true })
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) }
}

/** Files of stories with baselines of a commit; all, if stories were taken everywhere. */
const takenFile = (commit: string) => join(storyBaselines, `${commit}.json`)

/** Takes pictures from the code of a commit. */
interface BasePictures {
  /** Takes those of the stories in some files, unless that was done before. */
  readonly takeStories: (files: readonly string[] | 'everywhere') => void
  /** Takes those of some groups, which fills the store of pictures. */
  readonly takeGroups: (groups: readonly string[]) => void
  /** Deletes the code and its builds. */
  readonly remove: () => void
}

/** Returns what takes the pictures of a commit. Its site and its Storybook are built at most once, when the first picture needs them. */
export function prepareBasePictures(commit: string): BasePictures {
  const folder = mkdtempSync(join(tmpdir(), 'base-'))
  const run = runner(commit, folder)
  const build = once(() => buildBase(commit, folder, run))
  const buildStories = once(() => run(buildStorybook))
  const take = (
    project: 'visual' | 'visual-stories',
    groups: readonly string[],
    files?: readonly string[],
  ) => {
    build()
    if (project === 'visual-stories') buildStories()
    takePictures(run, project, groups, files)
    const taken = join(folder, '.cache/visual/store')
    if (existsSync(taken)) cpSync(taken, pictureStore, { recursive: true })
  }
  return {
    takeStories: (files) => {
      const taken = existsSync(takenFile(commit))
        ? (JSON.parse(readFileSync(takenFile(commit), 'utf8')) as typeof files)
        : []
      if (taken === 'everywhere') return
      if (Array.isArray(files) && files.every((one) => taken.includes(one))) return
      take('visual-stories', [], files === 'everywhere' ? undefined : files)
      const found = join(folder, '.cache/visual/local', fingerprintFolder)
      if (existsSync(found)) cpSync(found, join(storyBaselines, commit), { recursive: true })
      mkdirSync(storyBaselines, { recursive: true })
      writeFileSync(
        takenFile(commit),
        JSON.stringify(files === 'everywhere' ? files : [...taken, ...files]),
      )
    },
    takeGroups: (groups) => {
      const stories = groups.filter(isStoryGroup)
      const pages = groups.filter((group) => !isStoryGroup(group))
      if (stories.length > 0) take('visual-stories', stories)
      if (pages.length > 0) take('visual', pages)
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** Returns a function that does the work the first time it is called. */
function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

type Run = (words: readonly string[], env?: Readonly<Record<string, string>>) => void

/** Accepts the pictures of some groups, or of all, and of some files of stories, or of all. */
function takePictures(
  run: Run,
  project: 'visual' | 'visual-stories',
  groups: readonly string[],
  files?: readonly string[],
): void {
  const names = groups.map((group) => group.replaceAll('.', '\\.')).join('|')
  run(
    [
      'playwright',
      'test',
      '--config=tests/playwright.config.ts',
      `--project=${project}`,
      ...(groups.length > 0 ? ['--grep', `(^|\\s)(${names}) looks`] : []),
    ],
    files && { ONLY_ADDRESSES: JSON.stringify(files) },
  )
}

/** Returns a function that runs a program with the code of a commit. */
function runner(commit: string, folder: string): Run {
  return ([program = '', ...rest], env) => {
    const { status } = spawnSync(program, rest, {
      cwd: folder,
      stdio: 'inherit',
      env: {
        ...process.env,
        BASELINES: '',
        ACCEPT_PICTURES: '1',
        TEST_REPORT: 'tests/.out/base.json',
        PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
        ...env,
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
