import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { placeholderRecordTexts } from '#generator/commands/new/placeholderTexts.ts'
import { copyRepository, type RepositoryCopy } from '../copy.ts'

// Each test runs several processes and has a long timeout.
vi.setConfig({ testTimeout: 600_000 })

const page = 'pages-config/pages/solutions/balcony-ess.json'
const english = 'pages-config/messages/en.json'

/** Returns a chapter of a Markdown file without its heading. */
function chapterOf({ read }: RepositoryCopy, file: string, title: string): string {
  const [, chapter] = read(file).split(`\n## ${title}\n`)
  if (chapter === undefined) throw new Error(`${file} has no chapter "${title}"`)
  return chapter.split('\n## ')[0] ?? ''
}

/** Returns the code blocks of a chapter without list indentation. */
const blocksOf = (chapter: string): readonly string[] =>
  [...chapter.matchAll(/^ *```\w*\n([^]*?)^ *```$/gm)].map(([, block = '']) =>
    block.replaceAll(/^ {3}/gm, ''),
  )

/** Returns the generator commands in a chapter. */
const commandsOf = (chapter: string): readonly (readonly string[])[] =>
  [...chapter.matchAll(/`npm run generate -- ([^`]+)`/g)].map(([, words = '']) => words.split(' '))

/** Runs tests of a copy; returns the end of their output if they fail. */
function failures({ node }: RepositoryCopy, ...files: readonly string[]): string {
  const args = ['run', '--config=tests/vitest.config.ts', '--project=unit', '--reporter=dot']
  const { status, output } = node('node_modules/vitest/vitest.mjs', ...args, ...files)
  return status === 0 ? '' : output.slice(-3000)
}

/** Tests of the themes that exist; the others in their folder are about random brands. */
const themeTests = ['design-system/theme/defineTheme.test.ts', 'design-system/dtcg']

/** Removes the code frames from a report. */
const withoutFrames = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !/^ +\d+ \||^ +\^$/.test(line))
    .join('\n')

describe('“Add a page in five minutes”', () => {
  test('creates a page, and its example of a mistake is the only reported problem', () => {
    const copy = copyRepository()
    const chapter = chapterOf(copy, 'README.md', 'Add a page in five minutes')
    const [section = '', words = '', report = ''] = blocksOf(chapter)
    const [command = []] = commandsOf(chapter)
    expect(copy.generate(...command).status).toBe(0)
    const config = JSON.parse(copy.read(page)) as { sections: object[] }
    const sections = [...config.sections, JSON.parse(section) as object]
    copy.write(page, `${JSON.stringify({ ...config, sections }, null, 2)}\n`)
    copy.replace(english, '{\n', `{\n${words.replaceAll(/^/gm, '  ').trimEnd()}\n`)
    expect(copy.generate().output).toMatch(
      /^\d+ pages, \d+ files changed\nOpen before launch: .*\n$/,
    )

    const [, wrong = ''] = /"(\w+)" is not a section/.exec(report) ?? []
    copy.replace(page, '"CallToAction"', `"${wrong}"`)
    const { status, output } = copy.generate()
    expect(status).toBe(1)
    expect(withoutFrames(output)).toBe(
      `${report}\n1 problem in 1 file; nothing was written\nEach code is explained in pages-config/MANUAL.md\n`,
    )

    copy.replace(page, `"${wrong}"`, '"CallToAction"')
    copy.replace(page, '  "draft": true,\n', '')
    const published = copy.generate()
    expect(published.status).toBe(1)
    for (const asked of ['starting-text', 'messages/cn.json', 'messages/de.json'])
      expect(published.output).toContain(asked)
  })
})

test('“Add a section” creates a usable section that passes the tests of sections', () => {
  const copy = copyRepository()
  const chapter = chapterOf(copy, 'README.md', 'Add a section')
  const [command = []] = commandsOf(chapter)
  expect(copy.generate(...command).status).toBe(0)
  expect(copy.generate().output).toMatch(/^\d+ pages, \d+ files changed\nOpen before launch: .*\n$/)
  const name = command.at(-1) ?? ''
  for (const [, file = ''] of chapter.matchAll(/`((?:site\/sections\/)?Quote[\w./]*\.ts)`/g))
    expect(copy.read(join('site/sections', name, file.split('/').at(-1) ?? ''))).not.toBe('')
  expect(failures(copy, 'tests/sections.test.ts', 'site/data/described.test.ts')).toBe('')
})

test('“Add a locale” adds a language to every page; only the tests named in the chapter fail', () => {
  const copy = copyRepository()
  const chapter = chapterOf(copy, 'README.md', 'Add a locale')
  const [command = []] = commandsOf(chapter)
  expect(copy.generate(...command).status).toBe(0)
  expect(copy.generate().output).toMatch(/^\d+ pages, \d+ files changed\nOpen before launch: .*\n$/)
  expect(copy.generate('routes').output).toMatch(/ nl +pages-config/)
  for (const [, file = ''] of chapter.matchAll(/`((?:site|tests|pages-config)\/[\w./-]+)`/g))
    expect(copy.read(file)).not.toBe('')
  expect(
    failures(
      copy,
      'site/data',
      'generator/checks/messages',
      'generator/checks/translations',
      'tests/visual/causes.test.ts',
      'tests/matrix.test.ts',
    ),
  ).toBe('')

  // Step 3 requires translations; all missing ones are one problem.
  copy.replace('site/data/locale/locales.ts', "catalogues: ['nl', 'en']", "catalogues: ['nl']")
  expect(copy.generate().output).toContain('\n1 problem in 1 file; nothing was written\n')
})

test('“Change the brand colour” updates the themes and the tokens', () => {
  const copy = copyRepository()
  const chapter = chapterOf(copy, 'README.md', 'Change the brand colour')
  const [, file = '', name = ''] =
    /`([\w/.-]+palette\.ts)` write another colour for `(\w+)`/.exec(chapter) ?? []
  const before = copy.read(file)
  const after = before.replace(new RegExp(`(${name} = ')#\\w{6}`), '$1#7A5AD0')
  expect(after).not.toBe(before)
  copy.write(file, after)
  const { scripts } = JSON.parse(copy.read('package.json')) as { scripts: Record<string, string> }
  const [, script = ''] = /`npm run (tokens)`/.exec(chapter) ?? []
  expect(copy.node(...(scripts[script] ?? '').split(' ').slice(1)).status).toBe(0)
  expect(failures(copy, ...themeTests)).toBe('')
})

