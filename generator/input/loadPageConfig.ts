import type { Schema } from 'effect'
import { FragmentConfig, PageConfig } from '#data/pages/pageConfig.ts'
import { type JsonFile, type JsonPath, locateProblem } from './json.ts'
import { configLimits } from './limits.ts'
import { suggestCorrection } from '../problems/nearest.ts'
import type { ConfigProblem } from '../problems/problem.ts'
import type {
  Fragment,
  ParsedPageConfig,
  ConfigFileSections,
  ParsedPageSection,
} from './project.ts'
import { pageSectionRegistry } from './registry.ts'

/** Decodes a part of a file and collects its problems and references. */
type DecodePart = <T>(
  schema: Schema.Codec<T, unknown>,
  value: unknown,
  file: JsonFile,
  path: JsonPath,
) => T | undefined

export const pagesFolder = 'pages-config/pages/'
export const fragmentsFolder = 'pages-config/fragments/'

/** Decodes a page config: first its own fields, then every section with the section's schema. */
export function loadPageConfig(
  name: string,
  file: JsonFile | undefined,
  shared: readonly Fragment[],
  decodePart: DecodePart,
  problems: ConfigProblem[],
): ParsedPageConfig {
  const id = name.slice(pagesFolder.length, -'.json'.length)
  const empty = { config: undefined, fragments: [], sections: [], anchors: [], isValid: false }
  if (!file) return { id, name, file, ...empty }
  const before = problems.length
  const config = decodePart(PageConfig, file.value, file, [])
  const lists = entriesOf(file).map(
    ([path, value]): ConfigFileSections & { fragment?: Fragment } => {
      if (!('fragment' in value)) return loadSection(file, path, value, decodePart, problems)
      const fragment = findFragment(file, path, value, shared, problems)
      if (!fragment) return { sections: [], anchors: [] }
      const withPath = <T extends object>(item: T) => ({ ...item, path })
      const { sections, anchors } = fragment
      return { fragment, sections: sections.map(withPath), anchors: anchors.map(withPath) }
    },
  )
  const sections = lists.flatMap((list) => list.sections)
  if (sections.length > configLimits.sections) problems.push(tooManySections(file, sections.length))
  const fragments = lists.flatMap(({ fragment }) => fragment ?? [])
  return {
    id,
    name,
    file,
    config,
    fragments,
    sections,
    anchors: lists.flatMap((list) => list.anchors),
    isValid: problems.length === before && fragments.every(({ isValid }) => isValid),
  }
}

/** Decodes the sections of a fragment. */
export function loadFragmentConfig(
  file: JsonFile,
  decodePart: DecodePart,
  problems: ConfigProblem[],
): Fragment {
  const before = problems.length
  decodePart(FragmentConfig, file.value, file, [])
  const lists = entriesOf(file).map(([path, value]): ConfigFileSections => {
    if (!('fragment' in value)) return loadSection(file, path, value, decodePart, problems)
    problems.push(nestedFragment(file, path))
    return { sections: [], anchors: [] }
  })
  return {
    id: file.name.slice(fragmentsFolder.length, -'.json'.length),
    file,
    sections: lists.flatMap(({ sections }) => sections),
    anchors: lists.flatMap(({ anchors }) => anchors),
    isValid: problems.length === before,
  }
}

type Entry = Readonly<Record<string, unknown>>

function entriesOf(file: JsonFile): readonly (readonly [JsonPath, Entry])[] {
  const { sections } = Object(file.value) as { sections?: unknown }
  return (Array.isArray(sections) ? sections : []).map((value: unknown, index) => [
    ['sections', index],
    Object(value) as Entry,
  ])
}

function loadSection(
  file: JsonFile,
  path: JsonPath,
  { section, ...props }: Entry,
  decodePart: DecodePart,
  problems: ConfigProblem[],
): ConfigFileSections {
  const { anchor } = props
  const anchors = typeof anchor === 'string' ? [{ name: anchor, path }] : []
  const schema = typeof section === 'string' ? pageSectionRegistry.schemaOf(section) : undefined
  if (!schema || typeof section !== 'string') {
    problems.push(unknownSection(file, path, section, pageSectionRegistry.names))
    return { sections: [], anchors }
  }
  const decoded = decodePart(
    schema as Schema.Codec<Record<string, unknown>, unknown>,
    props,
    file,
    path,
  )
  const use: ParsedPageSection = {
    name: section,
    meta: pageSectionRegistry.metaOf(section),
    path,
    props: decoded,
  }
  return { sections: [use], anchors }
}

function findFragment(
  file: JsonFile,
  path: JsonPath,
  { fragment, ...rest }: Entry,
  shared: readonly Fragment[],
  problems: ConfigProblem[],
): Fragment | undefined {
  const [other] = Object.keys(rest)
  if (other !== undefined)
    problems.push(
      locateProblem(
        file,
        [...path, other],
        {
          code: 'unknown-field',
          what: `"${other}" is not a field beside "fragment".`,
          fix: 'A fragment stands alone: { "fragment": "name" }.',
        },
        'key',
      ),
    )
  const found = shared.find(({ id }) => id === fragment)
  if (found) return found
  const ids = shared.map(({ id }) => id)
  problems.push(
    locateProblem(file, [...path, 'fragment'], {
      code: 'unknown-fragment',
      what: `There is no fragment ${JSON.stringify(fragment)}.`,
      ...suggestCorrection(
        String(fragment),
        ids,
        ids.length === 0
          ? 'Write it: pages-config/fragments/<name>.json.'
          : `Fragments are: ${ids.join(', ')}.`,
      ),
    }),
  )
  return undefined
}

const nestedFragment = (file: JsonFile, path: JsonPath): ConfigProblem =>
  locateProblem(
    file,
    [...path, 'fragment'],
    {
      code: 'unknown-field',
      what: 'A fragment holds sections, and no other fragment.',
      fix: 'Name both in the page, one after the other.',
    },
    'key',
  )

const tooManySections = (file: JsonFile, count: number): ConfigProblem =>
  locateProblem(file, ['sections'], {
    code: 'too-many-sections',
    what: `The page has ${count} sections; at most ${configLimits.sections} are read.`,
    fix: 'Make two pages of it.',
  })

function unknownSection(
  file: JsonFile,
  path: JsonPath,
  section: unknown,
  names: readonly string[],
): ConfigProblem {
  const all = `Sections are: ${names.join(', ')}.`
  if (typeof section !== 'string')
    return locateProblem(file, path, {
      code: 'unknown-section',
      what: 'This section does not say which one it is.',
      fix: `Add "section" with a name. ${all}`,
    })
  return locateProblem(file, [...path, 'section'], {
    code: 'unknown-section',
    what: `"${section}" is not a section.`,
    ...suggestCorrection(section, names, all),
  })
}
