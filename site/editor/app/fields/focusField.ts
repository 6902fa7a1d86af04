import { formatPath } from '../EditorContext.ts'
import type { ProblemPlace } from '../problems/problemPlaces.ts'

/** Focuses the input of a place, or the nearest one around it. */
export function focusField({ path }: ProblemPlace): void {
  const form = document.getElementById('form')
  for (let steps = path; steps.length > 0; steps = steps.slice(0, -1)) {
    const place = form?.querySelector(`[data-place="${CSS.escape(formatPath(steps))}"]`)
    if (!place) continue
    place.scrollIntoView({ block: 'center' })
    place.querySelector<HTMLElement>('input, textarea, select, summary, button')?.focus()
    return
  }
}
