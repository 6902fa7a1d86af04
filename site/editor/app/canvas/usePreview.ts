import { useEffect, useMemo, useState } from 'react'
import { locales } from '#data/locale/locales.ts'
import type { EditorBridge, PreviewBridge, PreviewState } from '../../preview/bridge.ts'
import type { EditorContextValue } from '../EditorContext.ts'
import { findSectionHighlights } from './sectionMarks.ts'
import { useEditorNotices } from '../notices/Notices.tsx'
import { maxTextLength } from '../session/limitTextInput.ts'
import { useSectionLoaderData } from '../session/useSectionLoaderData.ts'
import { mapPicturesByName } from '../state/mapPicturesByName.ts'
import { listFragmentSections, resolveFragments } from '../state/fragmentSections.ts'
import { replaceMessageTexts } from '../state/pageDocument.ts'
import { useEditorTexts } from '../texts/texts.ts'
import type { EditorCanvasViewSettings } from './EditorCanvas.tsx'

interface PreviewOptions {
  readonly value: EditorContextValue
  readonly view: EditorCanvasViewSettings
  /** Focuses the form of the selected section. */
  readonly openForm: () => void
  /** Handles a keyboard shortcut; true if there is one. */
  readonly handleKey: (event: KeyboardEvent) => boolean
}

/** Shows the state of the editor in the preview. Returns the functions that the preview calls. */
export function usePreview({ value, view, openForm, handleKey }: PreviewOptions): EditorBridge {
  const t = useEditorTexts()
  const { notify } = useEditorNotices()
  const { site, answer, document, placedProblems, problemsBySection, texts, selected } = value
  const { select, reveal, change } = value
  const { items } = document
  const [preview, setPreview] = useState<PreviewBridge>()
  const fragments = useMemo(() => listFragmentSections(site.fragments), [site])
  const page = answer.shownOn ? (answer.shownOn[0] ?? 'index') : document.page
  const shown = useMemo(
    () => ({ page, items: resolveFragments(items, fragments) }),
    [page, items, fragments],
  )
  const given = useSectionLoaderData(shown, site.sections, view.locale)
  const marks = useMemo(
    () => findSectionHighlights({ items, problemsBySection, locale: view.locale }, t),
    [items, problemsBySection, view.locale, t],
  )
  const labels = useMemo<PreviewState['labels']>(
    () => ({
      sectionName: t.sectionName,
      section: t.sectionFrame,
      editing: t.editing,
      failed: (name) => t.sectionFailed(t.sectionName(name)),
      fragment: t.fragment,
      empty: t.emptyPage,
    }),
    [t],
  )
  const pictures = useMemo(() => mapPicturesByName(site), [site])
  const state = useMemo<PreviewState | undefined>(
    () =>
      given && {
        page,
        locale: view.locale,
        pseudo: view.pseudo,
        root: document.root,
        items: document.items,
        words: texts,
        given,
        sections: site.sections,
        fragments,
        pictures,
        selected,
        marks,
        labels,
      },
    [
      given,
      page,
      document,
      view.locale,
      view.pseudo,
      texts,
      site,
      fragments,
      pictures,
      selected,
      marks,
      labels,
    ],
  )
  useEffect(() => {
    if (preview && state) void preview.show(state)
  }, [preview, state])
  useEffect(() => preview?.setLook(view), [preview, view])
  useEffect(() => {
    if (selected !== undefined) preview?.reveal(selected)
  }, [preview, selected])

  const [catalogue] = locales[view.locale].catalogues
  const bridge: EditorBridge = {
    ready: setPreview,
    select,
    showProblem: (key) => {
      const places = placedProblems.flatMap(({ place }) => (place?.section === key ? place : []))
      // The page shows the texts of one language.
      const place = places.find((one) => !one.catalogue || one.catalogue === catalogue) ?? places[0]
      if (place) reveal(place)
    },
    selectNext: (by) => {
      const index = document.items.findIndex(({ key }) => key === selected)
      const next = document.items[index + by]
      if (next) select(next.key)
    },
    setText: (id, text) =>
      change((before) => replaceMessageTexts(before, { [catalogue]: { [id]: text } })),
    refuseLongText: (length) =>
      notify((words) => words.textTooLong(length, maxTextLength), 'error'),
    sourceOf: (id) => texts[catalogue]?.[id] ?? texts['en']?.[id] ?? '',
    openForm,
    leave: (direction) => {
      if (direction === 'backward') focusBar()
      else if (!focusProblems()) openForm()
    },
    handleKey,
  }
  return bridge
}

/** Focuses the list of problems below the page; false if there is none. */
function focusProblems(): boolean {
  const first = document.querySelector<HTMLElement>('#problems button')
  first?.focus()
  return first !== null
}

/** Focuses the last control of the bar above the page. */
function focusBar(): void {
  const controls = document.querySelectorAll<HTMLElement>('main [role=toolbar] :is(select, input)')
  controls[controls.length - 1]?.focus()
}
