import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { moveBenchmarkLeftoversAside } from './aside.ts'
import { installProject } from './install.ts'
import type { HtmlTemplatePart, PageTemplate } from './templates.ts'

/** Another static site generator that builds the same pages. */
export interface ComparedGenerator {
  readonly name: string
  readonly folder: string
  /** Packages by exact version. */
  readonly packages: Readonly<Record<string, string>>
  /** Build command, run in the folder of the project. */
  readonly command: readonly [string, ...string[]]
  /** Output folder. */
  readonly out: string
  readonly files: (templates: readonly PageTemplate[]) => Readonly<Record<string, string>>
}

const valueOf = ({ from, index }: Exclude<HtmlTemplatePart, { markup: string }>) =>
  `${from}[${index}]`

/** Formats an Astro template: texts and attributes are expressions, scripts are inlined. */
function astroOf({ pieces }: PageTemplate): string {
  const parts = pieces.map((piece, at): string => {
    if ('markup' in piece) {
      const next = pieces[at + 1]
      const before = pieces[at - 1]
      let text = piece.markup.replaceAll('<script', '<script is:inline')
      // The expression replaces the quotes of an attribute value and the end of a script's opening tag.
      if (next && 'place' in next && next.place === 'attribute') text = text.replace(/"$/, '')
      if (next && 'place' in next && next.place === 'script') text = text.replace(/>$/, '')
      if (before && 'place' in before && before.place === 'attribute') text = text.replace(/^"/, '')
      if (before && 'place' in before && before.place === 'script') text = `>${text}`
      return text
    }
    const value = `{${valueOf(piece)}}`
    return piece.place === 'script' ? ` set:html=${value}` : value
  })
  return `---\nconst { page, words } = Astro.props\n---\n${parts.join('')}`
}

const astro: ComparedGenerator = {
  name: 'Astro 7.3.5 with templates',
  folder: 'astro',
  packages: { astro: '7.3.5' },
  command: ['astro', 'build', '--silent'],
  out: 'dist',
  files: (templates) => ({
    'astro.config.mjs': 'export default { devToolbar: { enabled: false } }\n',
    'data.json': JSON.stringify(templates.map(({ words, pages }) => ({ words, pages }))),
    ...Object.fromEntries(
      templates.map((template, at) => [`src/templates/T${at}.astro`, astroOf(template)]),
    ),
    'src/pages/[...path].astro': `---
import { readFileSync } from 'node:fs'
${templates.map((_, at) => `import T${at} from '../templates/T${at}.astro'`).join('\n')}
export function getStaticPaths() {
  const templates = JSON.parse(readFileSync('data.json', 'utf8'))
  return templates.flatMap(({ words, pages }, template) =>
    pages.map(({ path, locale, values }) => ({
      params: { path: path.slice(1) },
      props: { template, page: values, words: words[locale] },
    })),
  )
}
const { template, page, words } = Astro.props
const Template = [${templates.map((_, at) => `T${at}`).join(', ')}][template]
---
<Template page={page} words={words} />`,
  }),
}

/** Formats a Nunjucks template, which escapes its values. */
function nunjucksOf({ pieces }: PageTemplate, at: number): string {
  const parts = pieces.map((piece) => {
    if ('markup' in piece) return piece.markup
    const value = `${piece.from === 'page' ? 'one.values' : `site.t${at}.words[one.locale]`}[${piece.index}]`
    return piece.place === 'script' ? `{{ ${value} | safe }}` : `{{ ${value} }}`
  })
  return `---
pagination:
  data: site.t${at}.pages
  size: 1
  alias: one
permalink: "{{ one.path }}/index.html"
---
${parts.join('')}`
}

const eleventy: ComparedGenerator = {
  name: 'Eleventy 3.1.2 with templates',
  folder: 'eleventy',
  packages: { '@11ty/eleventy': '3.1.2' },
  command: ['eleventy', '--quiet'],
  out: '_site',
  files: (templates) => ({
    '_data/site.json': JSON.stringify(
      Object.fromEntries(templates.map(({ words, pages }, at) => [`t${at}`, { words, pages }])),
    ),
    ...Object.fromEntries(
      templates.map((template, at) => [`t${at}.njk`, nunjucksOf(template, at)]),
    ),
  }),
}

export const comparedGenerators: readonly ComparedGenerator[] = [astro, eleventy]

/** Writes and installs the project of another generator. */
export function setUpGenerator(
  other: ComparedGenerator,
  folder: string,
  templates: readonly PageTemplate[],
): string {
  const top = join(folder, other.folder)
  installProject(top, { dependencies: other.packages })
  for (const name of ['src', '_data', other.out, 'node_modules/.astro', '.astro'])
    moveBenchmarkLeftoversAside(join(top, name))
  for (const [name, text] of Object.entries(other.files(templates))) {
    mkdirSync(dirname(join(top, name)), { recursive: true })
    writeFileSync(join(top, name), text)
  }
  return top
}
