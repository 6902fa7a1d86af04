import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { environmentSettings } from '#server/ops/settings.ts'

const top = join(import.meta.dirname, '../..')
const documents = globSync(
  [
    '*.md',
    '.github/*.md',
    '*/README.md',
    'site/{deploy,server,sections}/README.md',
    'tests/{bench,reviews}/*.md',
  ],
  { cwd: top },
)
  .filter((path) => !path.startsWith('node_modules'))
  .toSorted()
const { scripts } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** All source files, from the top folder. */
const sourceFiles = globSync(
  '{design-system,generator,site,stories,stories/.storybook,tests}/**/*.{ts,tsx,css,sh,yaml}',
  { cwd: top },
)
const read = (document: string) => readFileSync(join(top, document), 'utf8')

describe.each(documents)('%s', (document) => {
  it('links to existing files', () => {
    const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      ([, to = '']) => to,
    )
    expect(links.filter((to) => !existsSync(join(top, dirname(document), to)))).toEqual([])
  })

  it('names existing source files', () => {
    const paths = [
      ...read(document).matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|sh|yaml))`/g),
    ].map(([, path = '']) => path)
    // Suffixes, files of the example section, and files that readers create.
    const example = /^\.|^(?:\w+\/)*(?:X|x|Quote)[./]|^Quote\./
    const missing = paths.filter(
      (path) =>
        !example.test(path.replaceAll(/^.*\/(?=(?:X|x|Quote)[./])/g, '')) &&
        !sourceFiles.some((file) => `/${file}`.endsWith(`/${path}`)),
    )
    expect(missing).toEqual([])
  })

  it('mentions existing commands only', () => {
    const named = [...read(document).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it('runs programs by npm, which provides the required Node version', () => {
    // In production the host has that Node version, and signals must reach the server itself.
    if (document === 'site/deploy/README.md') return
    expect(read(document).match(/\bnode (?!_)[\w/.]+\.ts/g) ?? []).toEqual([])
  })
})

it('the picture of the README is small', () => {
  const [, picture = ''] = /!\[[^\]]*\]\(([^)]+)\)/.exec(read('README.md')) ?? []
  expect(readFileSync(join(top, picture)).byteLength).toBeLessThan(60_000)
})

describe('the table "Before launch" of site/deploy/README.md', () => {
  const [, table = ''] = /^## Before launch$(.*?)^## /ms.exec(read('site/deploy/README.md')) ?? []
  const named = new Set([...table.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name))
  const json = (name: string): unknown => JSON.parse(read(`pages-config/content/${name}.json`))

  it('names every entry of the operator', () => {
    const entries = Object.keys(json('operator') as object)
    expect(entries.filter((name) => !named.has(name))).toEqual([])
  })

  it('names every text that counsel approves, and every legal document is one', () => {
    const documents = json('documents') as readonly { id: string; counsel?: string | null }[]
    const guides = json('guides') as typeof documents
    expect(documents.filter(({ counsel }) => counsel === undefined)).toEqual([])
    const texts = [...documents, ...guides].filter(({ counsel }) => counsel !== undefined)
    expect(texts.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([])
  })

  it('names existing settings only', () => {
    const names = Object.values(environmentSettings).map(({ name }) => name)
    const upperCase = [...named].filter((name) => /^[A-Z]+(?:_[A-Z]+)+$/.test(name))
    expect(upperCase.filter((name) => !names.includes(name))).toEqual([])
    expect(names.filter((name) => name.startsWith('KEEP_') && !named.has(name))).toEqual([])
  })
})
