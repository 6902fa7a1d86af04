import { defaultLocale, splitLocaleFromPath } from '#data/locale/locales.ts'
import type { ConfiguredRedirect } from '#data/pages/routeTable.ts'
import { listPublicPaths, getPagePath } from '../../plan/addresses.ts'
import { type JsonFile, type JsonPath, locateProblem } from '../../input/json.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { Project } from '../../input/project.ts'
import type { ProjectCheck } from '../check.ts'
import { findServerHandledPrefix } from './shadowedRoute.ts'

/** A redirect with the file and path of its declaration. */
interface Declared extends ConfiguredRedirect {
  readonly file: JsonFile
  readonly path: JsonPath
}

/** Collects the redirects of `site.json` and of the pages' `redirectFrom`. */
export const listDeclaredRedirects = (project: Project): readonly Declared[] => [
  ...(project.site
    ? project.site.config.redirects.map((redirect, index) => ({
        ...redirect,
        file: project.site?.file as JsonFile,
        path: ['redirects', index, 'from'],
      }))
    : []),
  ...project.pages.flatMap(({ id, file, config }) =>
    (file && config?.redirectFrom ? config.redirectFrom : []).map((from, index) => ({
      from,
      to: getPagePath(id),
      status: 301 as const,
      file: file as JsonFile,
      path: ['redirectFrom', index],
    })),
  ),
]

/** True if two configs with the same address, which `checkDuplicateRoutes` reports, declare the same redirect. */
const isOfSamePage = (redirect: Declared, other: Declared | undefined): boolean =>
  other !== undefined &&
  other.file !== redirect.file &&
  other.to.toLowerCase() === redirect.to.toLowerCase() &&
  [other, redirect].every(({ path }) => path[0] === 'redirectFrom')

/** Requires redirects to start at unused paths, each once, and to lead in one step to a page that the default language has. */
export const checkRedirects: ProjectCheck = function* (project) {
  const addresses = listPublicPaths(project)
  const taken = new Set([...addresses.keys()].map((path) => path.toLowerCase()))
  const valid = new Map<string, Declared>()
  for (const redirect of listDeclaredRedirects(project)) {
    const { from, file, path } = redirect
    const key = from.toLowerCase()
    const { prefixed, path: unprefixed } = splitLocaleFromPath(from)
    if (!/^(\/(?!\.{0,2}(\/|$))[^/?#\\]+)+$/.test(from))
      yield locateProblem(file, path, {
        code: 'bad-redirect',
        what: `"${from}" is not a path of this site.`,
        fix: 'Write an old path alone: /news, without query, anchor, dots and double slashes.',
      })
    else if (/[*:{}]|\(.*\)/.test(from))
      yield locateProblem(file, path, {
        code: 'bad-redirect',
        what: `"${from}" looks like a pattern, and is read as one path with these signs in it.`,
        fix: 'Write each old path by itself.',
      })
    else if (prefixed)
      yield locateProblem(file, path, {
        code: 'bad-redirect',
        what: `"${from}" begins with a language.`,
        fix: `Write "${unprefixed}": a redirect is for every language.`,
      })
    else if (findServerHandledPrefix(from) !== undefined)
      yield locateProblem(file, path, {
        code: 'bad-redirect',
        what: `The server answers ${findServerHandledPrefix(from)} by itself: nobody would be redirected.`,
        fix: 'Take it out.',
      })
    else if (taken.has(key))
      yield locateProblem(file, path, {
        code: 'shadowed-page',
        what: `"${from}" is a page: it could not be reached any more.`,
        fix: 'Take the redirect or the page out.',
      })
    else if (isOfSamePage(redirect, valid.get(key))) continue
    else if (valid.has(key))
      yield locateProblem(file, path, {
        code: 'duplicate-redirect',
        what: `"${from}" is redirected twice.`,
        fix: 'Keep one of the two.',
      })
    else valid.set(key, redirect)
  }
  yield* chainProblems(valid)
  for (const { from, to, file, path } of valid.values()) {
    const target = addresses.get(to.split(/[?#]/)[0] ?? '')
    if (target && target.locales.length > 0 && !target.locales.includes(defaultLocale))
      yield locateProblem(file, path, {
        code: 'redirect-nowhere',
        what: `"${from}" leads to "${to}", which the language without prefix does not have.`,
        fix: `Add "${defaultLocale}" to the page's locales, or lead to a page that every language has.`,
      })
  }
}

function* chainProblems(byPath: ReadonlyMap<string, Declared>): Iterable<ConfigProblem> {
  const reported = new Set<Declared>()
  for (const redirect of byPath.values()) {
    const chain = follow(redirect, byPath)
    const [, next] = chain
    if (!next || reported.has(redirect)) continue
    const loop = chain.at(-1) === redirect || new Set(chain).size < chain.length
    if (loop) for (const step of chain) reported.add(step)
    yield locateProblem(redirect.file, redirect.path, {
      code: loop ? 'redirect-loop' : 'redirect-chain',
      what: loop
        ? `"${redirect.from}" leads back to itself: ${chain.map(({ from }) => from).join(' to ')}.`
        : `"${redirect.from}" leads to "${next.from}", which is redirected again.`,
      fix: loop ? 'Take one of them out.' : `Lead to "${chain.at(-1)?.to}" at once.`,
    })
  }
}

/** Follows redirects until a page or the first repeated redirect. */
function follow(start: Declared, byPath: ReadonlyMap<string, Declared>): readonly Declared[] {
  const chain = [start]
  for (let at = start; ;) {
    const next = byPath.get((at.to.split(/[?#]/)[0] ?? '').toLowerCase())
    if (!next) return chain
    chain.push(next)
    if (chain.indexOf(next) < chain.length - 1) return chain
    at = next
  }
}
