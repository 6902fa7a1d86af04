/** One part of the tests: a few commands, run one after another in a process of their own. */
export interface Suite {
  readonly name: string
  /** What it proves, for the table of the README. */
  readonly proves: string
  /** How long it takes on two cores; ended and counted as failed after twice that. */
  readonly minutes: number
  readonly commands: readonly Command[]
  /** Suites that must have passed before: what they write is read here. */
  readonly needs?: readonly string[]
  /** Whether its runner writes a report of single tests (`reportFile`); else the suite is one test. */
  readonly report?: true
  /** Whether it needs the machine for itself: browsers measure time and draw pictures. */
  readonly alone?: true
}

interface Command {
  readonly words: readonly [string, ...string[]]
  /** Folder it runs in, from the top. */
  readonly cwd?: string
}

/** Where a suite's runner writes its report, from the top. */
export const reportFile = (name: string): string => `tests/.out/${name}.json`

const command = (...words: [string, ...string[]]): Command => ({ words })

const vitest = (suite: string, projects: readonly string[] = [suite]): Command =>
  command(
    'vitest',
    'run',
    '--config=tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(suite)}`,
  )

const playwright = (project: string): Command =>
  command('playwright', 'test', '--config', 'tests/playwright.config.ts', '--project', project)

/** All time the tests may take, in minutes, on two cores. */
export const allMinutes = 25

/** Every suite, in the order in which they start. */
export const suites: readonly Suite[] = [
  {
    name: 'generate',
    proves: 'the page configs are right and the committed schemas are what the generator writes',
    minutes: 0.25,
    // Checked before it is written: writing would mend what the check is to find.
    commands: [command('node', 'generator/cli.ts', '--check'), command('node', 'generator/cli.ts')],
  },
  {
    name: 'format',
    proves: 'one formatting',
    minutes: 0.25,
    commands: [command('oxfmt', '--check')],
  },
  {
    name: 'unit',
    proves: 'tests beside the source, and the architecture: who may import whom',
    minutes: 3,
    commands: [vitest('unit', ['unit', 'dom'])],
    needs: ['generate'],
    report: true,
  },
  {
    name: 'types',
    proves: 'TypeScript, with React Router’s types of the generated routes',
    minutes: 0.75,
    commands: [
      { words: ['react-router', 'typegen'], cwd: 'site' },
      command('tsc', '-p', '.', '--noEmit'),
    ],
    needs: ['generate'],
  },
  {
    name: 'lint',
    proves: 'one linter, with types',
    minutes: 0.75,
    commands: [command('oxlint', '--type-aware', '--deny-warnings')],
    needs: ['generate'],
  },
  {
    name: 'build',
    proves: 'the site builds and every page is prerendered in five languages',
    minutes: 1.5,
    commands: [command('npm', 'run', '--silent', 'build')],
    needs: ['generate'],
    alone: true,
  },
  {
    name: 'process',
    proves:
      'generator and server as processes: wrong configs, hostile paths, forms, mails, faults, fuzz',
    minutes: 4.75,
    commands: [vitest('process')],
    needs: ['build'],
    report: true,
  },
  {
    name: 'storybook',
    proves: 'Storybook builds, with compiled CSS, and does what designers use it for',
    minutes: 1.5,
    commands: [
      command('storybook', 'build', '-c', 'stories/.storybook', '-o', 'stories/.out', '--quiet'),
      vitest('storybook'),
    ],
    needs: ['generate'],
    report: true,
  },
  {
    name: 'e2e',
    proves: 'what visitors do, in a browser: languages, no script, keyboard, axe, CSP, bytes',
    minutes: 7.25,
    commands: [playwright('e2e')],
    needs: ['build'],
    report: true,
    alone: true,
  },
  {
    name: 'stories',
    proves:
      'every story passes axe in all themes and contrasts, shows focus, moves and cuts nothing',
    minutes: 7,
    commands: [command('node', 'tests/stories.ts')],
    needs: ['storybook'],
    report: true,
    alone: true,
  },
  {
    name: 'visual',
    proves: 'pages look as the committed pictures, in looks drawn from the matrix',
    minutes: 1.25,
    commands: [playwright('visual')],
    needs: ['build'],
    report: true,
    alone: true,
  },
]

/** Names that stand for several suites. */
export const groups: ReadonlyMap<string, readonly string[]> = new Map([
  ['check', ['generate', 'format', 'unit', 'types', 'lint']],
  ['all', suites.map(({ name }) => name)],
])

/** Minutes that all take: two at a time, in order, some alone. */
export function longestRun(all: readonly Suite[]): number {
  const ends = new Map<string, number>()
  const lanes: [number, number] = [0, 0]
  for (const { name, minutes, needs = [], alone } of all) {
    if (alone) lanes.fill(Math.max(...lanes))
    const lane = lanes[0] <= lanes[1] ? 0 : 1
    const from = Math.max(lanes[lane], ...needs.map((needed) => ends.get(needed) ?? 0))
    lanes[lane] = from + minutes
    ends.set(name, lanes[lane])
    if (alone) lanes.fill(lanes[lane])
  }
  return Math.max(...lanes)
}
