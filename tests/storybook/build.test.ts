import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findMissingCssUrls } from '../cssUrls.ts'
import { builtStorybookFolder } from './storybook.ts'

const top = join(import.meta.dirname, '../..')
const out = builtStorybookFolder
const read = (ending: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && path.startsWith('assets/'))
    .map((path) => readFileSync(join(out, path), 'utf8'))

describe('the built Storybook', () => {
  it('references only existing files in its style sheets', () => {
    expect(findMissingCssUrls(out)).toEqual([])
  })

  it('contains compiled styles with the roles of the theme', () => {
    const css = read('.css').join('\n')
    expect(css).toMatch(/\[data-theme=["']?dark["']?\]/)
    expect(css).toMatch(/:focus-visible/)
  })

  it('contains no styles that need compilation in the browser', () => {
    for (const script of read('.js')) expect(script).not.toContain('createGlobalTheme')
  })

  it('contains every story file', () => {
    const { entries } = JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')) as {
      entries: Record<string, { importPath: string }>
    }
    const built = new Set(Object.values(entries).map(({ importPath }) => importPath))
    const written = ['stories', 'site/generated/stories'].flatMap((folder) =>
      readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.stories.tsx'))
        .map((path) => `./${folder}/${path.replaceAll('\\', '/')}`),
    )
    expect([...built].toSorted()).toEqual(written.toSorted())
  })
})
