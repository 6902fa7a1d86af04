import { impactOf } from '#generator/commands/impact.ts'
import { inspect } from '#generator/index.ts'
import type { Project } from '#generator/project.ts'
import { readSources } from '#generator/read.ts'
import { type Catalogue, localeCodes, locales, splitLocale } from '#data/locales.ts'
import { type Change, changesSince, top } from './changes.ts'

/** Something that was changed, and the addresses on which that can be seen. */
export interface Cause {
  /** As people call it: a file, a folder, a message, a picture. */
  readonly name: string
  readonly addresses: ReadonlySet<string> | 'everywhere'
}

/** Tests, stories, papers, the server, and what generator and editors note for themselves: no page looks different. */
const unseen =
  /(^|\/)[A-Z]+\.md$|\.(test|spec|examples|stories)\.tsx?$|^(stories|\.github|\.ci|site\/(server|deploy)|pages-config\/(schema|translated))\/|^tests\/(?!visual\/(?!review)|matrix\.ts|browser\.ts)/

/** What all pages hang on, by ways that imports do not show. */
const everywhere =
  /^(design-system\/(tokens|theme|themes|styles)\/|generator\/|site\/scripts\/|site\/[^/]+$|package(-lock)?\.json|tests\/)/

/** The parts whose files are changed together. */
const part = /^(design-system\/components\/\w+|site\/sections\/\w+)\//

/** What was changed since a commit, with the pages that it touches. */
export function causesSince(since: string): readonly Cause[] {
  const changes = changesSince(since)
  if (changes.length === 0) return []
  const { project, problems } = inspect(readSources(top))
  if (problems.length > 0)
    throw new Error('The page configs have problems: npm run generate says which.')
  return causesOf(changes, project)
}

export function causesOf(changes: readonly Change[], project: Project): readonly Cause[] {
  const seen = changes.filter(({ path }) => !unseen.test(path))
  const words = seen.flatMap((change) => changedWords(change, project))
  const files = seen.filter(({ path }) => !catalogueOf(path)).map(({ path }) => path)
  const names = new Set(files.map((path) => part.exec(path)?.[1] ?? pictureOf(path) ?? path))
  return [...words, ...[...names].map((name) => ({ name, addresses: touchedBy(name, project) }))]
}

/** The addresses that any of the causes touches. */
export function touched(causes: readonly Cause[]): ReadonlySet<string> | 'everywhere' {
  const all = new Set<string>()
  for (const { addresses } of causes) {
    if (addresses === 'everywhere') return addresses
    for (const address of addresses) all.add(address)
  }
  return all
}

/** The causes that say most about an address: those that touch fewest others. */
export function nearestCauses(address: string, causes: readonly Cause[]): readonly Cause[] {
  const all = causes.filter(({ addresses }) => addresses === 'everywhere' || addresses.has(address))
  const least = Math.min(...all.map(reach))
  return all.filter((cause) => reach(cause) === least)
}

const reach = ({ addresses }: Cause) => (addresses === 'everywhere' ? Infinity : addresses.size)

function touchedBy(name: string, project: Project): Cause['addresses'] {
  if (everywhere.test(name)) return 'everywhere'
  // What is gone, and files that no import leads to, may have been seen anywhere.
  const impact = impactOf(name, project, top)
  if (!impact || name.startsWith('site/public/')) return 'everywhere'
  return new Set(impact.addresses)
}

const catalogueOf = (path: string) =>
  /^pages-config\/messages\/(\w+)\.json$/.exec(path)?.[1] as Catalogue | undefined

const pictureOf = (path: string) => /^site\/public\/pictures\/(.+)-\d+\.\w+\.\w+$/.exec(path)?.[1]

/** A catalogue's messages that are new or say something else, each in the languages that show this catalogue. */
function changedWords({ path, before, after }: Change, project: Project): readonly Cause[] {
  const catalogue = catalogueOf(path)
  if (!catalogue || !project.catalogues.has(catalogue)) return []
  const shown = localeCodes.filter((code) => locales[code].catalogues.includes(catalogue))
  const [was, is] = [messagesOf(before), messagesOf(after)]
  return [...is].flatMap(([id, text]) => {
    const impact = was.get(id) === text ? undefined : impactOf(id, project, top)
    const found = impact?.addresses.filter((address) => shown.includes(splitLocale(address).locale))
    return found ? { name: `${id} (${catalogue})`, addresses: new Set(found) } : []
  })
}

const messagesOf = (text: string | undefined): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(text === undefined ? {} : (JSON.parse(text) as object)))
