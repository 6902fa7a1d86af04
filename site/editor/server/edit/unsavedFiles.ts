import { findCatalogueOfFile, createMessageFileFinder } from '#generator/input/catalogues.ts'
import type { UnsavedPageState } from '../../api/page.ts'
import type { UnsavedSiteTexts } from '../../api/translations.ts'
import { isObject } from '../../api/equalJson.ts'
import { type JsonListItem, parseConfig, updateJsonText } from './jsonText.ts'
import {
  type ChooseConflictSide,
  formatConflictKey,
  mergeJson,
  type MergeConflict,
  mergeSections,
} from './merge.ts'

/** Text of a page config or catalogue by path from the repository root. */
export type TextsByPath = ReadonlyMap<string, string>

/** Conflict with its file. */
export interface ConfigFileConflict extends MergeConflict {
  readonly key: string
  readonly file: string
  /** The section that it is in, as it was before. */
  readonly section?: unknown
}

/** Files that a save changes, and concurrent changes by others. */
export interface SaveFileChanges {
  /** New texts of the files that differ; undefined deletes a file. */
  readonly files: ReadonlyMap<string, string | undefined>
  /** Conflicts without choice; the own version is in `files`. */
  readonly conflicts: readonly ConfigFileConflict[]
}

/** Files of an unsaved page with its merged sections: `from` is the index in the current file. */
export interface UnsavedPageFiles extends SaveFileChanges {
  readonly files: ReadonlyMap<string, string>
  readonly items: readonly JsonListItem[]
}

/** Sides chosen for conflicts, by key. */
export type ConflictResolutions = Readonly<Record<string, 'mine' | 'theirs'>>

/** Creates a function that takes the chosen side of conflicts in a file; it records those without one, and takes `mine`. */
export function createConflictSideChooser(
  file: string,
  options: {
    /** The config before both sides changed it. */
    readonly config: unknown
    readonly conflicts: ConfigFileConflict[]
    readonly choices: ConflictResolutions
  },
): ChooseConflictSide {
  const { config, conflicts, choices } = options
  return (conflict) => {
    const key = formatConflictKey(file, conflict.path)
    const [first, index] = conflict.path
    const sections = asList(asConfig(config)['sections'])
    const section = first === 'sections' && typeof index === 'number' ? sections[index] : undefined
    if (!Object.hasOwn(choices, key))
      conflicts.push({ ...conflict, key, file, ...(section !== undefined && { section }) })
    return choices[key] ?? 'mine'
  }
}

/** Lays an unsaved state over the current files. Pure; throws `NotJsonError` for a file that holds no object. */
export function applyUnsavedPageState(
  pageFile: string,
  { root, items, words, base }: UnsavedPageState,
  texts: TextsByPath,
  choices: ConflictResolutions = {},
): UnsavedPageFiles {
  const files = new Map<string, string>()
  const conflicts: ConfigFileConflict[] = []
  const chooseIn = (file: string) =>
    createConflictSideChooser(file, { config: base.config, conflicts, choices })
  const put = (file: string, text: string, value: unknown, list?: readonly JsonListItem[]) => {
    const next = updateJsonText(text, value, list)
    if (next !== text) files.set(file, next)
  }

  const text = texts.get(pageFile) ?? ''
  const { sections: theirSections, ...theirRoot } = parseConfig(pageFile, text)
  const { sections: baseSections, ...baseRoot } = base.config
  const choose = chooseIn(pageFile)
  const merged = mergeJson({ path: [], base: baseRoot, mine: root, theirs: theirRoot }, choose)
  const list = mergeSections(
    { base: asList(baseSections), mine: items, theirs: asList(theirSections) },
    choose,
  )
  put(pageFile, text, { ...asConfig(merged), sections: list.map(({ value }) => value) }, list)

  const changed = applyUnsavedTexts({ words, base: base.words }, texts, choices)
  for (const [name, next] of changed.files) files.set(name, next)
  return { files, conflicts: [...conflicts, ...changed.conflicts], items: list }
}

/** Lays changed texts over the current catalogues. Pure; throws `NotJsonError`. */
export function applyUnsavedTexts(
  { words, base }: UnsavedSiteTexts,
  texts: TextsByPath,
  choices: ConflictResolutions = {},
): SaveFileChanges & { readonly files: ReadonlyMap<string, string> } {
  const files = new Map<string, string>()
  const conflicts: ConfigFileConflict[] = []
  for (const [catalogue, changed] of Object.entries(words)) {
    const entries = Object.entries(changed)
    if (entries.length === 0) continue
    const [first, ...others] = [...texts].flatMap(([name, text]) =>
      findCatalogueOfFile(name) === catalogue ? { name, text, value: parseConfig(name, text) } : [],
    )
    if (!first) continue
    const fileOf = createMessageFileFinder([first, ...others])
    for (const [{ name, text, value }, own] of Map.groupBy(entries, ([id]) => fileOf(id))) {
      const choose = createConflictSideChooser(name, { config: undefined, conflicts, choices })
      const chosen = own.map(([id, mine]) => {
        const versions = {
          path: [id],
          base: base[catalogue]?.[id] ?? undefined,
          mine: mine ?? undefined,
          theirs: Object.hasOwn(value, id) ? value[id] : undefined,
        }
        return [id, mergeJson(versions, choose)] as const
      })
      const next = updateJsonText(text, setCatalogueMessages(value, chosen))
      if (next !== text) files.set(name, next)
    }
  }
  return { files, conflicts }
}

/** Sets messages of a catalogue; new ids stand where the alphabet has them, undefined removes one. */
export function setCatalogueMessages(
  catalogue: Readonly<Record<string, unknown>>,
  changed: readonly (readonly [id: string, text: unknown])[],
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(catalogue)
  for (const [id, text] of changed) {
    const index = entries.findIndex(([key]) => key === id)
    if (index >= 0) entries.splice(index, 1, ...(text === undefined ? [] : [entry(id, text)]))
    else if (text !== undefined) {
      const next = entries.findIndex(([key]) => key > id)
      entries.splice(next < 0 ? entries.length : next, 0, entry(id, text))
    }
  }
  return Object.fromEntries(entries)
}

const entry = (id: string, text: unknown): [string, unknown] => [id, text]
const asConfig = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : {}
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
