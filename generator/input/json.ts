import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { configLimits } from './limits.ts'
import type { ProblemWithoutPosition, ConfigProblem } from '../problems/problem.ts'

/** Keys and indexes from the root of a JSON file. */
export type JsonPath = readonly (string | number)[]

/** A parsed JSON file with source positions. */
export interface JsonFile {
  /** Path from the repository root. */
  readonly name: string
  readonly text: string
  readonly root: Node
  readonly value: unknown
}

/** Parses strict JSON: no comments, no trailing commas, no duplicate keys. */
export const parseJson = (name: string, text: string): JsonFile | ConfigProblem =>
  parseValid(name, text) ?? parseStrictly(name, text)

/** Parses a valid file quickly; the tree with positions is only built for the first problem in it. */
function parseValid(name: string, text: string): JsonFile | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  // `JSON.parse` drops duplicate keys; texts that look like keys only increase the count in the source.
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

/** Counts all keys in a value; NaN for a forbidden key or too deep nesting. */
function keysIn(value: unknown, depth = 1): number {
  if (typeof value !== 'object' || value === null) return 0
  if (depth > configLimits.nesting) return Number.NaN
  let count = 0
  if (Array.isArray(value)) for (const item of value) count += keysIn(item, depth + 1)
  else
    for (const key of Object.keys(value)) {
      const item = (value as Readonly<Record<string, unknown>>)[key]
      count += key === '__proto__' ? Number.NaN : 1 + keysIn(item, depth + 1)
    }
  return count
}

function parseStrictly(name: string, text: string): JsonFile | ConfigProblem {
  if (text.startsWith(byteOrderMark))
    return { ...at(name, text, 0, '', markFinding), autofix: { offset: 0, length: 1, text: '' } }
  const conflict = findMergeConflict(text)
  if (conflict !== undefined) return at(name, text, conflict, '', mergeConflictProblem)
  const nested = tooDeep(text)
  if (nested !== undefined)
    return at(name, text, nested, '', {
      code: 'too-deep',
      what: `This is nested more than ${configLimits.nesting} levels deep.`,
      fix: 'Page configs are flat: take levels out.',
    })
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  const control = first && controlInText(text, first.offset)
  if (control) return at(name, text, control.offset, '', control.finding)
  if (first || !root) {
    const problem = at(name, text, first?.offset ?? 0, '', syntax(text, first))
    const comma = text.slice(0, first?.offset).trimEnd().length - 1
    const isLast = problem.what.startsWith('A comma stands')
    return isLast ? { ...problem, autofix: { offset: comma, length: 1, text: '' } } : problem
  }
  return badKey(name, text, root, []) ?? { name, text, root, value: valueOf(root) }
}

const byteOrderMark = '\uFEFF'

const markFinding: ProblemWithoutPosition = {
  code: 'bad-json',
  what: 'The file begins with a byte order mark (U+FEFF), which editors do not show.',
  fix: 'Save it as UTF-8 without BOM.',
}

/** Returns the offset of the first merge conflict marker. */
export function findMergeConflict(text: string): number | undefined {
  const offset = text.search(/^<{7} .*$[^]*?^={7}\r?$[^]*?^>{7} /m)
  return offset < 0 ? undefined : offset
}

/** The finding for a file with a merge conflict, reported once at its first marker. */
export const mergeConflictProblem: ProblemWithoutPosition = {
  code: 'merge-conflict',
  what: 'A merge conflict stands here, with both versions.',
  fix: 'Keep one version, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.',
}

/** Finds an unescaped tab, line break or other control character in the string that begins at an offset. */
function controlInText(
  text: string,
  start: number,
): { offset: number; finding: ProblemWithoutPosition } | undefined {
  const [inside] = /^"(?:[^"\\\r\n]|\\.)*/.exec(text.slice(start)) ?? []
  if (inside === undefined) return undefined
  const control = inside.search(/[\u0000-\u001F]/)
  if (control >= 0)
    return { offset: start + control, finding: controlFinding(inside.charCodeAt(control)) }
  const end = start + inside.length
  return continuedString.test(text.slice(end))
    ? { offset: end, finding: lineBreakFinding }
    : undefined
}

