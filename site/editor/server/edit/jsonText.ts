import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { locateProblemAtFileStart, parseJson } from '#generator/input/json.ts'
import type { ConfigProblem } from '#generator/problems/problem.ts'
import { isEqualJson, isObject } from '../../api/equalJson.ts'
import { matchListItems } from './matchListItems.ts'
import { hasComment, splitJsonGaps } from './jsonGaps.ts'

/** Item of a list: `from` is its index in the text; undefined for a new one. */
export interface JsonListItem {
  readonly from?: number | undefined
  readonly value: unknown
}

/** Thrown for a file without a JSON object; has position and reason. */
export class NotJsonError extends Error {
  readonly problem: ConfigProblem
  constructor(problem: ConfigProblem) {
    super(`${problem.file}:${problem.line} ${problem.what}`)
    this.problem = problem
  }
}

/** Widest line of a list of names, as the formatter of the project writes it. */
const lineWidth = 100

/** Parses the object of a config or catalogue, which may have comments; throws `NotJsonError`. */
export function parseConfig(file: string, text: string): Readonly<Record<string, unknown>> {
  const errors: ParseError[] = []
  const root = parseTree(text, errors)
  if (root?.type === 'object' && errors.length === 0)
    return getNodeValue(root) as Readonly<Record<string, unknown>>
  const strict = parseJson(file, text)
  throw new NotJsonError('code' in strict ? strict : locateProblemAtFileStart(file, notAnObject))
}

const notAnObject = {
  code: 'bad-json',
  what: 'The file holds no object.',
  fix: 'It begins with { and ends with }.',
} as const

/**
 * Changes a valid JSON text to a new value and keeps everything else byte for byte: formatting, order and comments. New
 * fields follow the previous field. `items` has the origins of the items of the list in the top-level field `sections`.
 */
export function updateJsonText(
  text: string,
  value: unknown,
  items?: readonly JsonListItem[],
): string {
  const root = parseTree(text) as Node
  const writer = createWriter(text, items)
  return text.slice(0, root.offset) + writer(root, value) + text.slice(root.offset + root.length)
}

type Writer = (node: Node, value: unknown) => string

/** Part of a rewritten object or list: index of the original part, and its text. */
interface Part {
  readonly from: number | undefined
  readonly text: string
}

function createWriter(text: string, sections: readonly JsonListItem[] | undefined): Writer {
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const sliceOf = ({ offset, length }: Node) => text.slice(offset, offset + length)

  const write: Writer = (node, value) => {
    const isSections =
      sections && node.parent?.children?.[0]?.value === 'sections' && !node.parent.parent?.parent
    if (node.type === 'array' && isSections) return writeList(node, sections)
    if (isEqualJson(getNodeValue(node), value) && !(sections && !node.parent)) return sliceOf(node)
    if (node.type === 'object' && isObject(value)) return writeObject(node, value)
    if (node.type === 'array' && Array.isArray(value) && value.some((item) => isObject(item))) {
      const from = matchListItems(getNodeValue(node) as readonly unknown[], value)
      return writeList(
        node,
        value.map((item: unknown, index) => ({ from: from[index], value: item })),
      )
    }
    return format(value, indentAt(node.offset), columnOf(node.offset))
  }

  function writeObject(node: Node, value: Readonly<Record<string, unknown>>): string {
    const properties = node.children ?? []
    const index = new Map(properties.map(({ children }, i) => [String(children?.[0]?.value), i]))
    const kept = [...index].flatMap(([key, from]) => (Object.hasOwn(value, key) ? [from] : []))
    const indent = innerIndent(node)
    const order: (number | string)[] = [...kept]
    let position = 0
    for (const key of Object.keys(value)) {
      const from = index.get(key)
      if (from === undefined) order.splice(position++, 0, key)
      else position = order.indexOf(from) + 1
    }
    return join(
      node,
      order.map((one): Part => {
        if (typeof one === 'string') {
          const start = `${JSON.stringify(one)}: `
          return {
            from: undefined,
            text: start + format(value[one], indent, indent.length + start.length),
          }
        }
        const [key, old] = properties[one]?.children ?? []
        if (!key || !old) throw new Error('A field has no value.')
        return {
          from: one,
          text: text.slice(key.offset, old.offset) + write(old, value[String(key.value)]),
        }
      }),
      value,
    )
  }

  function writeList(node: Node, items: readonly JsonListItem[]): string {
    const children = node.children ?? []
    const indent = innerIndent(node)
    return join(
      node,
      items.map(({ from, value }): Part => {
        const old = from === undefined ? undefined : children[from]
        return { from, text: old ? write(old, value) : format(value, indent, indent.length) }
      }),
      items.map(({ value }) => value),
    )
  }

  /**
   * Joins the parts of an object or a list; neighbours keep the text between them, and moved ones keep their comments.
   */
  function join(node: Node, parts: readonly Part[], value: unknown): string {
    const children = node.children ?? []
    if (children.length === 0 || parts.length === 0)
      return format(value, indentAt(node.offset), columnOf(node.offset))
    const gaps = splitJsonGaps(text, node)
    const lead = /\s*$/.exec(gaps.children[0]?.before ?? '')?.[0] ?? ''
    const gapsOf = ({ from }: Part) => gaps.children[from ?? -1]
    const beginning = (part: Part, usual: string) => {
      const { before = '' } = gapsOf(part) ?? {}
      return hasComment(before) ? before : usual
    }
    let result = gaps.open
    for (const [index, part] of parts.entries()) {
      const previous = parts[index - 1]
      const from = part.from ?? -1
      const [before, own] = [children[from - 1], children[from]]
      if (before && own && previous?.from === from - 1)
        result += text.slice(before.offset + before.length, own.offset)
      else if (previous) {
        const { behind = '', lineEnd = '' } = gapsOf(previous) ?? {}
        result += `${behind},${lineEnd}${beginning(part, lead || ' ')}`
      } else result += beginning(part, lead)
      result += part.text
    }
    const last = parts.at(-1)
    const { behind = '', lineEnd = '' } = (last && gapsOf(last)) ?? {}
    return result + behind + lineEnd + gaps.close
  }

  const lineStart = (offset: number) => text.lastIndexOf('\n', offset - 1) + 1
  const columnOf = (offset: number) => offset - lineStart(offset)
  const indentAt = (offset: number) => /^[ \t]*/.exec(text.slice(lineStart(offset)))?.[0] ?? ''
  function innerIndent(node: Node): string {
    const [first] = node.children ?? []
    return first ? indentAt(first.offset) : `${indentAt(node.offset)}  `
  }

  function format(value: unknown, indent: string, column: number): string {
    return formatJson(value, indent, column).replaceAll('\n', newline)
  }
  return write
}

/** Formats a value as the formatter of the project does: objects on several lines, lists of names on one if they fit. */
export function formatJson(value: unknown, indent = '', column = 0): string {
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
    const isFlat = value.every((item) => typeof item !== 'object' || item === null)
    if (isFlat && column + line.length < lineWidth) return line
    const items = value.map((item) => inner + formatJson(item, inner, inner.length))
    return `[\n${items.join(',\n')}\n${indent}]`
  }
  if (!isObject(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, field]) => {
    const start = `${inner}${JSON.stringify(key)}: `
    return start + formatJson(field, inner, start.length)
  })
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`
}
