import { useState } from 'react'
import type { ComparisonMask } from '../../raw.ts'
import type {
  DifferencesWithSameCause,
  PictureReviewReport,
  ReportedPictureDifference,
} from '../../report.ts'
import { readDecisions, storeReviewDecision, type PictureReviewVerdict } from './storedDecisions.ts'

/** Decision about a picture that has become equal to the one before when it was taken again. */
export const revertedPictureReason = 'as it was'

export type PictureReviewState = ReturnType<typeof usePictureReview>

/** Holds the pictures of a report, the current one and the decisions, and sends what is to be written. */
export function usePictureReview(report: PictureReviewReport) {
  /** Pictures that were taken again, by name. */
  const [again, setAgain] = useState<ReadonlyMap<string, ReportedPictureDifference>>(new Map())
  /** Number of retakes by picture name, for cache busting. */
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map())
  const [decided, setDecided] = useState(() => readDecisions(report))
  const [masks, setMasks] = useState(() => new Map(Object.entries(report.masks)))
  const [message, say] = useState('')
  const groups: readonly DifferencesWithSameCause[] = report.groups.map((group) => ({
    ...group,
    pictures: group.pictures.map((one) => again.get(one.name) ?? one),
  }))
  const pictures = groups.flatMap((group) => group.pictures)
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ name }) => !decided.has(name)),
    ),
  )
  const current = pictures[at]
  const isOpen = ({ name }: ReportedPictureDifference) => !decided.has(name)
  const group = groups.find((one) => current !== undefined && one.pictures.includes(current))

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

  async function decide(
    chosen: readonly ReportedPictureDifference[],
    verdict: PictureReviewVerdict,
  ): Promise<void> {
    const names = chosen.map(({ name }) => name)
    if (verdict === 'accepted' && !(await send('accept', { names }))) return
    for (const picture of chosen) storeReviewDecision(picture, verdict)
    const next = new Map([...decided, ...names.map((name) => [name, verdict] as const)])
    setDecided(next)
    const open = pictures.findIndex(({ name }, index) => index > at && !next.has(name))
    if (open >= 0) setAt(open)
  }

  async function takeAgain(): Promise<void> {
    if (!current) return
    const { name } = current
    say(`${name} is taken again …`)
    if (!(await send('again', { name }))) return
    const { groups: now } = (await (await fetch('report')).json()) as PictureReviewReport
    const found = now.flatMap((one) => one.pictures).find((one) => one.name === name)
    setVersions(new Map([...versions, [name, (versions.get(name) ?? 0) + 1]]))
    // The shown picture must be the accepted one.
    if (found) setAgain(new Map([...again, [name, found]]))
    const others = [...decided].filter(([other]) => other !== name)
    setDecided(new Map(found ? others : [...others, [name, revertedPictureReason]]))
  }

  async function keepMask(box: ComparisonMask): Promise<void> {
    if (!current) return
    const { name } = current
    const boxes = [...(masks.get(name) ?? []), box]
    if (await send('masks', { name, boxes })) setMasks(new Map([...masks, [name, boxes]]))
  }

  return {
    groups,
    pictures,
    current,
    decided,
    message,
    say,
    /** Pictures of the current group that are still to be judged; empty without a known cause. */
    openOfGroup: group && group.cause !== '' ? group.pictures.filter(isOpen) : [],
    /** The other pictures of the current group. */
    others: group?.pictures.filter((one) => one !== current) ?? [],
    open: pictures.filter(isOpen),
    masks: current ? (masks.get(current.name) ?? []) : [],
    canWrite: report.key !== undefined,
    go: (to: number) => {
      setAt(Math.max(0, Math.min(to, pictures.length - 1)))
      say('')
    },
    at,
    decide,
    takeAgain,
    keepMask,
    /** Returns the address of a picture: a file beside the page, or the picture itself. */
    addressOf: ({ name }: ReportedPictureDifference, kind: string) =>
      report.images?.[`${name}.${kind}.png`] ??
      `${encodeURIComponent(name)}.${kind}.png${versions.has(name) ? `?${versions.get(name)}` : ''}`,
  }
}
