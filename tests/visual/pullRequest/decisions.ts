import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTextAtCommit } from '../causes/changes.ts'
import type { PictureDifference } from '../picture.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

const path = 'tests/visual/decisions.json'
const file = join(repositoryRoot, path)

/** A committed judgement of differences: each by the digest of what it shows now, so that a later change needs a new one. */
export interface PictureReviewDecision {
  readonly verdict: 'accepted' | 'refused'
  /** Name of the person. */
  readonly by: string
  readonly why: string
  /** Keys of the changes that are judged; undefined for all that the pictures show. */
  readonly changes?: readonly string[]
  /** Digest by picture name. */
  readonly pictures: Readonly<Record<string, string>>
}

export const readDecisions = (from: string = file): readonly PictureReviewDecision[] =>
  existsSync(from)
    ? (JSON.parse(readFileSync(from, 'utf8')) as readonly PictureReviewDecision[])
    : []

/** Returns the decisions of the branch that this one will be merged into: they have had their effect. */
function readMergedDecisions(): readonly PictureReviewDecision[] {
  try {
    const words = ['merge-base', 'main', 'HEAD']
    const base = execFileSync('git', words, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const text = readTextAtCommit(base.toString().trim(), path)
    return text.startsWith('[') ? (JSON.parse(text) as readonly PictureReviewDecision[]) : []
  } catch {
    // No branch main, or no repository.
    return []
  }
}

/** Adds a decision; those of the same pictures before it are replaced where they judge the same changes, merged ones are dropped. */
export function addReviewDecision(
  decision: PictureReviewDecision,
  to: string = file,
  merged: readonly PictureReviewDecision[] = readMergedDecisions(),
): void {
  if (decision.by.trim() === '' || decision.why.trim() === '')
    throw new Error('A decision names a person (--by) and a reason (--why).')
  const dropped = new Set(merged.map((one) => JSON.stringify(one)))
  const isReplaced = (one: PictureReviewDecision, name: string) =>
    name in decision.pictures &&
    (decision.changes === undefined ||
      one.pictures[name] !== decision.pictures[name] ||
      JSON.stringify(one.changes) === JSON.stringify(decision.changes))
  const kept = readDecisions(to).flatMap((one) => {
    if (dropped.has(JSON.stringify(one))) return []
    const own = Object.entries(one.pictures).filter(([name]) => !isReplaced(one, name))
    return own.length > 0 ? { ...one, pictures: Object.fromEntries(own) } : []
  })
  writeFileSync(to, `${JSON.stringify([...kept, decision], null, 2)}\n`)
}

/** What has been decided about a picture. */
export interface PictureJudgement {
  /** Accepted if every change is, refused if one is. */
  readonly verdict: PictureReviewDecision['verdict'] | undefined
  readonly decisions: readonly PictureReviewDecision[]
}

/** Returns what has been decided about what a picture shows now. */
export function judgePicture(
  { name, digest, changes }: Pick<PictureDifference, 'name' | 'digest' | 'changes'>,
  decisions: readonly PictureReviewDecision[],
): PictureJudgement {
  const own = decisions.filter(({ pictures }) => pictures[name] === digest)
  const verdictOf = (key: string) =>
    own.findLast((one) => one.changes?.includes(key) ?? true)?.verdict
  const verdicts = changes.map(({ key }) => verdictOf(key))
  return {
    verdict: verdicts.includes('refused')
      ? 'refused'
      : verdicts.every((verdict) => verdict === 'accepted')
        ? 'accepted'
        : undefined,
    decisions: own,
  }
}