test('“Add a theme” adds a third theme that passes all tests', () => {
  const copy = copyRepository()
  const chapter = chapterOf(copy, 'design-system/README.md', 'Add a theme')
  const [, from = ''] = /Copy `([\w/]+)`/.exec(chapter) ?? []
  const folder = (name: string) => join(copy.top, 'design-system/themes', name)
  cpSync(join(copy.top, 'design-system', from), folder('lilac'), { recursive: true })
  copy.replace(
    'design-system/tokens/palette.ts',
    'export const brandGreen',
    "export const brandLilac = '#7A5AD0'\nexport const brandGreen",
  )
  const theme = 'design-system/themes/lilac/theme.ts'
  copy.write(
    theme,
    copy.read(theme).replaceAll('brandBlue', 'brandLilac').replace("'harbour'", "'lilac'"),
  )
  copy.replace(
    'design-system/themes/themes.ts',
    'import { theme as harbour }',
    "import { theme as lilac } from './lilac/theme.ts'\nimport { theme as harbour }",
  )
  copy.replace(
    'design-system/themes/themes.ts',
    '[fern, harbour, workshop]',
    '[fern, harbour, workshop, lilac]',
  )
  expect(copy.node('design-system/dtcg/write.ts').status).toBe(0)
  copy.replace('pages-config/site.json', '"theme": "fern"', '"theme": "lilac"')
  expect(copy.generate().output).toMatch(/^\d+ pages, \d+ files changed\nOpen before launch: .*\n$/)
  expect(failures(copy, ...themeTests, 'tests/matrix.test.ts')).toBe('')
})

type Texts = Readonly<Record<'en' | 'cn' | 'de', string>>
const languages = ['en', 'cn', 'de'] as const

/** Replaces the placeholder texts of a new record in a file of the copy. */
function fill({ read, write }: RepositoryCopy, file: string, words: Texts): void {
  const text = languages.reduce(
    (now, language) => now.replaceAll(placeholderRecordTexts[language], words[language]),
    read(file),
  )
  write(file, text)
}

/** The fields of a record that these tests change. */
interface Draft {
  readonly id: string
  readonly due?: string
  readonly products?: string[]
  state: boolean
  facts?: readonly unknown[]
  specifications?: readonly unknown[]
}

/** Changes a content file of the copy. */
function edit(
  { read, write }: RepositoryCopy,
  name: string,
  change: (records: Draft[]) => void,
): void {
  const file = `pages-config/content/${name}.json`
  const records = JSON.parse(read(file)) as Draft[]
  change(records)
  write(file, `${JSON.stringify(records, null, 2)}\n`)
}

/** Returns the files and lines of problems with a code. */
const placesOf = (output: string, code: string): readonly string[] =>
  [...output.matchAll(/^(pages-config\/\S+):\d+:\d+ {2}(\S+)$/gm)].flatMap(([, file = '', found]) =>
    found === code ? file : [],
  )

/** Returns the addresses of a path from the route table. */
function addressesOf(copy: RepositoryCopy, path: string): readonly string[] {
  copy.write(
    'addresses.mjs',
    `import { routes } from './site/generated/routes.ts'
const all = routes.flatMap(({ addresses }) => addresses)
console.log(JSON.stringify(all.filter((address) => address.endsWith('${path}'))))`,
  )
  return JSON.parse(copy.node('addresses.mjs').output) as readonly string[]
}

const inEveryLanguage = (path: string): readonly string[] =>
  ['', '/en', '/cn', '/au', '/de'].map((prefix) => prefix + path)

