import type { PictureFile } from '#data/content/pictures.ts'
import type { Locale } from '#data/locale/locales.ts'
import type { EditorSectionEntry } from '../api/site.ts'
import type { SectionsByFragment } from '../app/state/fragmentSections.ts'
import type { TextsByCatalogue, EditedSection } from '../app/state/pageDocument.ts'

/** Everything that the preview shows. */
export interface PreviewState {
  /** Id of the page config. */
  readonly page: string
  readonly locale: Locale
  /** Shows English in the pseudo-locale instead. */
  readonly pseudo: boolean
  readonly root: Readonly<Record<string, unknown>>
  readonly items: readonly EditedSection[]
  /** Texts of the files with the unsaved ones. */
  readonly words: TextsByCatalogue
  /** Props from the loaders of the sections, by section key. */
  readonly given: Readonly<Record<string, object>>
  readonly sections: Readonly<Record<string, EditorSectionEntry>>
  /** Sections of the fragments, by the name of these. */
  readonly fragments: SectionsByFragment
  /** Files of all pictures, also of those that were added since the preview was loaded. */
  readonly pictures: Readonly<Record<string, PictureFile>>
  /** Key of the selected section. */
  readonly selected: string | undefined
  /** Marks of sections that have problems or limits, by section key. */
  readonly marks: ReadonlyMap<string, SectionHighlight>
  /** Interface texts of the preview. */
  readonly labels: PreviewLabels
}

/** Marks of a section. */
export interface SectionHighlight {
  /** Text of the button that leads to the first problem; undefined without problems. */
  readonly problems: string | undefined
  /** Severity and text of the problems of messages, by id. */
  readonly messages: ReadonlyMap<string, { readonly severity: string; readonly what: string }>
  /** Locales and times in which the server shows it; undefined if always. */
  readonly limits: string | undefined
  /** The server does not show it in the locale of the preview now. */
  readonly isHidden: boolean
}

export interface PreviewLabels {
  /** Name of a section for authors. */
  readonly sectionName: (section: string) => string
  /** Accessible name of the frame around the selected section. */
  readonly section: (name: string, number: number, count: number) => string
  /** Accessible name of words that are edited in place. */
  readonly editing: (id: string) => string
  /** Shown instead of a section that cannot be rendered. */
  readonly failed: (name: string) => string
  /** Shown instead of a fragment that does not exist. */
  readonly fragment: (name: string) => string
  readonly empty: string
}

export type PreviewColourMode = 'system' | 'light' | 'dark'

/** Calls from the editor to its preview, a document of the same origin. */
export interface PreviewBridge {
  /** Resolves when the state, or a newer one, is shown. */
  readonly show: (state: PreviewState) => Promise<void>
  readonly setLook: (look: { readonly mode: PreviewColourMode; readonly theme: string }) => void
  /** Scrolls to a section, or to a message in it. */
  readonly reveal: (key: string, id?: string) => void
  /** Focuses the frame around the selected section. */
  readonly focus: () => void
  /** Starts editing the first words of the selected section, or the message with the given id. */
  readonly edit: (id?: string) => void
}

/** Calls from the preview to the editor. */
export interface EditorBridge {
  readonly ready: (preview: PreviewBridge) => void
  readonly select: (key: string) => void
  /** Selects a section and focuses the field of its first problem. */
  readonly showProblem: (key: string) => void
  readonly selectNext: (by: 1 | -1) => void
  readonly setText: (id: string, text: string) => void
  /** Reports a text that was refused because it would have too many characters. */
  readonly refuseLongText: (length: number) => void
  /** Returns the source of a message, in ICU syntax. */
  readonly sourceOf: (id: string) => string
  /** Focuses the first field of the selected section, when its words cannot be edited in place. */
  readonly openForm: () => void
  /** Moves the focus out of the preview. */
  readonly leave: (direction: 'forward' | 'backward') => void
  /** Handles a keyboard shortcut; true if there is one. */
  readonly handleKey: (event: KeyboardEvent) => boolean
}

declare global {
  interface HTMLIFrameElement {
    /** Set by the editor on the frame of a preview. */
    editorBridge?: EditorBridge
  }
}
