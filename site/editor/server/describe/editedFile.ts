import { fragmentsFolder, pagesFolder } from '#generator/input/loadPageConfig.ts'
import type { ParsedPageConfig, Project } from '#generator/input/project.ts'
import { getFragmentOfDocument } from '../../api/fragments.ts'

/** A file of sections that the editor opens: the config of a page, or a fragment. */
export interface EditedFile extends Pick<ParsedPageConfig, 'id' | 'name' | 'file' | 'fragments'> {
  /** Ids of the pages that show the fragment; undefined for a page. */
  readonly shownOn?: readonly string[]
}

/** An opened file that holds a JSON object. */
export type EditedFileWithJson = EditedFile & { readonly file: NonNullable<EditedFile['file']> }

/** Returns the path of the file that an id names, which may not exist. */
export function getEditedFileName(id: string): string {
  const fragment = getFragmentOfDocument(id)
  return fragment === undefined ? `${pagesFolder}${id}.json` : `${fragmentsFolder}${fragment}.json`
}

/** Finds the page or the fragment that an id names. */
export function findEditedFile(id: string, project: Project): EditedFile | undefined {
  const fragment = getFragmentOfDocument(id)
  if (fragment === undefined) return project.pages.find((page) => page.id === id)
  const found = project.fragments.find((one) => one.id === fragment)
  if (!found) return undefined
  const { file } = found
  return {
    id,
    name: file.name,
    file,
    fragments: [],
    shownOn: listPagesWithFragment(fragment, project),
  }
}

/** Lists the ids of the pages that show a fragment. */
export const listPagesWithFragment = (fragment: string, { pages }: Project): readonly string[] =>
  pages.flatMap(({ id, fragments }) => (fragments.some((one) => one.id === fragment) ? id : []))
