import { useLayoutEffect } from 'react'
import type { SectionHighlight } from './bridge.ts'
import { listShownMessages } from './shownMessages.ts'
import { useSectionBox } from './SelectedSectionFrame.tsx'
import * as styles from './preview.css.ts'

/** Marks on the page: problems and limits of sections, and the words that problems are about. */
export function SectionMarks({ marks }: { marks: ReadonlyMap<string, SectionHighlight> }) {
  return [...marks].map(([key, mark]) => <Mark key={key} sectionKey={key} mark={mark} />)
}

function Mark({ sectionKey, mark }: { sectionKey: string; mark: SectionHighlight }) {
  const { problems, messages, limits, isHidden } = mark
  const box = useSectionBox(sectionKey)
  useLayoutEffect(() => {
    const section = document.querySelector(`[data-section-key="${CSS.escape(sectionKey)}"]`)
    if (!(section instanceof HTMLElement)) return undefined
    if (isHidden) section.dataset['hidden'] = ''
    const marked = listShownMessages(section).flatMap(({ element, id }) => {
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
  })
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
