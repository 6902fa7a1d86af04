import type { ChangeGroup } from '../../grouping/groups.ts'
import type { PictureReviewReport, ReportedPictureDifference } from '../reviewReport.ts'
import {
  createReviewItemKey,
  type PictureReviewVerdict,
  type Verdicts,
} from './assignPicturesToGroups.ts'

/** Storage of this browser; some keep none for files. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** Keeps a decision about a change in what a picture shows now. */
export const storeReviewDecision = (
  picture: ReportedPictureDifference,
  group: ChangeGroup,
  verdict: PictureReviewVerdict,
): void => storage()?.setItem(`decision ${createReviewItemKey(picture, group)}`, verdict)

/** Returns the decisions of earlier visits about what the pictures show now. */
export function readReviewDecisions({ groups, pictures }: PictureReviewReport): Verdicts {
  const byName = new Map(pictures.map((picture) => [picture.name, picture]))
  return new Map(
    groups.flatMap((group) =>
      group.pictures.flatMap((name): [string, PictureReviewVerdict][] => {
        const picture = byName.get(name)
        const key = picture && createReviewItemKey(picture, group)
        const verdict = key && storage()?.getItem(`decision ${key}`)
        return key && (verdict === 'accepted' || verdict === 'rejected') ? [[key, verdict]] : []
      }),
    ),
  )
}

/** Returns the reason that was written last. */
export const readReviewReason = (): string => storage()?.getItem('reason') ?? ''

export const storeReviewReason = (reason: string): void => storage()?.setItem('reason', reason)
