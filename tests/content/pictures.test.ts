import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import { expect, test } from 'vitest'
import { type CollectionName, collectionNames } from '#data/content/collectionNames.ts'
import { loadProject } from '#generator/input/load.ts'
import type { ParsedPageConfig, Project } from '#generator/input/project.ts'
import { readProjectSources, type ProjectSources } from '#generator/input/read.ts'
import { listReferencesInFile } from '#generator/plan/usages.ts'

const sources = readProjectSources(join(import.meta.dirname, '../..'))

/** Collections that pages show by other pictures than those of the records: by tiles or as files. */
const shownOtherwise: readonly CollectionName[] = ['products', 'images']

/** Returns the pictures by which the pages of a collection open, or with which they close, with their records. */
const recordPictures = (
  collection: CollectionName,
  project: Project,
  field: 'picture' | 'closingPicture' = 'picture',
) => {
  const { file, entries } = project.records[collection]
  return listReferencesInFile(project, file)
    .filter(({ kind, path }) => kind === 'picture' && path.length === 2 && path[1] === field)
    .map(({ value, path }) => ({ picture: value, id: String(entries[Number(path[0])]?.id) }))
}

/** Returns the pictures of a page's own sections in their order, with the index of the section. */
const sectionPictures = ({ file }: Pick<ParsedPageConfig, 'file'>, project: Project) =>
  listReferencesInFile(project, file)
    .filter(({ kind, path }) => kind === 'picture' && path[0] === 'sections')
    .map(({ value, path }) => ({ picture: value, section: Number(path[1]) }))

/** Lists pictures that a page shows twice, or by which two neighbouring pages or records open. */
function findRepeatedPictures({ files, ...rest }: ProjectSources): readonly string[] {
  const { project } = loadProject({ files, ...rest })
  const found: string[] = []
  const openings = new Map<string, string>()
  for (const page of project.pages) {
    const listed = page.sections
      .flatMap(({ meta }) => meta.source ?? [])
      .filter((name) => !shownOtherwise.includes(name))
    const shown = new Set(
      listed.flatMap((name) => recordPictures(name, project).map(({ picture }) => picture)),
    )
    const own = [page, ...page.fragments].flatMap((list) => sectionPictures(list, project))
    for (const { picture } of own) {
      if (shown.has(picture)) found.push(`${page.id} shows ${picture} twice`)
      shown.add(picture)
    }
    const opening = own.find(({ section }) => section === 0)?.picture
    if (opening === undefined) continue
    const place = `${dirname(page.id)} ${opening}`
    const neighbor = openings.get(place)
    if (neighbor !== undefined) found.push(`${page.id} opens with ${opening} like ${neighbor}`)
    openings.set(place, page.id)
  }
  for (const collection of collectionNames) {
    const owners = new Map<string, string>()
    for (const { picture, id } of recordPictures(collection, project)) {
      const owner = owners.get(picture)
      if (owner !== undefined) found.push(`${collection}/${id} has ${picture} like ${owner}`)
      owners.set(picture, id)
    }
    const closing = new Set<string>()
    for (const { picture, id } of recordPictures(collection, project, 'closingPicture')) {
      const owner = owners.get(picture)
      if (owner !== undefined) found.push(`${collection}/${id} closes with ${picture} of ${owner}`)
      if (closing.has(picture))
        found.push(`${collection}/${id} closes with ${picture} like another`)
      closing.add(picture)
    }
  }
  return found
}

test('no page shows a picture twice, or opens or closes with the picture of a page or record beside it', () => {
  expect(findRepeatedPictures(sources)).toEqual([])
})

test.each([
  ['pages/index.json', '"macro"', '"house"', 'index shows house twice'],
  [
    'pages/solutions/utility-ess.json',
    '"field"',
    '"yard"',
    'solutions/utility-ess opens with yard like solutions/commercial-industrial-ess',
  ],
  [
    'content/news.json',
    '"fins"',
    '"module-open"',
    'news/battery-passport-2027 has module-open like h-datasheet-3-2',
  ],
  ['content/news.json', '"fins"', '"macro"', 'index shows macro twice'],
  [
    'content/news.json',
    '"cells"',
    '"fins"',
    'news/battery-passport-2027 closes with fins of h-datasheet-3-2',
  ],
  [
    'content/cases.json',
    '"field"',
    '"yard-day"',
    'cases/transmission-field-south-australia closes with yard-day like another',
  ],
])('finds a repetition in %s: %s as %s', (name, picture, other, finding) => {
  const path = `pages-config/${name}`
  const text = sources.files.get(path) ?? ''
  expect(text).toContain(picture)
  const files = new Map(sources.files).set(path, text.replaceAll(picture, other))
  expect(findRepeatedPictures({ ...sources, files })).toContain(finding)
})
