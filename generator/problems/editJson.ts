import { findNodeAtLocation } from 'jsonc-parser'
import type { JsonFile, JsonPath } from '../input/json.ts'

/** A replacement of a string value or a key in a JSON file. */
export interface JsonReplacement {
  readonly path: JsonPath
  readonly part: 'value' | 'key'
  readonly text: string
}

/** Replaces strings in the text of a file and leaves the rest unchanged. */
export function replaceJsonStrings(file: JsonFile, edits: readonly JsonReplacement[]): string {
  const places = edits.map(({ path, part, text }) => {
    const value = findNodeAtLocation(file.root, [...path])
    const node = part === 'value' ? value : value?.parent?.children?.[0]
    if (node?.type !== 'string') throw new Error(`${file.name} has no string at ${path.join('.')}`)
    return { offset: node.offset, length: node.length, text: JSON.stringify(text) }
  })
  return places
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (text, place) =>
        text.slice(0, place.offset) + place.text + text.slice(place.offset + place.length),
      file.text,
    )
}

/** Returns true for a text in Markdown, whose references have no place in JSON. */
export const isMarkdownFile = ({ name }: JsonFile): boolean => name.endsWith('.md')

/** Replaces the links to a path in Markdown, each with its query and anchor. */
export const replaceMarkdownLinks = (
  { text }: JsonFile,
  path: string,
  replace: (link: string) => string,
): string =>
  text.replace(
    new RegExp(`(?<=[(<"'\\s])${RegExp.escape(path)}(?:[?#][^)>"'\\s]*)?(?=[)>"'\\s])`, 'g'),
    replace,
  )
