import { Exit, Schema, SchemaAST, type SchemaIssue } from 'effect'
import { type JsonFile, type Path, problemAt } from './json.ts'
import { suggestion } from './nearest.ts'
import type { Finding, Problem } from './problem.ts'
import { misfit, readerOf } from './shape.ts'
import { article, complaint, expectation, fieldsOf, literalsOf, quote, requiredOf, valueAt } from './wording.ts' // prettier-ignore

/** A finding with its place in the value. */
interface Told extends Finding {
  readonly path: Path
  readonly where: 'value' | 'key'
}

/** The decoded value, or every problem it has. */
export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Decodes a part of a file with a schema and tells all that is wrong in the author's words. */
export function decode<S extends Schema.Codec<unknown, unknown>>(
  schema: S,
  value: unknown,
  file: JsonFile,
  path: Path,
): Decoded<S['Type']> {
  const read = readerOf(schema.ast)(value)
  if (read !== misfit) return { ok: true, value: read as S['Type'] }
  const exit = Schema.decodeUnknownExit(schema)(value, {
    errors: 'all',
    onExcessProperty: 'error',
  })
  if (Exit.isSuccess(exit)) return { ok: true, value: exit.value }
  const told = exit.cause.reasons.flatMap((reason) =>
    reason._tag === 'Fail' ? tell(reason.error.issue, [], schema.ast, value) : [],
  )
  // A value that breaks two rules is mended once: the first tells.
  const first = [...Map.groupBy(told, ({ code, path: at }) => `${code} ${at.join('/')}`).values()]
  return {
    ok: false,
    problems: first.flatMap(([one]) =>
      one ? problemAt(file, [...path, ...one.path], finding(one), one.where) : [],
    ),
  }
}

const finding = ({ path: _path, where: _where, ...rest }: Told): Finding => rest

function tell(
  issue: SchemaIssue.Issue,
  path: Path,
  ast: SchemaAST.AST,
  root: unknown,
): readonly Told[] {
  switch (issue._tag) {
    case 'Pointer':
      return tellAt(issue, path, ast, root)
    case 'Composite':
      return mergeTypos(
        issue.issues.flatMap((inner) => tell(inner, path, issue.ast, root)),
        issue.ast,
        path,
      )
    case 'Encoding':
      return tell(issue.issue, path, ast, root)
    case 'AnyOf':
      return tellUnion(issue, path, root)
    case 'Filter':
      return [bad(path, complaint(issue, valueAt(root, path)), ast)]
    default:
      return [unfit(path, ast, root)]
  }
}

function tellAt(
  issue: SchemaIssue.Pointer,
  path: Path,
  ast: SchemaAST.AST,
  root: unknown,
): readonly Told[] {
  const steps = issue.path.filter((step) => typeof step !== 'symbol')
  const here = [...path, ...steps]
  const [step] = steps
  const fields = fieldsOf(ast)
  if (issue.issue._tag === 'UnexpectedKey')
    return [
      {
        code: 'unknown-field',
        what: `"${String(step)}" is not a field here.`,
        ...suggestion(
          String(step),
          fields.keys(),
          `Fields here: ${[...fields.keys()].join(', ')}.`,
        ),
        path: here,
        where: 'key',
      },
    ]
  const child = typeof step === 'number' ? elementOf(ast) : fields.get(String(step))
  if (issue.issue._tag === 'MissingKey')
    return [
      {
        code: 'missing-field',
        what: `"${String(step)}" is missing.`,
        fix: child ? expectation(child) : 'Add it.',
        path: here,
        where: 'value',
      },
    ]
  return tell(issue.issue, here, child ?? ast, root)
}

/** Of the shapes a value may have, the one it comes nearest to tells what is wrong. */
function tellUnion(issue: SchemaIssue.AnyOf, path: Path, root: unknown): readonly Told[] {
  const tellings = issue.issues.map((inner) => tell(inner, path, issue.ast, root))
  const [best] = tellings.toSorted((a, b) => a.length - b.length || typos(b) - typos(a))
  if (!best || issue.ast.types.every(SchemaAST.isLiteral)) return [unfit(path, issue.ast, root)]
  return best
}

const typos = (told: readonly Told[]): number =>
  told.filter(({ code, nearest }) => code === 'unknown-field' && nearest).length

/** A misspelt field is one problem, not one unknown and one missing. */
function mergeTypos(told: readonly Told[], ast: SchemaAST.AST, path: Path): readonly Told[] {
  const required = requiredOf(ast)
  const meant = new Set(
    told.flatMap((one) =>
      one.code === 'unknown-field' && one.nearest && required.has(one.nearest) ? one.nearest : [],
    ),
  )
  return told.filter(
    (one) =>
      one.code !== 'missing-field' ||
      one.path.length !== path.length + 1 ||
      !meant.has(String(one.path.at(-1))),
  )
}

function elementOf(ast: SchemaAST.AST): SchemaAST.AST | undefined {
  return SchemaAST.isArrays(ast) ? ast.rest[0] : undefined
}

const bad = (path: Path, what: string, ast: SchemaAST.AST): Told => ({
  code: 'bad-value',
  what,
  fix: expectation(ast),
  path,
  where: 'value',
})

/** A value of another kind; of a closed list, the nearest of it is told. */
function unfit(path: Path, ast: SchemaAST.AST, root: unknown): Told {
  const value = valueAt(root, path)
  const told = bad(path, `${quote(value)} does not fit: ${article(ast)} is needed.`, ast)
  if (typeof value !== 'string') return told
  const names = literalsOf(ast).filter((literal) => typeof literal === 'string')
  return { ...told, ...suggestion(value, names, told.fix) }
}
