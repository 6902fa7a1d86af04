import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const top = join(import.meta.dirname, '..')
const papers = globSync(['*.md', '.github/*.md', '*/README.md', 'site/{deploy,server,sections}/README.md'], { cwd: top }).filter((path) => !path.startsWith('node_modules')).toSorted() // prettier-ignore
const { scripts } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const read = (paper: string) => readFileSync(join(top, paper), 'utf8')

describe.each(papers)('%s', (paper) => {
  it('leads to files that are there', () => {
    const links = [...read(paper).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => to)
    expect(links.filter((to) => !existsSync(join(top, dirname(paper), to)))).toEqual([])
  })

  it('names commands that exist', () => {
    const named = [...read(paper).matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name) // prettier-ignore
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

describe('the checklist of .github/SECURITY.md', () => {
  it('names tests that exist', () => {
    const rows = read('.github/SECURITY.md').split('\n').filter((line) => line.startsWith('| ')) // prettier-ignore
    const named = rows.flatMap((row) => [...(row.split('|').at(3) ?? '').matchAll(/`([\w./]+)`/g)])
    const files = named.map(([, name = '']) =>
      name.includes('/') ? name : `tests/server/${name}.test.ts`,
    )
    expect(files.length).toBeGreaterThan(40)
    expect(files.filter((file) => !existsSync(join(top, file)))).toEqual([])
  })
})

it('the README shows a picture that loads quickly', () => {
  const [, picture = ''] = /!\[[^\]]*\]\(([^)]+)\)/.exec(read('README.md')) ?? []
  expect(readFileSync(join(top, picture)).byteLength).toBeLessThan(60_000)
})
