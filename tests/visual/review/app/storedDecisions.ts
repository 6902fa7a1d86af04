import type { PictureReviewReport, ReportedPictureDifference } from '../../report.ts'

/** Decision about a picture. */
export type PictureReviewVerdict = 'accepted' | 'rejected'

/** Storage of this browser; some keep none for files. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

const keyOf = (digest: string) => `decision ${digest}`

/** Keeps a decision about what a picture shows now. */
export const storeReviewDecision = (
  { digest }: Pick<ReportedPictureDifference, 'digest'>,
  verdict: PictureReviewVerdict,
): void => storage()?.setItem(keyOf(digest), verdict)

/** Returns the decisions by picture name: committed ones, and those of earlier visits about what the pictures show now. */
export function readDecisions({
  groups,
  decided = {},
}: PictureReviewReport): ReadonlyMap<string, string> {
  const stored = groups
    .flatMap(({ pictures }) => pictures)
    .flatMap(({ name, digest }): [string, string][] => {
      const decision = storage()?.getItem(keyOf(digest)) ?? undefined
      return decision === undefined ? [] : [[name, decision]]
    })
  return new Map([...stored, ...Object.entries(decided)])
}
