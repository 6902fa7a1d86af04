import type { ChangeCause } from '../causes/changeCause.ts'
import type { PictureDifference } from '../picture.ts'
import type { VisualChange } from './visualChanges.ts'

/** Pictures with the same change: one decision. */
export interface ChangeGroup {
  readonly id: string
  readonly kind: VisualChange['kind']
  readonly title: string
  /** Titles of what has changed, by the keys of the changes. */
  readonly changes: Readonly<Record<string, string>>
  /** Names of the changes of the repository that can explain all of its pictures. */
  readonly causes: readonly string[]
  /** Changed files of the causes with their first changed line. */
  readonly places: readonly string[]
  /** Names of pictures, the one that shows the least else first. */
  readonly pictures: readonly string[]
}

/** A difference with the changes of the repository that can affect it. */
export interface ExplainedDifference extends Pick<PictureDifference, 'name' | 'changes'> {
  readonly likely: readonly ChangeCause[]
}

/** Kinds that stand for a whole picture: all of one kind are one group. */
const isWhole = ({ kind }: VisualChange) => kind === 'new' || kind === 'removed' || kind === 'flaky'

interface Draft {
  readonly changes: Map<string, VisualChange>
  readonly names: Set<string>
  readonly causes: readonly ChangeCause[]
}

/**
 * Groups pictures by what has changed in them; a picture with several changes is in several groups. Changes are one group if only one cause can explain them,
 * or if the same pictures show them. The largest groups come first, those of whole pictures last.
 */
export function groupByChange(found: readonly ExplainedDifference[]): readonly ChangeGroup[] {
  const occurrences = new Map<string, { change: VisualChange; in: ExplainedDifference[] }>()
  for (const difference of found)
    for (const change of difference.changes) {
      const key = change.kind === 'unknown' ? `unknown ${namesOf(difference.likely)}` : change.key
      const entry = occurrences.get(key) ?? { change, in: [] }
      entry.in.push(difference)
      occurrences.set(key, entry)
    }
  const drafts = new Map<string, Draft>()
  const add = (id: string, from: Draft) => {
    const draft = drafts.get(id)
    if (!draft) drafts.set(id, from)
    for (const [key, change] of from.changes) draft?.changes.set(key, change)
    for (const name of from.names) draft?.names.add(name)
  }
  for (const [key, { change, in: pictures }] of occurrences)
    for (const part of change.isMany ? splitByCause(change, pictures) : [pictures]) {
      const causes = isWhole(change) ? [] : findCommonCauses(change, part)
      const [only, ...others] = causes
      const shared = change.isMany ? `${key} ${namesOf(causes)}` : key
      const id = only && others.length === 0 ? `cause ${only.name}` : shared
      const names = new Set(part.map(({ name }) => name))
      add(id, { changes: new Map([[key, change]]), names, causes })
    }
  return sortGroups(mergeEqualGroups(drafts), found)
}

const namesOf = (causes: readonly ChangeCause[]) => causes.map(({ name }) => name).join('\n')

/**
 * Splits the pictures of changes that are not told apart, which need not have a cause in common, so that one cause can explain each part; the one that explains
 * most of them first, pictures without a cause last.
 */
function splitByCause(
  change: VisualChange,
  pictures: readonly ExplainedDifference[],
): readonly (readonly ExplainedDifference[])[] {
  const known = new Set(pictures.flatMap(({ likely }) => likely))
  const [part = []] = [...known]
    .filter((cause) => canCause(cause, change))
    .map((cause) => pictures.filter(({ likely }) => likely.includes(cause)))
    .toSorted((a, b) => b.length - a.length)
  const rest = pictures.filter((picture) => !part.includes(picture))
  if (part.length === 0 || rest.length === 0) return [pictures]
  return [part, ...splitByCause(change, rest)]
}

/**
 * Returns the causes that can explain a change in all of its pictures; the one that names its very value, if there is one, otherwise those first whose changed
 * lines set such a property. Of what none can explain directly, all are possible: a longer text widens a column, and a padding may hide a label.
 */
