import type { Facts } from './facts.ts'

/** What a screen is held to beside what holds for all. */
export interface Expected {
  /** Names of all that is to be filled in: no more than needed. */
  readonly fields?: readonly string[]
  /** Number of the step that must be shown. */
  readonly step?: number
  /** Whether it shows a form that was refused. */
  readonly refused?: boolean
  /** Whether it can only be waited on: nothing leads on meanwhile. */
  readonly waits?: boolean
}

/** Height of the screen of a phone, and from where on a thumb reaches, in CSS px. */
export const phoneHeight = 844
const thumb = phoneHeight / 2

/** What of the checklist a screen breaks, in words. */
export function judge(facts: Facts, expected: Expected, isPhone: boolean): readonly string[] {
  const { shifts, fields, waysOn, waysBack, primaries, progress, wrong, summary, tells } = facts
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
  say(progress !== undefined && progress.bottom > phoneHeight, 'hides the step below the screen')

  say(refused && !tells, 'does not tell above the form what is wrong')
  for (const { id, words } of wrong) {
    say(words === '', `says nothing beside ${id}, which is wrong`)
    say(
      tells && refused && !summary.some((entry) => entry.id === id && entry.words === words),
      `does not name ${id} in the summary`,
    )
  }
  // A summary stays until the form is sent again: what has been mended meanwhile is still named in it.
  for (const { id } of refused ? summary : [])
    say(!wrong.some((field) => field.id === id), `leads from the summary to ${id}, which is right`)

  for (const [n, { words, top, bottom }] of primaries.entries()) {
    const below = primaries[n + 1]
    say(
      below !== undefined && below.bottom - top < phoneHeight,
      `fills two buttons of one view: ${words}, ${below?.words}`,
    )
    say(
      isPhone && bottom <= phoneHeight && (top + bottom) / 2 < thumb,
      `has ${words} above the reach of a thumb, at ${Math.round(top)} px`,
    )
    say(isPhone && bottom - top < 44, `has a low button: ${words}`)
  }
  return problems
}
