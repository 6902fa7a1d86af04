import { Exit, Schema, SchemaAST, type SchemaIssue } from 'effect'
import { type JsonFile, type JsonPath, locateProblem } from '../json.ts'
import { suggestCorrection, type NameSuggestion } from '../../problems/nearest.ts'
import type { ProblemWithoutPosition, ConfigProblem } from '../../problems/problem.ts'
import { decodeFailure, createFastDecoder } from './fastDecode.ts'
import {
  describeValueKind,
  describeViolation,
  describeExpectedValue,
  listSchemaFields,
  listSchemaLiterals,
  describeInvalidReference,
  quoteValue,
  listRequiredFields,
  getValueAtPath,
} from './schemaMessages.ts'

/** A finding with its path in the value. */
interface LocatedFinding extends ProblemWithoutPosition {
  readonly path: JsonPath
  readonly part: 'value' | 'key'
}

/** A decoded value, or its problems. */
export type DecodeResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

/** Decodes a part of a file with a schema; formats all schema issues as problems for authors. */
export function decodeConfigPart<S extends Schema.Codec<unknown, unknown>>(
  schema: S,
  value: unknown,
  file: JsonFile,
  path: JsonPath,
): DecodeResult<S['Type']> {
  const fast = createFastDecoder(schema.ast)(value)
  if (fast !== decodeFailure) return { ok: true, value: fast as S['Type'] }
  const exit = Schema.decodeUnknownExit(schema)(value, {
    errors: 'all',
    onExcessProperty: 'error',
  })
  if (Exit.isSuccess(exit)) return { ok: true, value: exit.value }
  const findings = exit.cause.reasons.flatMap((reason) =>
    reason._tag === 'Fail' ? findingsOf(reason.error.issue, [], schema.ast, value) : [],
  )
  // A value that breaks several rules is reported once, for the first rule.
  const first = [
    ...Map.groupBy(findings, ({ code, path: at }) => `${code} ${at.join('/')}`).values(),
  ]
  return {
    ok: false,
    problems: first.flatMap(([located]) =>
      located
        ? locateProblem(file, [...path, ...located.path], findingOf(located), located.part)
        : [],
    ),
  }
}

const findingOf = ({
  path: _path,
  part: _where,
  ...rest
}: LocatedFinding): ProblemWithoutPosition => rest

function findingsOf(
  issue: SchemaIssue.Issue,
  path: JsonPath,
  ast: SchemaAST.AST,
  root: unknown,
): readonly LocatedFinding[] {
  switch (issue._tag) {
    case 'Pointer':
      return findingsAt(issue, path, ast, root)
    case 'Composite':
      return mergeTypos(
        issue.issues.flatMap((inner) => findingsOf(inner, path, issue.ast, root)),
        issue.ast,
        path,
      )
    case 'Encoding':
      return findingsOf(issue.issue, path, ast, root)
    case 'AnyOf':
      return unionFindings(issue, path, root)
    case 'Filter':
      return [
        {
          ...badValue(path, describeViolation(issue, getValueAtPath(root, path)), ast),
          ...describeInvalidReference(ast, getValueAtPath(root, path)),
        },
      ]
    default:
      return [wrongKind(path, ast, root)]
  }
}

function findingsAt(
  issue: SchemaIssue.Pointer,
  path: JsonPath,
  ast: SchemaAST.AST,
  root: unknown,
): readonly LocatedFinding[] {
  const steps = issue.path.filter((step) => typeof step !== 'symbol')
  const here = [...path, ...steps]
  const [step] = steps
  const fields = listSchemaFields(ast)
  if (issue.issue._tag === 'UnexpectedKey')
    return [
      {
        code: 'unknown-field',
        what: `"${String(step)}" is not a field here.`,
        ...withoutDuplicate(
          suggestCorrection(
            String(step),
            fields.keys(),
            `Fields here: ${[...fields.keys()].join(', ')}.`,
          ),
          getValueAtPath(root, path),
        ),
        path: here,
        part: 'key',
      },
    ]
  const child = typeof step === 'number' ? elementOf(ast) : fields.get(String(step))
  if (issue.issue._tag === 'MissingKey')
    return [
      {
        code: 'missing-field',
        what: `"${String(step)}" is missing.`,
        fix: child ? describeExpectedValue(child) : 'Add it.',
        path: here,
        part: 'value',
      },
    ]
  return findingsOf(issue.issue, here, child ?? ast, root)
}

/** Drops a key correction if the object already has that key. */
function withoutDuplicate(
  { correction, ...rest }: NameSuggestion,
  object: unknown,
): NameSuggestion {
  const isTaken = correction !== undefined && Object.hasOwn(Object(object) as object, correction)
  return correction === undefined || isTaken ? rest : { ...rest, correction }
}

/** Returns the findings of the union member that the value matches best. */
function unionFindings(
  issue: SchemaIssue.AnyOf,
  path: JsonPath,
  root: unknown,
): readonly LocatedFinding[] {
  const candidates = issue.issues.map((inner) => findingsOf(inner, path, issue.ast, root))
  const [best] = candidates.toSorted((a, b) => a.length - b.length || countTypos(b) - countTypos(a))
  if (!best || issue.ast.types.every(SchemaAST.isLiteral)) return [wrongKind(path, issue.ast, root)]
  return best
}

const countTypos = (findings: readonly LocatedFinding[]): number =>
  findings.filter(({ code, nearest }) => code === 'unknown-field' && nearest).length

/** Merges the unknown and the missing field of a misspelling into one finding. */
function mergeTypos(
  findings: readonly LocatedFinding[],
  ast: SchemaAST.AST,
  path: JsonPath,
): readonly LocatedFinding[] {
  const required = listRequiredFields(ast)
  const intended = new Set(
    findings.flatMap(({ code, nearest }) =>
      code === 'unknown-field' && nearest && required.has(nearest) ? nearest : [],
    ),
  )
  return findings.filter(
    (finding) =>
      finding.code !== 'missing-field' ||
      finding.path.length !== path.length + 1 ||
      !intended.has(String(finding.path.at(-1))),
  )
}

function elementOf(ast: SchemaAST.AST): SchemaAST.AST | undefined {
  return SchemaAST.isArrays(ast) ? ast.rest[0] : undefined
}

const badValue = (path: JsonPath, what: string, ast: SchemaAST.AST): LocatedFinding => ({
  code: 'bad-value',
  what,
  fix: describeExpectedValue(ast),
  path,
  part: 'value',
})

/** Builds the finding for a value of the wrong kind, with the nearest literal of an enumeration. */
function wrongKind(path: JsonPath, ast: SchemaAST.AST, root: unknown): LocatedFinding {
  const value = getValueAtPath(root, path)
  const finding = badValue(
    path,
    `${quoteValue(value)} does not fit: ${describeValueKind(ast)} is needed.`,
    ast,
  )
  if (typeof value !== 'string') return finding
  const names = listSchemaLiterals(ast).filter((literal) => typeof literal === 'string')
  return { ...finding, ...suggestCorrection(value, names, finding.fix) }
}