function findCommonCauses(
  change: VisualChange,
  pictures: readonly ExplainedDifference[],
): readonly ChangeCause[] {
  const [first, ...rest] = pictures
  const common = (first?.likely ?? []).filter((cause) =>
    rest.every(({ likely }) => likely.includes(cause)),
  )
  const direct = common.filter((cause) => canCause(cause, change))
  const naming = direct.filter((cause) => namesValue(cause, change))
  const possible = [naming, direct, common].find(({ length }) => length > 0) ?? []
  return possible.toSorted(
    (a, b) => Number(setsProperty(b, change)) - Number(setsProperty(a, change)),
  )
}

/** Returns a coarse family of a property, its first word: `padding` of longhands, shorthands and logical properties. Only the order of causes depends on it. */
const familyOf = (property: string) =>
  /gap$/i.test(property) ? 'gap' : property.replace(/[-A-Z].*$/, '')

/** Returns whether lines of a cause have changed that set a property like the one that has changed in the picture. */
const setsProperty = ({ styleProperties = [] }: ChangeCause, { style }: VisualChange): boolean =>
  style !== undefined &&
  styleProperties.some((property) => familyOf(property) === familyOf(style.property))

/** Returns whether a cause can have such an effect: a message sets no colour, a token writes no text. */
const canCause = ({ kind }: ChangeCause, change: VisualChange): boolean =>
  change.kind === 'style'
    ? kind !== 'message'
    : change.kind === 'text' || change.kind === 'outline'
      ? kind !== 'token'
      : true

/** Returns whether a cause has changed the very text or value that has changed in the picture. */
function namesValue({ values = [] }: ChangeCause, { style, text }: VisualChange): boolean {
  const seen = style ?? text
  return (
    seen !== undefined &&
    values.some(({ before, after }) => before === seen.before && after === seen.after)
  )
}

/** Makes one group of those with the same pictures. */
function mergeEqualGroups(
  drafts: ReadonlyMap<string, Draft>,
): readonly (readonly [string, Draft])[] {
  const byPictures = Map.groupBy(drafts, ([, { names, changes }]) =>
    [...changes.values()].some(isWhole)
      ? `${[...changes.keys()][0]}`
      : [...names].toSorted().join('\n'),
  )
  return [...byPictures.values()].map((same) => {
    const all = same.toSorted(([, a], [, b]) => a.causes.length - b.causes.length)
    const [id = '', first] = all.find(([one]) => one.startsWith('cause ')) ?? all[0] ?? []
    const causes = new Set(all.flatMap(([, draft]) => draft.causes))
    return [
      id,
      {
        changes: new Map(all.flatMap(([, { changes }]) => [...changes])),
        names: first?.names ?? new Set(),
        causes: [...causes],
      },
    ] as const
  })
}

/** Titles of a group that are shown in its own. */
const shownTitles = 2

function sortGroups(
  drafts: readonly (readonly [string, Draft])[],
  found: readonly ExplainedDifference[],
): readonly ChangeGroup[] {
  const counts = new Map(found.map(({ name, changes }) => [name, changes.length]))
  return drafts
    .map(([id, { changes, names, causes }]): ChangeGroup => {
      const titles = [...changes.values()].map(({ title }) => title)
      const [change] = changes.values()
      const more = titles.length - shownTitles
      const own = [...titles.slice(0, shownTitles), ...(more > 0 ? [`${more} more`] : [])]
      return {
        id,
        kind: change?.kind ?? 'unknown',
        title: own.join(', '),
        changes: Object.fromEntries([...changes.values()].map(({ key, title }) => [key, title])),
        causes: causes.map(({ name }) => name),
        places: [...new Set(causes.flatMap(({ places }) => places))],
        pictures: [...names].toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0)),
      }
    })
    .toSorted((a, b) => rank(a.kind) - rank(b.kind) || b.pictures.length - a.pictures.length)
}

const rank = (kind: VisualChange['kind']) => ['new', 'removed', 'flaky'].indexOf(kind) + 1
