import { defaultLocale } from '#data/locales.ts'
import type { DeclaredRedirect } from '#data/routeTable.ts'
import { addressesOf, pathOf } from '../addresses.ts'
import { type JsonFile, type Path, problemAt } from '../json.ts'
import type { Problem } from '../problem.ts'
import type { Project } from '../project.ts'
import type { Check } from './check.ts'

/** A redirect with the place that declares it. */
interface Declared extends DeclaredRedirect {
  readonly file: JsonFile
  readonly path: Path
}

/** Redirects of `site.json` and of the pages' `redirectFrom`. */
export const declaredRedirects = (project: Project): readonly Declared[] => [
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
      to: pathOf(id),
      status: 301 as const,
      file: file as JsonFile,
      path: ['redirectFrom', index],
    })),
  ),
]

/** Redirects start at free paths, once, and lead to a page in one step, in the language without prefix, too. */
export const redirects: Check = function* (project) {
  const addresses = addressesOf(project)
  const taken = new Set([...addresses.keys()].map((path) => path.toLowerCase()))
  const sound = new Map<string, Declared>()
  for (const redirect of declaredRedirects(project)) {
    const { from, file, path } = redirect
    const low = from.toLowerCase()
    if (!/^(\/(?!\.{0,2}(\/|$))[^/?#\\]+)+$/.test(from))
      yield problemAt(file, path, {
        code: 'bad-redirect',
        what: `"${from}" is not a path of this site.`,
        fix: 'Write an old path alone: /news, without query, anchor, dots and double slashes.',
      })
    else if (taken.has(low))
      yield problemAt(file, path, {
        code: 'shadowed-page',
        what: `"${from}" is a page: it could not be reached any more.`,
        fix: 'Take the redirect or the page out.',
      })
    else if (sound.has(low))
      yield problemAt(file, path, {
        code: 'duplicate-redirect',
        what: `"${from}" is redirected twice.`,
        fix: 'Keep one of the two.',
      })
    else sound.set(low, redirect)
  }
  yield* chains(sound)
  for (const { from, to, file, path } of sound.values()) {
    const target = addresses.get(to.split(/[?#]/)[0] ?? '')
    if (target && target.locales.length > 0 && !target.locales.includes(defaultLocale))
      yield problemAt(file, path, {
        code: 'redirect-nowhere',
        what: `"${from}" leads to "${to}", which the language without prefix does not have.`,
        fix: `Add "${defaultLocale}" to the page's locales, or lead to a page that every language has.`,
      })
  }
}

function* chains(byPath: ReadonlyMap<string, Declared>): Iterable<Problem> {
  const told = new Set<Declared>()
  for (const redirect of byPath.values()) {
    const way = follow(redirect, byPath)
    const [, next] = way
    if (!next || told.has(redirect)) continue
    const loop = way.at(-1) === redirect || new Set(way).size < way.length
    if (loop) for (const step of way) told.add(step)
    yield problemAt(redirect.file, redirect.path, {
      code: loop ? 'redirect-loop' : 'redirect-chain',
      what: loop
        ? `"${redirect.from}" leads back to itself: ${way.map(({ from }) => from).join(' to ')}.`
        : `"${redirect.from}" leads to "${next.from}", which is redirected again.`,
      fix: loop ? 'Take one of them out.' : `Lead to "${way.at(-1)?.to}" at once.`,
    })
  }
}

/** The redirects that a visitor goes through, until a page or a path seen before. */
function follow(start: Declared, byPath: ReadonlyMap<string, Declared>): readonly Declared[] {
  const way = [start]
  for (let at = start; ;) {
    const next = byPath.get((at.to.split(/[?#]/)[0] ?? '').toLowerCase())
    if (!next) return way
    way.push(next)
    if (way.indexOf(next) < way.length - 1) return way
    at = next
  }
}
