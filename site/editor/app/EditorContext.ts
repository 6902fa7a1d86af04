import { createContext, useContext } from 'react'
import type { EditorPageResponse } from '../api/page.ts'
import type { EditorProblem } from '../api/problems.ts'
import type { EditorNameEntry, EditorSiteResponse } from '../api/site.ts'
import type { TextsByCatalogue, PageDocument, ConfigValuePath } from './state/pageDocument.ts'
import type { ProblemWithPlace, ProblemPlace } from './problems/problemPlaces.ts'
import type { Locale } from '#data/locale/locales.ts'

/** Picture that was added to the project. */
interface AddedPicture {
  readonly name: string
  /** Alternative text by catalogue. */
  readonly alt: Readonly<Record<string, string>>
}

/** State shared by the parts of the page editor. */
export interface EditorContextValue {
  readonly site: EditorSiteResponse
  readonly answer: EditorPageResponse
  readonly document: PageDocument
  /** Texts of all catalogues with the unsaved ones. */
  readonly texts: TextsByCatalogue
  readonly problems: readonly EditorProblem[]
  /** The same problems with their places, and those of each section by its key. */
  readonly placedProblems: readonly ProblemWithPlace[]
  readonly problemsBySection: ReadonlyMap<string | undefined, readonly EditorProblem[]>
  /** Locale of the preview, in which pickers show the values of names. */
  readonly locale: Locale
  /** Key of the selected section; undefined for the fields of the page. */
  readonly selected: string | undefined
  readonly select: (key: string | undefined) => void
  /** Place whose input is to be shown; a new object for each request. */
  readonly revealed: ProblemPlace | undefined
  /** Selects the section of a place and focuses its input. */
  readonly reveal: (place: ProblemPlace) => void
  /** Changes the document; keys in one field in quick succession are undone together. */
  readonly change: (change: (document: PageDocument) => PageDocument) => void
  /** Takes over a picture that was added to the project. */
  readonly pictureAdded: (picture: AddedPicture) => void
  /** Reloads the names that fields can take, after files of the site have changed. */
  readonly filesChanged: () => void
  /** Announces a change to screen readers. */
  readonly announce: (text: string) => void
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined)

/** Returns the state of the page editor. */
export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('A part of the editor is rendered outside EditorContext')
  return value
}

/** Formats a path as in problems: `sections[0].items[1].title`. */
export const formatConfigValuePath = (path: ConfigValuePath): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

/** Name with the text that it shows in one locale. */
export interface ReferenceOption {
  readonly name: string
  readonly shows: string | undefined
}

/** Returns the names of a kind with their values in the locale of the preview. */
export function useReferenceOptions(of: string): readonly ReferenceOption[] {
  const { site, locale } = useEditor()
  return (site.names[of] ?? []).map(({ name, shown }: EditorNameEntry) => ({
    name,
    shows: shown[locale] ?? Object.values(shown)[0],
  }))
}
