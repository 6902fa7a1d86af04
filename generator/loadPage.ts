import type { Schema } from 'effect'
import { PageConfig } from '#data/pageConfig.ts'
import { type JsonFile, type Path, problemAt } from './json.ts'
import { didYouMean } from './nearest.ts'
import type { Problem } from './problem.ts'
import type { Page, SectionUse } from './project.ts'
import { registry } from './registry.ts'

/** Decodes a part of a file; tells what is wrong and notes what it names. */
type Part = <T>(
  schema: Schema.Codec<T, unknown>,
  value: unknown,
  file: JsonFile,
  path: Path,
) => T | undefined

const prefix = 'pages-config/pages/'

/** Decodes a page config: its own fields, then every section by the section's schema. */
export function loadPage(
  name: string,
  file: JsonFile | undefined,
  part: Part,
  problems: Problem[],
): Page {
  const id = name.slice(prefix.length, -'.json'.length)
  if (!file) return { id, name, file, config: undefined, sections: [], anchors: [], sound: false }
  const before = problems.length
  const config = part(PageConfig, file.value, file, [])
  const { sections } = Object(file.value) as { sections?: unknown }
  const values = (Array.isArray(sections) ? sections : []).map(
    (value: unknown, index) =>
      [['sections', index], Object(value) as Readonly<Record<string, unknown>>] as const,
  )
  const anchors = values.flatMap(([path, { anchor }]) =>
    typeof anchor === 'string' ? { name: anchor, path } : [],
  )
  const uses = values.flatMap(([path, { section, ...props }]) => {
    const schema = typeof section === 'string' ? registry.schemaOf(section) : undefined
    if (!schema || typeof section !== 'string') {
      problems.push(unknownSection(file, path, section, registry.names))
      return []
    }
    const decoded = part(
      schema as Schema.Codec<Record<string, unknown>, unknown>,
      props,
      file,
      path,
    )
    return [
      { name: section, meta: registry.metaOf(section), path, props: decoded },
    ] satisfies SectionUse[]
  })
  return { id, name, file, config, sections: uses, anchors, sound: problems.length === before }
}

function unknownSection(
  file: JsonFile,
  path: Path,
  section: unknown,
  names: readonly string[],
): Problem {
  const all = `Sections are: ${names.join(', ')}.`
  if (typeof section !== 'string')
    return problemAt(file, path, {
      code: 'unknown-section',
      what: 'This section does not say which one it is.',
      fix: `Add "section" with a name. ${all}`,
    })
  return problemAt(file, [...path, 'section'], {
    code: 'unknown-section',
    what: `"${section}" is not a section.`,
    fix: didYouMean(section, names, all),
  })
}
