import { execFileSync } from 'node:child_process'
import { acceptDifferences } from '../differences.ts'
import type { PictureDifference } from '../picture.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import {
  addReviewDecision,
  judgePicture,
  type PictureReviewDecision,
  readDecisions,
} from './decisions.ts'

/** Returns the name of the person in the settings of git. */
export function readGitUserName(): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], { cwd: repositoryRoot })
    return name.toString().trim()
  } catch {
    return ''
  }
}

/** Flaky pictures have nothing to decide. */
const isDecidable = ({ changed }: PictureDifference) => changed.length > 0

/**
 * Records a decision about pictures and makes those baselines of which every change is accepted now: one step. Returns the names of the accepted
 * ones.
 */
export function judgeDifferences(
  differences: readonly PictureDifference[],
  decision: Omit<PictureReviewDecision, 'pictures'>,
): readonly string[] {
  const own = differences.filter(isDecidable)
  if (own.length === 0) return []
  addReviewDecision({
    ...decision,
    pictures: Object.fromEntries(own.map(({ name, digest }) => [name, digest])),
  })
  const decisions = readDecisions()
  const accepted = own.filter((one) => judgePicture(one, decisions).verdict === 'accepted')
  acceptDifferences(accepted)
  return accepted.map(({ name }) => name)
}
