import { readFileSync, renameSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { removeAside } from './scale/aside.ts'
import { astroWithComponents, setUpAstroWithComponents } from './scale/astroWithComponents.ts'
import { compareContent } from './scale/content.ts'
import { changePage, checkFixture, hasIslands } from './scale/fixture.ts'
import { measure, type Took } from './scale/measure.ts'
import { others, setUp } from './scale/others.ts'
import { addedPages, buildOurs, clear, differing, filesBelow, renderedOf, stepsOf, writeProject } from './scale/project.ts' // prettier-ignore
import { type SourcePage, templatesOf } from './scale/templates.ts'

/** What can be left out with `--without`. */
const steps = ['templates', 'changes', 'base']

/** Builds many pages with this project, with Astro and with Eleventy: `node tests/bench/scale.ts [pages] [--without step]`. */
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
const out = (line: string) => process.stdout.write(`${line}\n`)

// Programs that npm installed run on the Node that runs this.
process.env['PATH'] = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)

/** Where a long run is. */
const now = (line: string) => process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${line}\n`) // prettier-ignore

function fail(line: string): void {
  process.exitCode = 1
  out(`\n**${line}**`)
}

const bytesOf = (texts: readonly string[]) =>
  texts.reduce((all, text) => all + Buffer.byteLength(text), 0)

function tell(name: string, { cpu, wall, memory }: Took, pages: readonly string[]): void {
  const size = (bytesOf(pages) / 1e6).toFixed(1)
  const cells = [`${cpu.toFixed(1)} s`, `${wall.toFixed(1)} s`, `${memory.toFixed()} MB`, pages.length, size] // prettier-ignore
  out(`| ${[name, ...cells].join(' | ')} |`)
}

const htmlBelow = (below: string) =>
  filesBelow(below)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(file, 'utf8'))

/** Pages that stand for all: in every language the first two, of which one has islands, and the last. */
const sampleOf = (pages: readonly SourcePage[]) =>
  pages.filter(({ path }) => [0, 1, count - 1].some((number) => path.endsWith(`/page-${number}`)))

function tellSizes(pages: readonly SourcePage[]): void {
  const { true: some = [], false: none = [] } = Object.groupBy(pages, ({ path }) =>
    hasIslands(Number(/\d+$/.exec(path)?.[0])) ? 'true' : 'false',
  )
  const mean = (of: readonly SourcePage[]) => (bytesOf(of.map(({ html }) => html)) / of.length).toFixed() // prettier-ignore
  now(
    `HTML of ours: ${mean(none)} bytes a page without islands, ${mean(some)} with them, on average`,
  )
}

/** What other programs make of the pages that ours has built. */
async function buildWithOthers(ours: Took): Promise<void> {
  const pages = addedPages(dist)
  tell('ours', ours, pages.map(({ html }) => html)) // prettier-ignore
  now(stepsOf(ours))
  tellSizes(pages)
  const { name, command } = astroWithComponents
  now(name)
  const project = setUpAstroWithComponents(folder, top)
  const build = await run(project, command)
  tell(name, build, htmlBelow(join(project, astroWithComponents.out)))
  compareContent(sampleOf(pages), join(project, astroWithComponents.out))
  if (!without.has('templates')) await buildTemplates(pages)
  const [cpu, memory] = [ours.cpu / build.cpu, ours.memory / build.memory]
  out(`\nOurs takes ${cpu.toFixed(2)} times the processor time and ${memory.toFixed(2)} times the memory of ${name}.`) // prettier-ignore
  if (cpu > 1 || memory > 1) fail('Beyond the aim.')
}

/** The same pages from templates without components, made of the finished HTML. */
async function buildTemplates(pages: readonly SourcePage[]): Promise<void> {
  const templates = templatesOf(pages)
  now(`${templates.length} templates`)
  for (const other of others) {
    now(other.name)
    const project = setUp(other, folder, templates)
    const build = await run(project, other.command)
    tell(other.name, build, htmlBelow(join(project, other.out)))
  }
}

const run = (project: string, [command, ...args]: readonly [string, ...string[]]) =>
  measure(join(project, 'node_modules/.bin', command), args, project)

/** Builds again after one changed config, then from nothing: both must be the same. */
async function buildChanged(): Promise<void> {
  changePage(top, 7)
  now('ours after one changed config')
  const changed = await buildOurs(top)
  now(stepsOf(changed))
  renameSync(dist, `${dist}-changed`)
  clear(root, top)
  now('ours from nothing')
  const cold = await buildOurs(top)
  now(stepsOf(cold))
  const all = renderedOf(cold)
  const few = renderedOf(changed)
  out(`\nAfter one changed config ${few} of ${all} pages were rendered, in ${changed.cpu.toFixed(1)} s of processor time (from nothing ${cold.cpu.toFixed(1)} s).`) // prettier-ignore
  if (!(few <= all / 20)) fail('Beyond the aim: more than 5 % of the pages were rendered.')
  const different = differing(`${dist}-changed`, dist)
  if (different.length === 0) out('Every file is the same as when built from nothing.')
  else fail(`${different.length} files are not as when built from nothing: ${different.slice(0, 5).join(', ')}`) // prettier-ignore
}

/** What does not depend on the added pages: those that the project has anyway, and the bundle. */
async function buildBase(): Promise<void> {
  writeProject(root, top, 0)
  now('ours without the added pages')
  const base = await buildOurs(top)
  now(stepsOf(base))
  out(`\nWithout the added pages ours takes ${base.cpu.toFixed(1)} s of processor time for its own ${renderedOf(base)} pages.`) // prettier-ignore
}

const { configs, words } = checkFixture()
writeProject(root, top, count)
out(`${count} page configs in five languages on ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; nothing is compressed. 1,000 pages: ${configs} bytes of configs, ${words} of words.\n`) // prettier-ignore
out('| build | processor | clock | memory | pages | MB of HTML |\n| - | -: | -: | -: | -: | -: |')
now('ours')
await buildWithOthers(await buildOurs(top))
if (!without.has('changes')) await buildChanged()
if (!without.has('base')) await buildBase()
removeAside()
