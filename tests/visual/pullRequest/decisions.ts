import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureDifference } from '../picture.ts'

const file = join(import.meta.dirname, '../decisions.json')

/** A committed judgement of differences: each by the digest of what it shows now, so that a later change needs a new one. */
export interface PictureReviewDecision {
  readonly verdict: 'accepted' | 'refused'
  /** Name of the person. */
  readonly by: string
  readonly why: string
  /** Digest by picture name. */
  readonly pictures: Readonly<Record<string, string>>
}

export const readDecisions = (from: string = file): readonly PictureReviewDecision[] =>
  existsSync(from)
    ? (JSON.parse(readFileSync(from, 'utf8')) as readonly PictureReviewDecision[])
    : []

/** Adds a decision; those of the same pictures before it are replaced. */
export function addReviewDecision(decision: PictureReviewDecision, to: string = file): void {
  if (decision.by.trim() === '' || decision.why.trim() === '')
    throw new Error('A decision names a person (--by) and a reason (--why).')
  const kept = readDecisions(to).flatMap((one) => {
    const own = Object.entries(one.pictures).filter(([name]) => !(name in decision.pictures))
    return own.length > 0 ? { ...one, pictures: Object.fromEntries(own) } : []
  })
  writeFileSync(to, `${JSON.stringify([...kept, decision], null, 2)}\n`)
}

/** Returns the decision about what a picture shows now. */
export const findReviewDecision = (
  { name, digest }: Pick<PictureDifference, 'name' | 'digest'>,
  decisions: readonly PictureReviewDecision[],
): PictureReviewDecision | undefined =>
  decisions.findLast(({ pictures }) => pictures[name] === digest)
