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

/** Takes the pictures of stories from the code of a commit, unless that was done before. */
export function takeStoryBaselines(commit: string, files: readonly string[] | 'everywhere'): void {
  const taken = existsSync(takenFile(commit))
    ? (JSON.parse(readFileSync(takenFile(commit), 'utf8')) as typeof files)
    : []
  if (taken === 'everywhere' || (Array.isArray(files) && files.every((one) => taken.includes(one))))
    return
  withBase(commit, (run, folder) => {
    run(buildStorybook)
    takePictures(run, 'visual-stories', [], files === 'everywhere' ? undefined : files)
    const found = join(folder, '.cache/visual/local', fingerprintFolder)
    if (existsSync(found)) cpSync(found, join(storyBaselines, commit), { recursive: true })
  })
  mkdirSync(storyBaselines, { recursive: true })
  writeFileSync(
    takenFile(commit),
    JSON.stringify(files === 'everywhere' ? files : [...taken, ...files]),
  )
}

/** Takes the pictures of some groups from the code of a commit, which fills the store of pictures. */
export function takeBasePictures(commit: string, groups: readonly string[]): void {
  const stories = groups.filter(isStoryGroup)
  const pages = groups.filter((group) => !isStoryGroup(group))
  withBase(commit, (run) => {
    if (stories.length > 0) {
      run(buildStorybook)
      takePictures(run, 'visual-stories', stories)
    }
    if (pages.length > 0) takePictures(run, 'visual', pages)
  })
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

/** Builds the site of a commit in a folder for the time of a call, and adds the pictures that it takes to the store. */
function withBase(commit: string, use: (run: Run, folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'base-'))
  const run: Run = ([program = '', ...rest], env) => {
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
  try {
    extract(commit, '', folder)
    copyInstalledPackages(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'))
    run([process.execPath, 'generator/cli.ts'])
    run([process.execPath, 'site/scripts/build.ts'])
    use(run, folder)
    const taken = join(folder, '.cache/visual/store')
    if (existsSync(taken)) cpSync(taken, pictureStore, { recursive: true })
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
