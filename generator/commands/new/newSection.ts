import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeAndCheckSources } from '../../index.ts'
import type { Project } from '../../input/project.ts'
import { readProjectSources } from '../../input/read.ts'
import { pageSectionRegistry } from '../../input/registry.ts'
import { type GeneratorCommand, writeProjectFile, createCommandFailure } from '../command.ts'
import { createSectionFiles } from './sectionFiles.ts'

const namePattern = /^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/
const registryFile = 'site/sections/registry.ts'

/** Writes a working section: schema, component, styles, examples, stories, and its entries in the registry. */
export const newSectionCommand: GeneratorCommand = {
  name: 'new section',
  parameters: ['<Name>'],
  about: 'scaffolds a section with examples and stories: new section Timeline',
  run: ([name = ''], { top }) => {
    if (!namePattern.test(name))
      return createCommandFailure(
        `"${name}" cannot be the name of a section.`,
        'Write it like Timeline or SpecTable: words with a capital each.',
      )
    const existing = pageSectionRegistry.names.find(
      (other) => other.toLowerCase() === name.toLowerCase(),
    )
    if (existing || existsSync(join(top, `site/sections/${name}`)))
      return createCommandFailure(
        `There is a section ${existing ?? name} already.`,
        'Choose another name.',
      )
    const { project } = decodeAndCheckSources(readProjectSources(top))
    const messages = exampleMessages(project)
    if (messages.length < 3)
      return createCommandFailure(
        'The site has too few messages for examples.',
        'Write a menu in pages-config/site.json first.',
      )
    const files = createSectionFiles(name, messages)
    for (const [file, text] of files) writeProjectFile(top, file, text)
    writeProjectFile(
      top,
      registryFile,
      insertSectionIntoRegistry(readFileSync(join(top, registryFile), 'utf8'), name),
    )
    const changed = [...files.keys(), registryFile]
    return {
      status: 0,
      text: `The section ${name} was created.
${changed.map((file) => `  ${file}\n`).join('')}
Next
  npm run generate     adds it to the schemas of editors and to the manual
  npm run storybook    shows its examples: Sections/${name}
  Define its fields in ${name}.schema.ts; the descriptions there are the manual of page authors.
  Then add it to a page: { "section": "${name}", "title": "…", "items": […] }
`,
      data: { section: name, changed },
    }
  },
}

/** Returns ids of messages that exist on every site: the tag line and the menu labels. */
function exampleMessages({ site }: Project): readonly string[] {
  const menu = site?.config.menu ?? []
  const labels = menu.flatMap(({ label, children }) => [
    label,
    ...(children ?? []).map((child) => child.label),
  ])
  return [...new Set([site?.config.brand.tagLine ?? '', ...labels])].filter((id) => id !== '')
}

/** Inserts an import and an entry alphabetically into the source text of the registry. Pure. */
export function insertSectionIntoRegistry(text: string, name: string): string {
  const importLine = `import { ${name}Schema } from './${name}/${name}.schema.ts'`
  const entryLine = `  ${name}: ${name}Schema,`
  const insert = (lines: readonly string[], line: string, pattern: RegExp): readonly string[] => {
    const nameIn = (other: string) => pattern.exec(other)?.[1]
    const before = lines.findIndex((other) => (nameIn(other) ?? '') > name)
    const last = lines.findLastIndex((other) => nameIn(other) !== undefined)
    const at = before < 0 ? last + 1 : before
    return [...lines.slice(0, at), line, ...lines.slice(at)]
  }
  const lines = insert(text.split('\n'), importLine, /^import \{ (\w+)Schema \} from/)
  return insert(lines, entryLine, /^ {2}(\w+): \w+Schema,$/).join('\n')
}
