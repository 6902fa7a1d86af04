import { type CollectionName, collectionNames } from '#data/content/collectionNames.ts'
import { type JsonPath, locateProblem } from '../../input/json.ts'
import { findContentEntry, type Project } from '../../input/project.ts'
import type { ConfigReference } from '../../input/references.ts'
import { getRouteParameter, isDraftPage } from '../../plan/addresses.ts'
import { listReferencesInFile } from '../../plan/usages.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { ProjectCheck } from '../check.ts'

/** Place on a page where a picture is shown. */
interface Showing {
  readonly reference: ConfigReference
  /** Picture that this one is a crop of, or itself. */
  readonly master: string
  readonly isOpening: boolean
  /** Collection whose records a list shows by their pictures, including this one. */
  readonly listed?: CollectionName
}

/** A page, or the page of one record, with the pictures that it shows. */
interface PictureOwner {
  readonly name: string
  /** Number of segments of its address. */
  readonly level: number
  /** Collection of the record. */
  readonly collection?: CollectionName
  readonly shown: readonly Showing[]
}

/** Fields with the same motif as the field beside them, for phones or dark mode, and those that only lists show. */
const otherFields: ReadonlySet<unknown> = new Set([
  'mobilePicture',
  'darkPicture',
  'tile',
  'darkTile',
])

/**
 * Requires that no page shows a picture twice, or one that opens another page of its level, and that no two pages open
 * with the same picture; a crop counts as its original. Cut-outs of products may be repeated, and a list shows the
 * opening pictures of the pages that it links to.
 */
export const checkRepeatedPictures: ProjectCheck = function* (project) {
  const owners = listOwners(project)
  const openings = groupOpenings(owners)
  const reported = new Set<ConfigReference>()
  for (const [index, { name, level, shown }] of owners.entries()) {
    const seen = new Set<string>()
    for (const showing of shown) {
      const { master, reference, isOpening, listed } = showing
      const other = openings
        .get(master)
        ?.find(({ owner, index: at }) =>
          isOpening
            ? at < index
            : at !== index &&
              owner.level === level &&
              (listed === undefined || owner.collection !== listed),
        )
      const cause =
        listed === undefined && seen.has(master)
          ? `${name} shows it a second time`
          : other && `${other.owner.name} opens with it`
      seen.add(master)
      if (cause === undefined || reported.has(reference)) continue
      reported.add(reference)
      yield repetition(showing, cause)
    }
  }
  for (const collection of collectionNames) yield* findEqualClosings(project, collection)
}

/**
 * Returns the names of the pages and records that open with a picture, by the picture or, for crops, by their original.
 */
export const listPagesByOpeningPicture = (
  project: Project,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Array.from(groupOpenings(listOwners(project)), ([master, openings]) => [
      master,
      openings.map(({ owner }) => owner.name),
    ]),
  )

/** Lists pages and records by level: of two with the same opening picture, the deeper one has to change. */
const listOwners = (project: Project): readonly PictureOwner[] =>
  [...listPages(project), ...listRecordPages(project)].toSorted((a, b) => a.level - b.level)

const groupOpenings = (owners: readonly PictureOwner[]) =>
  Map.groupBy(
    owners.flatMap((owner, index) =>
      owner.shown.flatMap(({ isOpening, master }) => (isOpening ? { owner, index, master } : [])),
    ),
    ({ master }) => master,
  )

const repetition = (
  { reference: { file, path, value }, master }: Showing,
  cause: string,
): ConfigProblem =>
  locateProblem(file, path, {
    code: 'repeated-picture',
    what: `"${value}"${master === value ? '' : `, a view of "${master}",`} is seen again here: ${cause}.`,
    fix: 'Choose a picture that is seen nowhere beside it, or add a new one: in the page editor, or with npm run pictures.',
  })

/** Lists the published pages with the pictures of their own sections. */
const listPages = (project: Project): readonly PictureOwner[] =>
  project.pages
    .filter((page) => !isDraftPage(page) && getRouteParameter(page.id) === undefined)
    .map((page) => ({
      name: page.id,
      level: getLevel(page.id),
      shown: [...new Set(page.sections.flatMap(({ meta }) => meta.source ?? []))]
        .flatMap((collection) => listTeasers(project, collection))
        .concat(
          [page, ...page.fragments].flatMap(({ file }) =>
            // The first picture of a fragment opens no page.
            listInSections(project, file, file === page.file),
          ),
        ),
    }))

/** Collections that lists show by cut-outs or as files. */
const shownOtherwise: ReadonlySet<CollectionName> = new Set(['products', 'images'])

/** Lists the pictures by which a list shows the records of a collection. */
const listTeasers = (project: Project, listed: CollectionName): readonly Showing[] =>
  shownOtherwise.has(listed)
    ? []
    : listReferencesInFile(project, project.records[listed].file)
        .filter(({ kind, path }) => kind === 'picture' && isRecordPicture(path))
        .flatMap((reference) =>
          showingOf(project, reference, false).map((showing) => ({ ...showing, listed })),
        )

const isRecordPicture = (path: JsonPath): boolean => path.length === 2 && path[1] === 'picture'

/** Lists the pages of records: the pictures of the record, then those shared by all records. */
function listRecordPages(project: Project): readonly PictureOwner[] {
  return project.pages.flatMap((page) => {
    const collection = page.config?.data
    if (!collection || isDraftPage(page)) return []
    const { file, entries } = project.records[collection]
    const references = Map.groupBy(
      listReferencesInFile(project, file).filter(({ kind }) => kind === 'picture'),
      ({ path }) => Number(path[0]),
    )
    const shared = [page, ...page.fragments].flatMap(({ file: own }) =>
      listInSections(project, own, false),
    )
    return entries.flatMap(({ id, value }, index) =>
      // The pages of some products are page configs.
      id === undefined || !value || 'page' in value
        ? []
        : {
            name: `${collection}/${id}`,
            level: getLevel(page.id),
            collection,
            shown: [
              ...(references.get(index) ?? []).flatMap((reference) =>
                showingOf(project, reference, isRecordPicture(reference.path)),
              ),
              ...shared,
            ],
          },
    )
  })
}

const listInSections = (
  project: Project,
  file: ConfigReference['file'] | undefined,
  opens: boolean,
): readonly Showing[] =>
  listReferencesInFile(project, file)
    .filter(({ kind, path }) => kind === 'picture' && path[0] === 'sections')
    .flatMap((reference) => showingOf(project, reference, opens && reference.path[1] === 0))

/** Returns the place of a reference; nothing for cut-outs and for fields that repeat the motif of another one. */
function showingOf(
  { pictures }: Project,
  reference: ConfigReference,
  isOpening: boolean,
): readonly Showing[] {
  if (otherFields.has(reference.path.at(-1))) return []
  const picture = findContentEntry(pictures, reference.value)
  if (!picture || picture.transparent) return []
  return [{ reference, master: picture.master ?? reference.value, isOpening }]
}

const getLevel = (id: string): number => (id === 'index' ? 0 : id.split('/').length)

/** Finds records of a collection that close with the same picture. */
function* findEqualClosings(project: Project, collection: CollectionName): Iterable<ConfigProblem> {
  const closings = new Map<string, ConfigReference>()
  for (const reference of listReferencesInFile(project, project.records[collection].file)) {
    if (reference.kind !== 'picture' || reference.path[1] !== 'closingPicture') continue
    const [showing] = showingOf(project, reference, false)
    if (!showing) continue
    if (closings.has(showing.master)) yield repetition(showing, 'another record closes with it')
    closings.set(showing.master, reference)
  }
}