/** Matches a line break inside a string: the next lines begin with text and end with the closing quote. */
const continuedString = /^\r?\n(?!\s*["{}[\],])[^"{}[\]]*"\s*[,:}\]]/

const lineBreakFinding: ProblemWithoutPosition = {
  code: 'bad-json',
  what: 'A line break stands inside a text.',
  fix: 'Write the text in one line: how wide it is shown decides where it breaks.',
}

function controlFinding(code: number): ProblemWithoutPosition {
  const name =
    code === 9
      ? 'A tab'
      : `The control character U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  return {
    code: 'bad-json',
    what: `${name} stands inside a text.`,
    fix: code === 9 ? 'Write a space instead.' : 'Take it out: it cannot be seen, and acts.',
  }
}

/** Returns the offset where nesting gets too deep. Runs before the parser, which recurses for every level. */
function tooDeep(text: string): number | undefined {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth++
    if (token === '}' || token === ']') depth--
    if (depth > configLimits.nesting) return index
  }
  return undefined
}

function syntax(text: string, error: ParseError | undefined): ProblemWithoutPosition {
  const code = 'bad-json'
  const kind = error && printParseErrorCode(error.error)
  const found = error && text.slice(error.offset, error.offset + Math.max(1, error.length))
  if (text.trim() === '') return { code, what: 'The file is empty.', fix: 'Write {} at least.' }
  if (kind === 'InvalidCommentToken')
    return { code, what: 'JSON knows no comments.', fix: 'Take the comment out.' }
  if (error && /,\s*$/.test(text.slice(0, error.offset)) && (found === ']' || found === '}'))
    return { code, what: `A comma stands before ${found}.`, fix: 'Take the last comma out.' }
  const missing = kind && expectedTokens[kind]
  if (missing) return { code, what: `${missing} is missing here.`, fix: 'Add it.' }
  return {
    code,
    what: `${JSON.stringify(found ?? '')} is not JSON.`,
    fix: 'Texts and keys stand in "double quotes"; other values are numbers, true or false.',
  }
}

const expectedTokens: Readonly<Record<string, string>> = {
  CommaExpected: 'A comma',
  ColonExpected: 'A colon',
  CloseBraceExpected: 'The closing }',
  CloseBracketExpected: 'The closing ]',
  ValueExpected: 'A value',
  PropertyNameExpected: 'A key in double quotes',
  UnexpectedEndOfString: 'The closing "',
}

/** Finds a duplicate key or the key `__proto__`, which JavaScript treats specially. */
function badKey(name: string, text: string, node: Node, path: JsonPath): ConfigProblem | undefined {
  const seen = new Set<string>()
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, value] = node.type === 'object' ? (child.children ?? []) : [undefined, child]
    if (!value) continue
    const step = key ? (key.value as string) : index
    const here = [...path, step]
    if (key && step === '__proto__')
      return at(name, text, key.offset, formatJsonPath(here), {
        code: 'bad-json',
        what: '"__proto__" cannot be a key.',
        fix: 'Choose another name.',
      })
    if (key && seen.has(key.value as string))
      return at(name, text, key.offset, formatJsonPath(here), {
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

/** Formats a path for people: `sections[0].title`. */
export const formatJsonPath = (path: JsonPath): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`,
    '',
  )

/** Locates a finding at the value of the path, its key, or its nearest existing ancestor. */
export function locateProblem(
  file: JsonFile,
  path: JsonPath,
  { correction, ...finding }: ProblemWithoutPosition,
  part: 'value' | 'key' | { readonly offset: number } = 'value',
): ConfigProblem {
  const node = nodeAt(file.root, path)
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  if (typeof part === 'object') {
    const offset = offsetInString(file.text, node, part.offset)
    return at(file.name, file.text, offset, formatJsonPath(path), finding)
  }
  const { offset, length } = part === 'key' && key ? key : node
  const problem = at(file.name, file.text, offset, formatJsonPath(path), finding)
  const isQuoted = file.text[offset] === '"'
  return correction === undefined || !isQuoted
    ? problem
    : { ...problem, autofix: { offset, length, text: JSON.stringify(correction) } }
}

/** Locates a finding at the start of a file. */
export const locateProblemAtFileStart = (
  file: string,
  { correction: _correction, ...finding }: ProblemWithoutPosition,
): ConfigProblem => ({
  ...finding,
  file,
  line: 1,
  column: 1,
  path: '',
})

function nodeAt(root: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (node) return node
  }
  return root
}

/** Converts an offset in a string value to an offset in the file, which includes the quote and escapes. */
function offsetInString(text: string, node: Node, offset: number): number {
  let raw = node.offset + 1
  for (let i = 0; i < offset && raw < node.offset + node.length; i++)
    raw += text[raw] === '\\' ? (text[raw + 1] === 'u' ? 6 : 2) : 1
  return raw
}

function at(
  file: string,
  text: string,
  offset: number,
  path: string,
  finding: ProblemWithoutPosition,
): ConfigProblem {
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
