import { formatConfigValuePath } from '../EditorContext.ts'
import type { ProblemPlace } from '../problems/problemPlaces.ts'

/** Focuses the input of a place, for a text that of its language, or the nearest one around it. */
export function focusProblemField({ path, catalogue }: ProblemPlace): void {
  const form = document.getElementById('form')
  for (let steps = path; steps.length > 0; steps = steps.slice(0, -1)) {
    const place = form?.querySelector(`[data-place="${CSS.escape(formatConfigValuePath(steps))}"]`)
    if (!place) continue
    const text = catalogue && place.querySelector<HTMLElement>(`textarea[name^="${catalogue} "]`)
    const input =
      text ?? place.querySelector<HTMLElement>('input, textarea, select, summary, button')
    // The alternative texts of a picture are folded.
    input?.closest('details')?.setAttribute('open', '')
    place.scrollIntoView({ block: 'center' })
    input?.focus()
    return
  }
}
