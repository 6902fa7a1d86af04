import { locateProblem } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

/** A host name in lower case with an optional port. */
const host =
  /^(?=.{1,260}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/

/** Requires hosts without scheme and path, as browsers send them, and each only once. */
export const checkSiteHosts: ProjectCheck = function* ({ site }) {
  if (!site) return
  const { main, secondary } = site.config.hosts
  const all = [
    ...(main === undefined ? [] : [{ name: main, path: ['hosts', 'main'] }]),
    ...secondary.map((name, index) => ({ name, path: ['hosts', 'secondary', index] })),
  ]
  const seen = new Set<string>()
  for (const { name, path } of all) {
    if (!host.test(name)) {
      const bare = name
        .trim()
        .toLowerCase()
        .replace(/^[a-z]+:\/*/, '')
        .replace(/[/?#].*$/, '')
      yield locateProblem(site.file, path, {
        code: 'bad-host',
        what: `"${name}" is not a host.`,
        fix: host.test(bare)
          ? `Write "${bare}": no scheme, no path, lower case.`
          : 'Write the name alone: www.example.com.',
      })
    } else if (seen.has(name))
      yield locateProblem(site.file, path, {
        code: 'bad-host',
        what: `The host "${name}" stands twice.`,
        fix: 'Keep one: a secondary host leads to the main one, which is another.',
      })
    seen.add(name)
  }
}
