import { findCatalogueOfFile } from '#generator/input/catalogues.ts'
import type { JsonPath } from '#generator/input/json.ts'
import { isErrorProblem, type ConfigProblem } from '#generator/problems/problem.ts'
import { formatManualLink } from '#generator/problems/rules.ts'
import type { EditorProblem } from '../../api/problems.ts'

/** Criteria for the problems of a page. */
interface PageScope {
  /** Path of its config. */
  readonly file: string
  /** Ids of its messages. */
  readonly messages: ReadonlySet<string>
  /** Texts of all files, for the places of problems. */
  readonly texts: ReadonlyMap<string, string>
}

/** Describes a problem of the generator for the editor. */
export function describeProblem(problem: ConfigProblem, scope: PageScope): EditorProblem {
  const { code, file, line, column, path, what, fix } = problem
  const catalogue = findCatalogueOfFile(file)
  // A catalogue that is not JSON concerns all pages.
  const isBroken = catalogue !== undefined && path === ''
  const messages = [...(catalogue && !isBroken ? [path] : []), ...otherMessage(what, scope.texts)]
  const isOfPage = file === scope.file
  const correction = isOfPage ? correctionOf(problem, scope.texts.get(file) ?? '') : undefined
  return {
    code,
    severity: isErrorProblem(problem) ? 'error' : 'warning',
    file,
    line,
    column,
    path,
    what,
    fix,
    manual: formatManualLink(code),
    isOnPage: isOfPage || isBroken || messages.some((id) => scope.messages.has(id)),
    ...(isOfPage && { steps: stepsOf(path) }),
    messages,
    ...(catalogue && { catalogue }),
    ...(correction && { correction }),
  }
}

/** Splits a path as `formatJsonPath` writes it; fields of configs have no dots in their names. */
const stepsOf = (path: string): JsonPath =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) =>
    index === undefined ? step : Number(index),
  )

/** A check that compares two texts reports the later one, and names the place of the other. */
function otherMessage(what: string, texts: PageScope['texts']): readonly string[] {
  const [, file = '', line = '0'] = /(\S+\.json):(\d+)/.exec(what) ?? []
  const text = texts.get(file)?.split('\n')[Number(line) - 1]
  return /^\s*"([^"]+)":/.exec(text ?? '')?.slice(1) ?? []
}

function correctionOf({ autofix }: ConfigProblem, text: string): EditorProblem['correction'] {
  if (!autofix) return undefined
  const isKey = /^\s*:/.test(text.slice(autofix.offset + autofix.length))
  return { part: isKey ? 'key' : 'value', text: JSON.parse(autofix.text) as string }
}
