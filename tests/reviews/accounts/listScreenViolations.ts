import type { ScreenMeasurements } from './screenMeasurements.ts'

/** Expectations for a screen beyond the general ones. */
export interface ScreenExpectations {
  /** Names of all form fields. */
  readonly fields?: readonly string[]
  /** Number of the current step. */
  readonly step?: number
  /** True if it shows a rejected form. */
  readonly refused?: boolean
  /** True if it shows a pending request without next step. */
  readonly waits?: boolean
}

/** Height of a phone screen in CSS px. */
export const phoneScreenHeight = 844
/** Distance from the top of the screen, in CSS px, below which a thumb reaches. */
const thumbReach = phoneScreenHeight / 2

/** Describes the items of the checklist that a screen violates. */
export function listScreenViolations(
  facts: ScreenMeasurements,
  expected: ScreenExpectations,
  isPhone: boolean,
): readonly string[] {
  const { shifts, fields, waysOn, waysBack, primaries, progress, wrong, summary, hasAlert } = facts
  const { fields: asked, step, refused = false, waits = false } = expected
  const problems = shifts.map((shift) => `jumps: ${shift}`)
  const say = (isBroken: boolean, words: string) => {
    if (isBroken) problems.push(words)
  }

  say(
    asked !== undefined && fields.join() !== asked.join(),
    `asks for ${fields.join()}, needed are ${asked?.join()}`,
  )
  say(!waits && waysOn.length === 0, 'has no way on')
  say(waysBack.length === 0, 'has no way back')
  say(progress?.step !== step, `shows step ${progress?.step}, not ${step}`)
  say(
    progress !== undefined && progress.bottom > phoneScreenHeight,
    'hides the step below the screen',
  )

  say(refused && !hasAlert, 'shows no error above the form')
  for (const { id, words } of wrong) {
    say(words === '', `shows no message beside the invalid field ${id}`)
    say(
      hasAlert && refused && !summary.some((entry) => entry.id === id && entry.words === words),
      `does not name ${id} in the summary`,
    )
  }
  // The summary is updated on submit only, so it may still contain corrected fields.
  for (const { id } of refused ? summary : [])
    say(!wrong.some((field) => field.id === id), `leads from the summary to ${id}, which is right`)

  for (const [n, { words, top, bottom }] of primaries.entries()) {
    const below = primaries[n + 1]
    say(
      below !== undefined && below.bottom - top < phoneScreenHeight,
      `fills two buttons of one view: ${words}, ${below?.words}`,
    )
    say(
      isPhone && bottom <= phoneScreenHeight && (top + bottom) / 2 < thumbReach,
      `has ${words} above the reach of a thumbReach, at ${Math.round(top)} px`,
    )
    say(isPhone && bottom - top < 44, `has a low button: ${words}`)
  }
  return problems
}
