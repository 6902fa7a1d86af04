import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatSectionConfig } from './formatSectionConfig.ts'

interface Config {
  readonly sections: readonly { readonly section: string }[]
}

const entries = globSync('pages-config/pages/**/*.json').flatMap(
  (path) => (JSON.parse(readFileSync(path, 'utf8')) as Config).sections,
)

it('prints a section entry exactly like the formatter', () => {
  const texts = entries.map(({ section, ...props }) =>
    formatSectionConfig(section, props).replaceAll(/^/gm, '    '),
  )
  const text = `{\n  "sections": [\n${texts.join(',\n')}\n  ]\n}\n`
  expect(JSON.parse(text)).toEqual({ sections: entries })
  const formatted = execFileSync('node_modules/.bin/oxfmt', ['--stdin-filepath', 'page.json'], {
    input: text,
    encoding: 'utf8',
  })
  expect(formatted).toBe(text)
})
