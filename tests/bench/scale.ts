import { readFileSync, renameSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { deleteBenchmarkLeftovers } from './scale/aside.ts'
import { astroWithComponents, setUpAstroWithComponents } from './scale/astroWithComponents.ts'
import { compareBenchmarkContent } from './scale/content.ts'
import { changeBenchmarkPage, checkBenchmarkPages, hasIslands } from './scale/fixture.ts'
import { measureCommand, type ResourceUsage } from './scale/measure.ts'
import { comparedGenerators, setUpGenerator } from './scale/others.ts'
import {
  listAddedPages,
  buildWithFelcera,
  removeBuildOutputs,
  listDifferingFiles,
  listFilesRecursively,
  countRenderedPages,
  formatBuildSteps,
  writeBenchmarkProject,
} from './scale/project.ts'
import { type BenchmarkPage, derivePageTemplates } from './scale/templates.ts'

/** Steps that `--without` can skip. */
const steps = ['others', 'templates', 'changes', 'base']

// Builds many pages with this project, with Astro and with Eleventy: `npm run bench:scale -- [pages] [--without step]`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string', multiple: true, default: [] } },
})
const without = new Set(values.without)
const unknown = values.without.filter((name) => !steps.includes(name))
if (unknown.length > 0)
  throw new Error(`No step ${unknown.join(', ')}: there are ${steps.join(', ')}`)
const count = Number(positionals[0] ?? 1000)
const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/bench')
const top = join(folder, 'site')
const dist = join(top, 'site/dist')
/** Build after one changed config, kept outside of `site`, whose files the next build digests. */
const changedDist = join(top, 'dist-changed')
const out = (line: string) => process.stdout.write(`${line}\n`)

// Programs of npm packages run on this Node version.
process.env['PATH'] = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)

/** Prints the current step of a long run. */
const logStep = (line: string) =>
  process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${line}\n`)

function fail(line: string): void {
  process.exitCode = 1
  out(`\n**${line}**`)
}

const bytesOf = (texts: readonly string[]) =>
  texts.reduce((all, text) => all + Buffer.byteLength(text), 0)

function printRow(
  name: string,
  { cpu, wall, memory }: ResourceUsage,
  pages: readonly string[],
): void {
  const size = (bytesOf(pages) / 1e6).toFixed(1)
  const cells = [
    `${cpu.toFixed(1)} s`,
    `${wall.toFixed(1)} s`,
    `${memory.toFixed()} MB`,
    pages.length,
    size,
  ]
  out(`| ${[name, ...cells].join(' | ')} |`)
}

const htmlBelow = (below: string) =>
  listFilesRecursively(below)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(file, 'utf8'))

/** Returns a sample: in every language the first two pages, of which one has islands, and the last. */
const sampleOf = (pages: readonly BenchmarkPage[]) =>
  pages.filter(({ path }) => [0, 1, count - 1].some((number) => path.endsWith(`/page-${number}`)))

function printSizes(pages: readonly BenchmarkPage[]): void {
  const { true: some = [], false: none = [] } = Object.groupBy(pages, ({ path }) =>
    hasIslands(Number(/\d+$/.exec(path)?.[0])) ? 'true' : 'false',
  )
  const mean = (of: readonly BenchmarkPage[]) =>
    (bytesOf(of.map(({ html }) => html)) / of.length).toFixed()
  logStep(
    `HTML of ours: ${mean(none)} bytes a page without islands, ${mean(some)} with them, on average`,
  )
}

/** Prints the measurement of our build and returns the added pages. */
function printOurs(ours: ResourceUsage): readonly BenchmarkPage[] {
  const pages = listAddedPages(dist)
  printRow(
    'ours',
    ours,
    pages.map(({ html }) => html),
  )
  logStep(formatBuildSteps(ours))
  printSizes(pages)
  return pages
}

/** Builds the same pages with other generators. */
async function buildWithOthers(
  ours: ResourceUsage,
  pages: readonly BenchmarkPage[],
): Promise<void> {
  const { name, command } = astroWithComponents
  logStep(name)
  const project = setUpAstroWithComponents(folder, top)
  const build = await run(project, command)
  printRow(name, build, htmlBelow(join(project, astroWithComponents.out)))
  compareBenchmarkContent(sampleOf(pages), join(project, astroWithComponents.out))
  if (!without.has('templates')) await buildTemplates(pages)
  const [cpu, memory] = [ours.cpu / build.cpu, ours.memory / build.memory]
  out(
    `\nOurs takes ${cpu.toFixed(2)} times the processor time and ${memory.toFixed(2)} times the memory of ${name}.`,
  )
  if (cpu > 1 || memory > 1) fail('Beyond the aim.')
}

/** Builds the same pages from templates without components, derived from the finished HTML. */
async function buildTemplates(pages: readonly BenchmarkPage[]): Promise<void> {
  const templates = derivePageTemplates(pages)
  logStep(`${templates.length} templates`)
  for (const other of comparedGenerators) {
    logStep(other.name)
    const project = setUpGenerator(other, folder, templates)
    const build = await run(project, other.command)
    printRow(other.name, build, htmlBelow(join(project, other.out)))
  }
}

const run = (project: string, [command, ...args]: readonly [string, ...string[]]) =>
  measureCommand(join(project, 'node_modules/.bin', command), args, project)

/** Compares a build after one changed config with a clean build. */
async function buildChanged(): Promise<void> {
  changeBenchmarkPage(top, 7)
  logStep('ours after one changed config')
  const changed = await buildWithFelcera(top)
  logStep(formatBuildSteps(changed))
  renameSync(dist, changedDist)
  removeBuildOutputs(top)
  logStep('ours from nothing')
  const cold = await buildWithFelcera(top)
  logStep(formatBuildSteps(cold))
  const all = countRenderedPages(cold)
  const few = countRenderedPages(changed)
  out(
    `\nAfter one changed config ${few} of ${all} pages were rendered, in ${changed.cpu.toFixed(1)} s of processor time (from nothing ${cold.cpu.toFixed(1)} s).`,
  )
  if (!(few <= all / 20)) fail('Beyond the aim: more than 5 % of the pages were rendered.')
  const different = listDifferingFiles(changedDist, dist)
  if (different.length === 0) out('Every file is the same as when built from nothing.')
  else
    fail(
      `${different.length} files are not as when built from nothing: ${different.slice(0, 5).join(', ')}`,
    )
}

/** Measures the build without the added pages: the project's own pages and the bundle. */
async function buildBase(): Promise<void> {
  writeBenchmarkProject(root, top, 0)
  logStep('ours without the added pages')
  const base = await buildWithFelcera(top)
  logStep(formatBuildSteps(base))
  out(
    `\nWithout the added pages ours takes ${base.cpu.toFixed(1)} s of processor time for its own ${countRenderedPages(base)} pages.`,
  )
}

const { configs, words } = checkBenchmarkPages()
writeBenchmarkProject(root, top, count)
out(
  `${count} page configs in five languages on ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; nothing is compressed. 1,000 pages: ${configs} bytes of configs, ${words} of words.\n`,
)
out('| build | processor | clock | memory | pages | MB of HTML |\n| - | -: | -: | -: | -: | -: |')
logStep('ours')
const measured = await buildWithFelcera(top)
const added = printOurs(measured)
if (!without.has('others')) await buildWithOthers(measured, added)
if (!without.has('changes')) await buildChanged()
if (!without.has('base')) await buildBase()
deleteBenchmarkLeftovers()
