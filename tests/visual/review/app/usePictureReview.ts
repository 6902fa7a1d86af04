import { useState } from 'react'
import type { ChangeGroup } from '../../grouping/groups.ts'
import type { PictureReviewReport, ReportedPictureDifference } from '../reviewReport.ts'
import {
  createReviewItemKey,
  isDecidable,
  assignPicturesToGroups,
  type PictureReviewVerdict,
  derivePictureVerdict,
} from './assignPicturesToGroups.ts'
import {
  readReviewDecisions,
  readReviewReason,
  storeReviewDecision,
  storeReviewReason,
} from './storedDecisions.ts'

/** Decision about a picture that has become equal to the one before when it was taken again. */
export const revertedPictureReason = 'as it was'

export type PictureReviewState = ReturnType<typeof usePictureReview>

/** Holds the pictures of a report, the current one and the decisions, and sends what is to be written. */
export function usePictureReview(given: PictureReviewReport) {
  const [report, setReport] = useState(given)
  /** Number of retakes by picture name, for cache busting. */
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map())
  /** Verdicts by picture and group. */
  const [verdicts, setVerdicts] = useState(() => readReviewDecisions(given))
  /** Pictures that are judged as a whole: by a committed decision, or because they are as before. */
  const [judged, setJudged] = useState<ReadonlyMap<string, string>>(
    () => new Map(Object.entries(given.decided ?? {})),
  )
  const [message, say] = useState('')
  const [why, setReason] = useState(readReviewReason)
  const { groups, pictures: known } = report
  const decisionAbout = (picture: ReportedPictureDifference) =>
    judged.get(picture.name) ?? derivePictureVerdict(picture, groups, verdicts)
  const isOpen = (picture: ReportedPictureDifference) =>
    isDecidable(picture) && decisionAbout(picture) === undefined
  const placed = assignPicturesToGroups(groups, known, verdicts)
  const pictures = placed.flatMap(({ pictures: own }) => own)
  const [name, setName] = useState(() => (pictures.find(isOpen) ?? pictures[0])?.name)
  const at = Math.max(
    0,
    pictures.findIndex((one) => one.name === name),
  )
  const current = pictures[at]
  const group = placed.find((one) => current && one.pictures.includes(current))?.group

  /** Sends a request and shows its result. */
  async function send(what: string, body: object): Promise<boolean> {
    if (!report.key) return false
    try {
      const answer = await fetch(what, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-review-key': report.key },
        body: JSON.stringify(body),
      })
      say(await answer.text())
      return answer.ok
    } catch {
      say('The review was ended: npm run visual:review starts it again.')
      return false
    }
  }

  /** Decides changes of pictures; pictures of which every change is accepted are written. */
  async function decide(
    items: readonly (readonly [ReportedPictureDifference, ChangeGroup])[],
    verdict: PictureReviewVerdict,
  ): Promise<void> {
    const next = new Map(verdicts)
    for (const [picture, of] of items) next.set(createReviewItemKey(picture, of), verdict)
    const chosen = [...new Set(items.map(([picture]) => picture))]
    const accepted = chosen.filter((one) => derivePictureVerdict(one, groups, next) === 'accepted')
    const names = accepted.map((one) => one.name)
    if (names.length > 0 && !(await send('accept', { names, why: why || titleOf(items) }))) return
    for (const [picture, of] of items) storeReviewDecision(picture, of, verdict)
    setVerdicts(next)
    const order = assignPicturesToGroups(groups, known, next).flatMap(({ pictures: own }) => own)
    const open = order.filter(
      (one) =>
        isDecidable(one) &&
        judged.get(one.name) === undefined &&
        derivePictureVerdict(one, groups, next) === undefined,
    )
    const after = open.find((one) => order.indexOf(one) > order.findIndex((o) => o === current))
    setName((after ?? open[0] ?? current)?.name)
  }

  /** Decides every change of the current picture. */
  const decideCurrent = async (verdict: PictureReviewVerdict) => {
    if (!current || !isDecidable(current)) return
    const own = groups.filter(({ pictures: names }) => names.includes(current.name))
    await decide(
      own.map((of) => [current, of]),
      verdict,
    )
  }

  const openOfGroup = known.filter((one) => group?.pictures.includes(one.name) && isOpen(one))

  /** Decides the change of the current group in all of its pictures; for one picture there is no button either. */
  const decideGroup = async (verdict: PictureReviewVerdict) => {
    if (!group || openOfGroup.length < 2) return
    await decide(
      openOfGroup.map((one) => [one, group]),
      verdict,
    )
  }

  async function takeAgain(): Promise<void> {
    if (!current) return
    const { name: taken } = current
    say(`${taken} is taken again …`)
    if (!(await send('again', { name: taken }))) return
    const now = (await (await fetch('report')).json()) as PictureReviewReport
    const found = now.pictures.find((one) => one.name === taken)
    setVersions(new Map([...versions, [taken, (versions.get(taken) ?? 0) + 1]]))
    // What was accepted is no longer in the new report, but stays in the list.
    const added = now.groups.filter(({ id }) => !groups.some((one) => one.id === id))
    const kept = groups.map((one) => {
      const next = now.groups.find(({ id }) => id === one.id)
      const before = one.pictures.filter((picture) => picture !== taken || !found)
      return { ...(next ?? one), pictures: [...new Set([...before, ...(next?.pictures ?? [])])] }
    })
    setReport({
      ...report,
      groups: [...kept, ...added],
      pictures: known.map((one) => (one.name === taken && found ? found : one)),
    })
    // The shown picture must be the accepted one.
    const own = groups.map((of) => createReviewItemKey(current, of))
    setVerdicts(new Map([...verdicts].filter(([key]) => !own.includes(key))))
    const others = [...judged].filter(([other]) => other !== taken)
    setJudged(new Map(found ? others : [...others, [taken, revertedPictureReason]]))
  }

  return {
    placed,
    pictures,
    current,
    group,
    /** Number of the group in the summary, from 1. */
    groupNumber: group ? groups.indexOf(group) + 1 : 0,
    decisionAbout,
    message,
    say,
    why,
    setWhy: (reason: string) => {
      setReason(reason)
      storeReviewReason(reason)
    },
    /** Pictures of the current group that are still to be judged. */
    openOfGroup,
    /** The other pictures of the current group. */
    others: pictures.filter((one) => one !== current && group?.pictures.includes(one.name)),
    open: pictures.filter(isOpen),
    canWrite: report.key !== undefined,
    go: (to: number) => {
      setName(pictures[Math.max(0, Math.min(to, pictures.length - 1))]?.name)
      say('')
    },
    at,
    decideCurrent,
    decideGroup,
    takeAgain,
    /** Returns the address of a picture: a file beside the page, or the picture itself. */
    addressOf: ({ name: of }: ReportedPictureDifference, kind: string) =>
      report.images?.[`${of}.${kind}.png`] ??
      `${encodeURIComponent(of)}.${kind}.png${versions.has(of) ? `?${versions.get(of)}` : ''}`,
    /** True if the pictures are in the page. */
    isOneFile: report.images !== undefined,
  }
}

/** Returns the reason of an acceptance for which none was written. */
const titleOf = (items: readonly (readonly [unknown, ChangeGroup])[]): string =>
  [...new Set(items.map(([, { title }]) => title))].join('; ')
