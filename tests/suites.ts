import type { AffectedFiles } from './architecture/affected.ts'

/** A test suite: commands that run one after another in a separate process. */
export interface TestSuite {
  readonly name: string
  /** Description in the table of the README. */
  readonly proves: string
  /** Duration that a run on two cores printed, shown for comparison only. */
  readonly minutes: number
  readonly commands: readonly Command[]
  /** Suites whose outputs this one reads and that must have passed. */
  readonly needs?: readonly string[]
  /** True if its runner writes a report of single tests (`getSuiteReportPath`); else the suite counts as one test. */
  readonly report?: true
  /** True if it runs only when it is named. */
  readonly onDemand?: true
  /** True if it runs alone, because browsers measure time and take screenshots. */
  readonly alone?: true
}

interface Command {
  readonly words: readonly [string, ...string[]]
  /** Set of affected files that are passed as arguments when a run is restricted by `--changed`. */
  readonly takes?: keyof AffectedFiles
  /** Working directory from the repository root. */
  readonly cwd?: string
}

/** Returns the path of a suite's report from the repository root. */
export const getSuiteReportPath = (name: string): string => `tests/.out/${name}.json`

const command = (...words: [string, ...string[]]): Command => ({ words })

/** A command that takes the names of files; without any it takes all. */
const perFile = (takes: keyof AffectedFiles, one: Command): Command => ({ ...one, takes })

const vitest = (suite: string, projects: readonly string[] = [suite]): Command =>
  command(
    'vitest',
    'run',
    '--config=tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${getSuiteReportPath(suite)}`,
  )

const playwright = (project: string): Command =>
  command('playwright', 'test', '--config', 'tests/playwright.config.ts', '--project', project)

/** All suites in start order. */
export const testSuites: readonly TestSuite[] = [
  {
    name: 'generate',
    proves: 'the page configs are valid and the committed outputs of the generator are up to date',
    minutes: 0.25,
    // Checks before writing, because writing would fix the problem that the check should find.
    commands: [command('node', 'generator/cli.ts', '--check'), command('node', 'generator/cli.ts')],
  },
  {
    name: 'format',
    proves: 'every file is formatted',
    minutes: 0.25,
    commands: [perFile('changed', command('oxfmt', '--check', '--no-error-on-unmatched-pattern'))],
  },
  {
    name: 'unit',
    proves: 'tests beside the source, and the architecture: allowed imports between layers',
    minutes: 2.75,
    commands: [perFile('tests', vitest('unit', ['unit', 'dom']))],
    needs: ['generate'],
    report: true,
  },
  {
    name: 'types',
    proves: 'TypeScript, with React Router’s types of the generated routes',
    minutes: 0.75,
    commands: [
      { words: ['react-router', 'typegen', '--mode', 'development'], cwd: 'site' },
      command('tsc', '-p', '.', '--noEmit'),
    ],
    needs: ['generate'],
  },
  {
    name: 'lint',
    proves: 'the linter with type information',
    minutes: 0.5,
    commands: [perFile('sources', command('oxlint', '--type-aware', '--deny-warnings'))],
    needs: ['generate'],
  },
  {
    name: 'unused',
    proves: 'no unused file, export or dependency (knip)',
    minutes: 0.25,
    commands: [command('knip', '--no-gitignore', '--no-progress', '--no-config-hints')],
    needs: ['generate'],
  },
  {
    name: 'build',
    proves: 'the site builds and every page is prerendered in five languages',
    minutes: 1,
    commands: [command('npm', 'run', '--silent', 'build')],
    needs: ['generate'],
    alone: true,
  },
  {
    name: 'process',
    proves:
      'generator, server and package as processes: wrong configs, hostile paths, forms, mails, faults, fuzz',
    minutes: 9.75,
    commands: [vitest('process')],
    needs: ['build'],
    report: true,
  },
  {
    name: 'storybook-build',
    proves: 'Storybook builds, with compiled CSS and fonts',
    minutes: 0.25,
    commands: [
      command('storybook', 'build', '-c', 'stories/.storybook', '-o', 'stories/.out', '--quiet'),
    ],
    needs: ['generate'],
  },
  {
    name: 'storybook',
    proves: 'Storybook works for designers',
    minutes: 4.25,
    commands: [vitest('storybook')],
    needs: ['storybook-build'],
    report: true,
  },
  {
    name: 'e2e',
    proves: 'the site in a browser: languages, no script, keyboard, axe, CSP, bytes',
    minutes: 7,
    commands: [playwright('e2e')],
    needs: ['build'],
    report: true,
    alone: true,
  },
  {
    name: 'editor',
    proves: 'the page editor in a browser: texts, sections, problems, saving, keyboard, axe',
    minutes: 4,
    commands: [playwright('editor')],
    needs: ['build'],
    report: true,
    alone: true,
  },
  {
    name: 'engines',
    proves: 'Firefox and WebKit, if available, behave like Chromium and show the same pages',
    minutes: 4.5,
    commands: [command('node', 'tests/engines/run.ts')],
    needs: ['build'],
    report: true,
    alone: true,
  },
  {
    name: 'firefox',
    proves: 'the browser tests of e2e in Firefox, except those that need Chromium',
    minutes: 20.75,
    commands: [command('node', 'tests/engines/firefox/runSpecs.ts')],
    needs: ['build'],
    report: true,
    alone: true,
    onDemand: true,
  },
  {
    name: 'stories',
    proves:
      'every story passes axe in looks that cover all themes and contrasts, with visible focus and no clipped text',
    minutes: 3.25,
    commands: [command('node', 'tests/stories.ts')],
    needs: ['storybook-build'],
    report: true,
    alone: true,
  },
  {
    name: 'visual',
    proves: 'pictures of pages match the committed fingerprints, in a sample of the matrix',
    minutes: 3.75,
    // Its configuration builds the pages.
    commands: [playwright('visual')],
    report: true,
    alone: true,
  },
  {
    name: 'visual-stories',
    proves:
      'components, sections, mails and documents look as in the previous run, or as at another commit',
    minutes: 2,
    commands: [playwright('visual-stories')],
    needs: ['storybook-build'],
    report: true,
    alone: true,
    onDemand: true,
  },
]

/** Returns the named suites and those that they need, in start order. */
export function addRequiredTestSuites(names: readonly string[]): readonly TestSuite[] {
  const chosen = new Set(names)
  // Needed suites are earlier in the table.
  for (const { name, needs = [] } of testSuites.toReversed())
    if (chosen.has(name)) for (const needed of needs) chosen.add(needed)
  return testSuites.filter(({ name }) => chosen.has(name))
}

/** Restricts a suite to the tests that changes can affect; returns nothing if it would run nothing. */
export function limitSuiteToAffectedTests(
  affected: AffectedFiles,
  suite: TestSuite,
): TestSuite | undefined {
  const commands = suite.commands.flatMap((one): Command | readonly [] => {
    if (one.takes === undefined) return one
    const files = affected[one.takes]
    return files.length === 0 ? [] : { ...one, words: [...one.words, ...files] }
  })
  return commands.length === 0 ? undefined : { ...suite, commands }
}

/** Names of groups of suites. */
export const testSuiteGroups: ReadonlyMap<string, readonly string[]> = new Map([
  ['check', ['generate', 'format', 'unit', 'types', 'lint', 'unused']],
  ['all', testSuites.filter(({ onDemand }) => !onDemand).map(({ name }) => name)],
])
