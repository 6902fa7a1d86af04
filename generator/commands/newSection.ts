import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from '../index.ts'
import type { Project } from '../project.ts'
import { readSources } from '../read.ts'
import { registry } from '../registry.ts'
import { type Command, put, refused } from './command.ts'
import { sectionFiles } from './sectionFiles.ts'

const namePattern = /^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/
const registryFile = 'site/sections/registry.ts'

/** Writes a section that works at once: schema, component, styles, examples, stories, and its line in the registry. */
export const newSection: Command = {
  name: 'new section',
  parameters: ['<Name>'],
  about: 'writes a section to begin from, with examples and stories: new section Timeline',
  run: ([name = ''], { top }) => {
    if (!namePattern.test(name))
      return refused(`"${name}" cannot be the name of a section.`, 'Write it like Timeline or SpecTable: words with a capital each.') // prettier-ignore
    const same = registry.names.find((one) => one.toLowerCase() === name.toLowerCase())
    if (same || existsSync(join(top, `site/sections/${name}`)))
      return refused(`There is a section ${same ?? name} already.`, 'Choose another name.')
    const { project } = inspect(readSources(top))
    const words = wordsFor(project)
    if (words.length < 3)
      return refused('The site has too few messages for examples.', 'Write a menu in pages-config/site.json first.') // prettier-ignore
    const files = sectionFiles(name, words)
    for (const [file, text] of files) put(top, file, text)
    put(top, registryFile, registered(readFileSync(join(top, registryFile), 'utf8'), name))
    const changed = [...files.keys(), registryFile]
    return {
      status: 0,
      text: `The section ${name} is there.
${changed.map((file) => `  ${file}\n`).join('')}
Next
  npm run generate     editors and the manual then know it
  npm run storybook    shows its examples: Sections/${name}
  Say in ${name}.schema.ts what it takes; the descriptions there are what page authors read.
  Then name it in a page: { "section": "${name}", "title": "…", "items": […] }
`,
      data: { section: name, changed },
    }
  },
}

/** Ids of messages that are sure to be there: those of the menu. */
function wordsFor({ site }: Project): readonly string[] {
  const menu = site?.config.menu ?? []
  const labels = menu.flatMap(({ label, children }) => [
    label,
    ...(children ?? []).map((child) => child.label),
  ])
  return [...new Set([site?.config.brand.tagLine ?? '', ...labels])].filter((id) => id !== '')
}

/** The registry with a line more in both of its lists, each in its place. Pure. */
export function registered(text: string, name: string): string {
  const imported = `import { ${name}Schema } from './${name}/${name}.schema.ts'`
  const listed = `  ${name}: ${name}Schema,`
  const insert = (lines: readonly string[], line: string, like: RegExp): readonly string[] => {
    const word = (other: string) => like.exec(other)?.[1]
    const before = lines.findIndex((other) => (word(other) ?? '') > name)
    const last = lines.findLastIndex((other) => word(other) !== undefined)
    const at = before < 0 ? last + 1 : before
    return [...lines.slice(0, at), line, ...lines.slice(at)]
  }
  const lines = insert(text.split('\n'), imported, /^import \{ (\w+)Schema \} from/)
  return insert(lines, listed, /^ {2}(\w+): \w+Schema,$/).join('\n')
}
