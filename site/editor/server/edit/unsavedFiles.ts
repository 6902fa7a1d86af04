import { findCatalogueOfFile, createMessageFileFinder } from '#generator/input/catalogues.ts'
import type { UnsavedPage } from '../../api/page.ts'
import { isObject } from '../../api/equalJson.ts'
import { type ListItem, parseConfig, updateJsonText } from './jsonText.ts'
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
}

/** Files that a save changes, and what somebody else has changed meanwhile. */
export interface ChangedFiles {
  /** New texts of the files that differ; undefined deletes a file. */
  readonly files: ReadonlyMap<string, string | undefined>
  /** Conflicts without choice; the own version is in `files`. */
  readonly conflicts: readonly ConfigFileConflict[]
}

/** Files of an unsaved page with its merged sections: `from` is the index in the current file. */
export interface UnsavedPageFiles extends ChangedFiles {
  readonly files: ReadonlyMap<string, string>
  readonly items: readonly ListItem[]
}

/** Sides chosen for conflicts, by key. */
export type ConflictChoices = Readonly<Record<string, 'mine' | 'theirs'>>

/** Lays an unsaved state over the current files. Pure; throws `NotJsonError` for a file that holds no object. */
export function applyUnsavedState(
  pageFile: string,
  { root, items, words, base }: UnsavedPage,
  texts: TextsByPath,
  choices: ConflictChoices = {},
): UnsavedPageFiles {
  const files = new Map<string, string>()
  const conflicts: ConfigFileConflict[] = []
  const chooseIn =
    (file: string): ChooseConflictSide =>
    (conflict) => {
      const key = formatConflictKey(file, conflict.path)
      if (!Object.hasOwn(choices, key)) conflicts.push({ ...conflict, key, file })
      return choices[key] ?? 'mine'
    }
  const put = (file: string, text: string, value: unknown, list?: readonly ListItem[]) => {
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

  for (const [catalogue, changed] of Object.entries(words)) {
    const entries = Object.entries(changed)
    if (entries.length === 0) continue
    const [first, ...others] = [...texts].flatMap(([name, text]) =>
      findCatalogueOfFile(name) === catalogue ? { name, text, value: parseConfig(name, text) } : [],
    )
    if (!first) continue
    const fileOf = createMessageFileFinder([first, ...others])
    for (const [file, own] of Map.groupBy(entries, ([id]) => fileOf(id))) {
      const { name, value: theirs } = file
      const chosen = own.map(([id, mine]) => {
        const versions = {
          path: [id],
          base: base.words[catalogue]?.[id] ?? undefined,
          mine: mine ?? undefined,
          theirs: Object.hasOwn(theirs, id) ? theirs[id] : undefined,
        }
        return [id, mergeJson(versions, chooseIn(name))] as const
      })
      put(name, file.text, setCatalogueMessages(theirs, chosen))
    }
  }
  return { files, conflicts, items: list }
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
