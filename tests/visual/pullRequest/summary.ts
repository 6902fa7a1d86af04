import type { ChangeGroup } from '../grouping/groups.ts'
import type { PictureReviewReport } from '../review/reviewReport.ts'
import { judgePicture, type PictureReviewDecision } from './decisions.ts'

/** What a comparison has found. */
export interface PictureComparisonResult extends Pick<
  PictureReviewReport,
  'groups' | 'pictures' | 'unseen'
> {
  readonly base: string
  /** Failures that no picture explains. */
  readonly failures: readonly string[]
  /** Names of frames that could be taken only when tried again. */
  readonly retaken: readonly string[]
}

/** Number of pictures of a group by verdict. */
interface Counts {
  readonly accepted: number
  readonly refused: number
  readonly open: number
}

const picturesOf = (
  { pictures }: Pick<PictureComparisonResult, 'pictures'>,
  names: readonly string[],
) => pictures.filter(({ name }) => names.includes(name))

export function countReviewDecisions(
  result: Pick<PictureComparisonResult, 'pictures'>,
  group: Pick<ChangeGroup, 'pictures'>,
  decisions: readonly PictureReviewDecision[],
): Counts {
  const verdicts = picturesOf(result, group.pictures).map(
    (one) => judgePicture(one, decisions).verdict,
  )
  const count = (wanted: PictureReviewDecision['verdict'] | undefined) =>
    verdicts.filter((verdict) => verdict === wanted).length
  return { accepted: count('accepted'), refused: count('refused'), open: count(undefined) }
}

/** Returns whether every difference is accepted; flaky pictures have nothing to accept. */
export const areDifferencesAccepted = (
  { pictures }: Pick<PictureComparisonResult, 'pictures'>,
  decisions: readonly PictureReviewDecision[],
): boolean =>
  pictures.every(
    (one) => one.changed.length === 0 || judgePicture(one, decisions).verdict === 'accepted',
  )

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Most places and causes that a group names. */
const maxNames = 4

const listed = (names: readonly string[]): string =>
  names.length > maxNames
    ? `${names.slice(0, maxNames).join(', ')} and ${names.length - maxNames} more`
    : names.join(', ')

/** Returns the summary of a comparison as Markdown: a row for each group. */
export function formatComparisonSummary(
  result: PictureComparisonResult,
  decisions: readonly PictureReviewDecision[],
): string {
  const { base, groups, pictures, unseen, failures, retaken } = result
  const flaky = pictures.filter(({ changes }) => changes.some(({ kind }) => kind === 'flaky'))
  const total = pictures.filter(({ changed }) => changed.length > 0).length
  const rows = groups.map((group, at) => {
    const { accepted, refused, open } = countReviewDecisions(result, group, decisions)
    const own = picturesOf(result, group.pictures)
    const besides = own.filter(({ changes }) => changes.some(({ key }) => !(key in group.changes)))
    const reasons = new Set(
      own
        .flatMap((one) => judgePicture(one, decisions).decisions)
        .map(({ by, why }) => `${by}: ${why}`),
    )
    const cells = [
      at + 1,
      group.title,
      listed([...group.causes, ...group.places]),
      group.pictures.length,
      besides.length,
      accepted,
      refused,
      open,
      listed([...reasons]),
    ]
    return `| ${cells.map((one) => cell(String(one))).join(' | ')} |`
  })
  return [
    `## Pictures: ${total} ${total === 1 ? 'differs' : 'differ'} from ${base.slice(0, 12)}`,
    '',
    ...(failures.length > 0
      ? [
          'Failed for another reason than a picture:',
          '',
          ...failures.map((one) => `- ${cell(one)}`),
          '',
        ]
      : []),
    ...(groups.length === 0
      ? [failures.length > 0 ? 'No other picture is known to differ.' : 'Nothing differs.']
      : [
          '| group | changed | possible causes | pictures | with other changes | accepted | refused | open | decided by |',
          '| ----- | ------- | --------------- | -------- | ------------------ | -------- | ------- | ---- | ---------- |',
          ...rows,
          '',
          'A group is decided with `npm run visual:decide -- --from report.html --group 1 --by "Name" --why "Reason"` (`--refuse` refuses it), which also',
          'makes the pictures of pages baselines once all of their changes are accepted; commit `tests/visual`.',
        ]),
    ...(unseen.length > 0 ? ['', `Changes that no picture shows: ${unseen.join(', ')}`] : []),
    ...(flaky.length > 0
      ? ['', `Flaky, to be looked at: ${flaky.map(({ name }) => name).join(', ')}`]
      : []),
    ...(retaken.length > 0
      ? ['', `Failed once, taken when tried again: ${retaken.join('; ')}`]
      : []),
    '',
  ].join('\n')
}