test('“Add news” publishes a page only after its texts are written', () => {
  const copy = copyRepository()
  const [command = []] = commandsOf(chapterOf(copy, 'pages-config/README.md', 'Add news'))
  const [, , collection, id = ''] = command
  expect(copy.generate(...command).status).toBe(0)
  expect(copy.generate().output).toMatch(/^\d+ pages, \d+ files changed\nOpen before launch: .*\n$/)
  const path = `/explore/${collection}/${id}`
  expect(addressesOf(copy, path)).toEqual([])
  const format = copy.node('node_modules/oxfmt/bin/oxfmt', '--check', 'pages-config/content')
  expect(format).toMatchObject({ status: 0 })

  edit(copy, 'news', (records) => {
    const record = records.find((one) => one.id === id)
    if (record) record.state = true
  })
  const asked = copy.generate()
  expect(asked.status).toBe(1)
  const texts = ['cn', 'de', 'en'].map(
    (language) => `pages-config/content/news/${id}.${language}.md`,
  )
  expect(placesOf(asked.output, 'starting-text').toSorted()).toEqual([
    'pages-config/content/news.json',
    'pages-config/content/news.json',
    ...texts,
  ])
  expect(asked.output).toContain('\n5 problems in 4 files; nothing was written\n')

  const words = {
    en: 'A new plant builds modules for homes here',
    cn: '新工厂为欧洲家庭生产储能电池模组',
    de: 'Ein neues Werk baut Module für Haushalte',
  }
  for (const file of ['pages-config/content/news.json', ...texts]) fill(copy, file, words)
  expect(copy.generate().output).toMatch(/^\d+ pages, \d+ files changed\nOpen before launch: .*\n$/)
  expect(addressesOf(copy, path).toSorted()).toEqual(inEveryLanguage(path).toSorted())
})

test('“Add a product” lists missing parts, then publishes a page with documents that passes all tests', () => {
  const copy = copyRepository()
  const chapter = chapterOf(copy, 'pages-config/README.md', 'Add a product')
  const [command = []] = commandsOf(chapter)
  const id = command.at(-1) ?? ''
  expect(copy.generate(...command).status).toBe(0)
  expect(copy.generate().output).toMatch(/^\d+ pages, \d+ files changed\nOpen before launch: .*\n$/)

  edit(copy, 'products', (records) => {
    const record = records.find((one) => one.id === id)
    if (record) record.state = true
  })
  const asked = copy.generate()
  expect(asked.status).toBe(1)
  const manuals = ['installation-guide', 'user-manual'].flatMap((kind) =>
    ['cn', 'de', 'en'].map((language) => `pages-config/manuals/${id}/${kind}.${language}.md`),
  )
  const texts = placesOf(asked.output, 'starting-text')
  expect(texts.filter((file) => file.endsWith('.md'))).toEqual(manuals)
  expect(texts.filter((file) => file.endsWith('products.json'))).toHaveLength(11)
  expect(placesOf(asked.output, 'incomplete-product')).toHaveLength(4)
  expect(asked.output).toContain('\n21 problems in 7 files; nothing was written\n')

  const words = {
    en: 'A battery for balconies, plugged in by yourself',
    cn: '一款可以自行安装在阳台上的电池系统',
    de: 'Eine Batterie für Balkone, die Sie selbst stecken',
  }
  for (const file of ['pages-config/content/products.json', ...manuals]) fill(copy, file, words)
  edit(copy, 'products', (records) => {
    const [like] = records
    const record = records.find((one) => one.id === id)
    if (!like?.facts || !like.specifications || !record) throw new Error(`There is no record ${id}`)
    record.facts = like.facts.slice(1, 4)
    record.specifications = like.specifications.slice(2, 4)
  })
  edit(copy, 'maintenance-tasks', (tasks) => {
    for (const due of ['always', 'half-year'])
      tasks.find((task) => task.due === due)?.products?.push(id)
  })
  edit(copy, 'warranties', ([warranty]) => warranty?.products?.push(id))
  expect(copy.generate().output).toMatch(/^\d+ pages, \d+ files changed\nOpen before launch: .*\n$/)
  const path = `/products/${id}`
  expect(addressesOf(copy, path).toSorted()).toEqual(inEveryLanguage(path).toSorted())

  const paths = ['datasheet-en', 'user-manual-zh', 'installation-guide-de'].map(
    (name) => `/documents/${id}/${name}-1.0.pdf`,
  )
  const script = `import { statSync } from 'node:fs'
import { createDocumentRenderer } from './site/scripts/documents.ts'
const fileOf = createDocumentRenderer(process.cwd())
for (const path of ${JSON.stringify(paths)}) {
  const file = await fileOf(path)
  console.log(path, file ? statSync(file).size > 10_000 : 'none')
}`
  copy.write('typeset.mjs', script)
  const typeset = copy.node('typeset.mjs')
  expect(typeset.output).toBe(paths.map((path) => `${path} true\n`).join(''))
  expect(
    failures(
      copy,
      'tests/content/products.test.ts',
      'tests/content/records.test.ts',
      'tests/content/downloads.test.ts',
      'tests/content/figures.test.ts',
      'site/data/products',
      'site/data/downloads',
    ),
  ).toBe('')
})
