import { useLayoutEffect, useRef } from 'react'
import type { SectionHighlight } from './bridge.ts'
import { shownTextsBySection } from './PreviewSection.tsx'
import { listShownMessages } from './shownMessages.ts'
import { useSectionBoundingBox } from './SelectedSectionFrame.tsx'
import * as styles from './preview.css.ts'

/** Marks on the page: problems and limits of sections, and the words that problems are about. */
export function SectionHighlights({ marks }: { marks: ReadonlyMap<string, SectionHighlight> }) {
  return [...marks].map(([key, mark]) => <Mark key={key} sectionKey={key} mark={mark} />)
}

function Mark({ sectionKey, mark }: { sectionKey: string; mark: SectionHighlight }) {
  const { problems, limits } = mark
  const box = useSectionBoundingBox(sectionKey)
  const marked = useRef<MarkedSection>(undefined)
  // After each change of the page, but it reads the document only if the section or its mark has changed.
  useLayoutEffect(() => {
    const texts = shownTextsBySection.get(sectionKey)
    if (marked.current?.mark === mark && marked.current.texts === texts) return
    marked.current?.clear()
    const section = document.querySelector(`[data-section-key="${CSS.escape(sectionKey)}"]`)
    marked.current =
      section instanceof HTMLElement
        ? { mark, texts, clear: markMessages(section, mark) }
        : undefined
  })
  useLayoutEffect(
    () => () => {
      marked.current?.clear()
      marked.current = undefined
    },
    [],
  )
  if (!box) return null
  return (
    <div className={styles.marks} style={{ top: box.top, left: box.left, width: box.width }}>
      {limits !== undefined && <span className={styles.limits}>{limits}</span>}
      {problems !== undefined && (
        <button className={styles.problems} type="button" tabIndex={-1} data-marks={sectionKey}>
          {problems}
        </button>
      )}
    </div>
  )
}

/** Elements of a section that carry marks, as of the last render. */
interface MarkedSection {
  readonly mark: SectionHighlight
  readonly texts: ReadonlyMap<string, string> | undefined
  readonly clear: () => void
}

/**
 * Marks a section that is not shown, and the words in it that problems are about. Returns a function that removes the
 * marks.
 */
function markMessages(section: HTMLElement, { messages, isHidden }: SectionHighlight): () => void {
  if (isHidden) section.dataset['hidden'] = ''
  const shown = messages.size === 0 ? [] : listShownMessages(section)
  const marked = shown.flatMap(({ element, id }) => {
    const problem = messages.get(id)
    return problem ? [{ element, problem }] : []
  })
  for (const { element, problem } of marked) {
    element.dataset['problem'] = problem.severity
    element.title = problem.what
  }
  return () => {
    delete section.dataset['hidden']
    for (const { element } of marked) {
      delete element.dataset['problem']
      element.removeAttribute('title')
    }
  }
}
