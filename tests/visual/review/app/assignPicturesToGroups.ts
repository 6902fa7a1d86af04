import type { ChangeGroup } from '../../grouping/groups.ts'
import type { ReportedPictureDifference } from '../reviewReport.ts'

export type PictureReviewVerdict = 'accepted' | 'rejected'

/** Verdicts about a change in a picture, by `createReviewItemKey`. */
export type Verdicts = ReadonlyMap<string, PictureReviewVerdict>

export const createReviewItemKey = (
  { digest }: Pick<ReportedPictureDifference, 'digest'>,
  { id }: Pick<ChangeGroup, 'id'>,
): string => `${digest} ${id}`

/** Flaky pictures have nothing to accept: they are to be looked at. */
export const isDecidable = ({ changed }: Pick<ReportedPictureDifference, 'changed'>): boolean =>
  changed.length > 0

/** Returns the verdict about a picture: accepted if every change is, rejected if one is. */
export function derivePictureVerdict(
  picture: ReportedPictureDifference,
  groups: readonly ChangeGroup[],
  verdicts: Verdicts,
): PictureReviewVerdict | undefined {
  const own = groups
    .filter(({ pictures }) => pictures.includes(picture.name))
    .map((group) => verdicts.get(createReviewItemKey(picture, group)))
  if (own.includes('rejected')) return 'rejected'
  return own.length > 0 && own.every((verdict) => verdict === 'accepted') ? 'accepted' : undefined
}

/** A group with the pictures that are shown below it. */
export interface GroupWithPictures {
  readonly group: ChangeGroup
  readonly pictures: readonly ReportedPictureDifference[]
}

/** Places each picture below the first of its groups that is not decided, or if all are below the first one. */
export function assignPicturesToGroups(
  groups: readonly ChangeGroup[],
  pictures: readonly ReportedPictureDifference[],
  verdicts: Verdicts,
): readonly GroupWithPictures[] {
  const byGroup = Map.groupBy(pictures, (picture) => {
    const own = groups.filter((group) => group.pictures.includes(picture.name))
    return own.find((group) => !verdicts.has(createReviewItemKey(picture, group))) ?? own[0]
  })
  return groups.flatMap((group) => {
    const own = byGroup.get(group) ?? []
    const order = (picture: ReportedPictureDifference) => group.pictures.indexOf(picture.name)
    return own.length > 0 ? { group, pictures: own.toSorted((a, b) => order(a) - order(b)) } : []
  })
}
