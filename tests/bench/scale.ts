import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { cpus } from 'node:os'
import { delimiter, join } from 'node:path'
import type { BuiltSite } from '#data/builtSite.ts'
import { splitLocale } from '#data/locales.ts'
import { addPages, changePage } from './scale/fixture.ts'
import { measure, type Took } from './scale/measure.ts'
import { others, setUp } from './scale/others.ts'
import { type SourcePage, templatesOf } from './scale/templates.ts'

/** Builds many pages with this project, with Astro and with Eleventy: `node tests/bench/scale.ts [pages]`. */
const count = Number(process.argv[2] ?? 1000)
const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/bench')
const top = join(folder, 'site')
const dist = join(top, 'site/dist')
const out = (line: string) => process.stdout.write(`${line}\n`)

// Programs that npm installed run on the Node that runs this.
process.env['PATH'] = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)

/** A copy of the project, without what it was built to, and with many pages more. */
function writeProject(): void {
  rmSync(top, { recursive: true, force: true })
  mkdirSync(top, { recursive: true })
  const made = ['dist', 'generated', '.react-router', 'public/documents', 'imagery/masters']
  const left = new Set(made.map((name) => join(root, 'site', name)))
  const parts = ['design-system', 'generator', 'pages-config', 'site', 'package.json', 'package-lock.json', 'tsconfig.json'] // prettier-ignore
  for (const name of parts)
    cpSync(join(root, name), join(top, name), {
      recursive: true,
      filter: (path) => !left.has(path),
    })
  mkdirSync(join(top, 'site/generated'))
  cpSync(join(root, 'site/generated/documents.json'), join(top, 'site/generated/documents.json'))
  symlinkSync(join(root, 'node_modules'), join(top, 'node_modules'))
  addPages(top, count)
}

const code = "import('./site/scripts/build.ts').then(({ buildPages }) => buildPages({ compress: false }))" // prettier-ignore
const buildOurs = () => measure(process.execPath, ['-e', code], top)

/** Of the project's pages those that were added. */
function pagesOfOurs(): readonly SourcePage[] {
  const { pages } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as BuiltSite
  return pages.flatMap(({ path, plain }) => {
    const { locale, path: unprefixed } = splitLocale(path)
    if (!unprefixed.startsWith('/scale/')) return []
    return [{ path, locale, html: readFileSync(join(dist, plain.identity), 'utf8') }]
  })
}

const filesBelow = (below: string): readonly string[] =>
  readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const bytesOf = (texts: Iterable<string>) =>
  [...texts].reduce((all, text) => all + Buffer.byteLength(text), 0)

function tell(name: string, pages: number, bytes: number, { cpu, wall, memory }: Took): void {
  const cells = [`${cpu.toFixed(1)} s`, `${wall.toFixed(1)} s`, `${memory.toFixed()} MB`, pages, (bytes / 1e6).toFixed(1)] // prettier-ignore
  out(`| ${[name, ...cells].join(' | ')} |`)
}

/** Files of two builds that are not the same; the moment of the build stands in some. */
function differing(one: string, other: string): readonly string[] {
  const timed = new Set(['/site.json', '/client/.well-known/security.txt'])
  const names = (of: string) => filesBelow(of).map((file) => file.slice(of.length))
  const all = new Set([...names(one), ...names(other)])
  const same = (name: string) => {
    try {
      return readFileSync(join(one, name)).equals(readFileSync(join(other, name)))
    } catch {
      return false
    }
  }
  return [...all].filter((name) => !timed.has(name) && !same(name))
}

const renderedOf = ({ output }: Took) => Number(/(\d+) rendered/.exec(output)?.[1] ?? Number.NaN)

writeProject()
const cold = await buildOurs()
const pages = pagesOfOurs()
const templates = templatesOf(pages)
out(`${count} page configs in five languages, ${templates.length} templates, on ${cpus().length} cores; nothing is compressed\n`) // prettier-ignore
out('| build | processor | clock | memory | pages | MB of HTML |\n| - | -: | -: | -: | -: | -: |')
tell('ours', pages.length, bytesOf(pages.map(({ html }) => html)), cold)
for (const other of others) {
  const project = setUp(other, folder, templates)
  const took = await measure(join(project, 'node_modules/.bin', other.command[0]), other.command.slice(1), project) // prettier-ignore
  const files = filesBelow(join(project, other.out)).filter((file) => file.endsWith('.html'))
  tell(other.name, files.length, bytesOf(files.map((file) => readFileSync(file, 'utf8'))), took)
}
changePage(top, 7)
const changed = await buildOurs()
renameSync(dist, `${dist}-changed`)
const again = await buildOurs()
const all = renderedOf(again)
out(`\nAfter one changed config ${renderedOf(changed)} of ${all} pages were rendered, in ${changed.cpu.toFixed(1)} s of processor time (cold ${again.cpu.toFixed(1)} s).`) // prettier-ignore
const different = differing(`${dist}-changed`, dist)
out(different.length === 0 ? 'Every file is the same as after a cold build.' : `Not as after a cold build: ${different.slice(0, 5).join(', ')}`) // prettier-ignore
out(`\n${cold.output}\n${changed.output}`)
if (different.length > 0 || renderedOf(changed) > all / 20) process.exitCode = 1
