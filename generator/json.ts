import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { limits } from './limits.ts'
import type { Finding, Problem } from './problem.ts'

/** Keys and indexes from the root of a JSON file. */
export type Path = readonly (string | number)[]

/** A JSON file with the position of everything in it. */
export interface JsonFile {
  /** Path from the top of the repository. */
  readonly name: string
  readonly text: string
  readonly root: Node
  readonly value: unknown
}

/** Reads strict JSON: no comments, no trailing commas, no key twice. */
export const parseJson = (name: string, text: string): JsonFile | Problem =>
  parseSound(name, text) ?? parseStrictly(name, text)

/** A file without a fault: where things stand in it is only worked out when something is told of it. */
function parseSound(name: string, text: string): JsonFile | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  // Of a key that stands twice one is lost. Texts that look like keys make the first more, never less.
  if ((text.match(/"\s*:/g)?.length ?? 0) !== keysIn(value)) return undefined
  let root: Node | undefined
  return {
    name,
    text,
    value,
    get root() {
      return (root ??= parseTree(text) as Node)
    },
  }
}

/** How many keys a value has in it; no number if one is not to be, or if it is nested too deep. */
function keysIn(value: unknown, depth = 1): number {
  if (typeof value !== 'object' || value === null) return 0
  if (depth > limits.nesting) return Number.NaN
  let count = 0
  if (Array.isArray(value)) for (const item of value) count += keysIn(item, depth + 1)
  else
    for (const key of Object.keys(value)) {
      const item = (value as Readonly<Record<string, unknown>>)[key]
      count += key === '__proto__' ? Number.NaN : 1 + keysIn(item, depth + 1)
    }
  return count
}

function parseStrictly(name: string, text: string): JsonFile | Problem {
  const nested = tooDeep(text)
  if (nested !== undefined)
    return at(name, text, nested, '', {
      code: 'too-deep',
      what: `This is nested more than ${limits.nesting} levels deep.`,
      fix: 'Page configs are flat: take levels out.',
    })
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  if (first || !root) {
    const problem = at(name, text, first?.offset ?? 0, '', syntax(text, first))
    const comma = text.slice(0, first?.offset).trimEnd().length - 1
    const isLast = problem.what.startsWith('A comma stands')
    return isLast ? { ...problem, mend: { offset: comma, length: 1, text: '' } } : problem
  }
  return badKey(name, text, root, []) ?? { name, text, root, value: valueOf(root) }
}

/** Where nesting gets too deep: asked before the parser, which calls itself for every level. */
function tooDeep(text: string): number | undefined {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth++
    if (token === '}' || token === ']') depth--
    if (depth > limits.nesting) return index
  }
  return undefined
}

function syntax(text: string, error: ParseError | undefined): Finding {
  const code = 'bad-json'
  const kind = error && printParseErrorCode(error.error)
  const found = error && text.slice(error.offset, error.offset + Math.max(1, error.length))
  if (text.trim() === '') return { code, what: 'The file is empty.', fix: 'Write {} at least.' }
  if (kind === 'InvalidCommentToken')
    return { code, what: 'JSON knows no comments.', fix: 'Take the comment out.' }
  if (error && /,\s*$/.test(text.slice(0, error.offset)) && (found === ']' || found === '}'))
    return { code, what: `A comma stands before ${found}.`, fix: 'Take the last comma out.' }
  const wanted = kind && expected[kind]
  if (wanted) return { code, what: `${wanted} is missing here.`, fix: 'Add it.' }
  return {
    code,
    what: `${JSON.stringify(found ?? '')} is not JSON.`,
    fix: 'Texts and keys stand in "double quotes"; other values are numbers, true or false.',
  }
}

const expected: Readonly<Record<string, string>> = {
  CommaExpected: 'A comma',
  ColonExpected: 'A colon',
  CloseBraceExpected: 'The closing }',
  CloseBracketExpected: 'The closing ]',
  ValueExpected: 'A value',
  PropertyNameExpected: 'A key in double quotes',
  UnexpectedEndOfString: 'The closing "',
}

/** Finds a key that stands twice or that JavaScript treats in its own way. */
function badKey(name: string, text: string, node: Node, path: Path): Problem | undefined {
  const seen = new Set<string>()
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, value] = node.type === 'object' ? (child.children ?? []) : [undefined, child]
    if (!value) continue
    const step = key ? (key.value as string) : index
    const here = [...path, step]
    if (key && step === '__proto__')
      return at(name, text, key.offset, showPath(here), {
        code: 'bad-json',
        what: '"__proto__" cannot be a key.',
        fix: 'Choose another name.',
      })
    if (key && seen.has(key.value as string))
      return at(name, text, key.offset, showPath(here), {
        code: 'duplicate-key',
        what: `"${step}" stands twice in the same object.`,
        fix: 'Keep one of them.',
      })
    if (key) seen.add(key.value as string)
    const inside = badKey(name, text, value, here)
    if (inside) return inside
  }
  return undefined
}

function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf)
  if (node.type !== 'object') return node.value as unknown
  return Object.fromEntries(
    (node.children ?? []).map(({ children: [key, value] = [] }) => [
      key?.value as string,
      value && valueOf(value),
    ]),
  )
}

/** Writes a path as people read it: `sections[0].title`. */
export const showPath = (path: Path): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`,
    '',
  )

/** Gives a finding its position: the value at the path, its key, or the nearest thing around it. */
export function problemAt(
  file: JsonFile,
  path: Path,
  finding: Finding,
  where: 'value' | 'key' | { readonly offset: number } = 'value',
): Problem {
  const node = nodeAt(file.root, path)
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  if (typeof where === 'object') {
    const offset = offsetInString(file.text, node, where.offset)
    return at(file.name, file.text, offset, showPath(path), finding)
  }
  const { offset, length } = where === 'key' && key ? key : node
  const problem = at(file.name, file.text, offset, showPath(path), finding)
  const isQuoted = file.text[offset] === '"'
  return finding.nearest === undefined || !isQuoted
    ? problem
    : { ...problem, mend: { offset, length, text: JSON.stringify(finding.nearest) } }
}

/** A problem of a file that could not be read as JSON, at its start. */
export const problemOf = (file: string, finding: Finding): Problem => ({
  ...finding,
  file,
  line: 1,
  column: 1,
  path: '',
})

function nodeAt(root: Node, path: Path): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (node) return node
  }
  return root
}

/** Where a character of a string's value stands in the file, behind its quote and any escapes. */
function offsetInString(text: string, node: Node, offset: number): number {
  let raw = node.offset + 1
  for (let i = 0; i < offset && raw < node.offset + node.length; i++)
    raw += text[raw] === '\\' ? (text[raw + 1] === 'u' ? 6 : 2) : 1
  return raw
}

function at(file: string, text: string, offset: number, path: string, finding: Finding): Problem {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return {
    ...finding,
    file,
    line: before.split('\n').length,
    column: Array.from(before.slice(lineStart)).length + 1,
    path,
  }
}
