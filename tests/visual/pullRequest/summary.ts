import type { DifferencesWithSameCause } from '../report.ts'
import { type PictureReviewDecision, findReviewDecision } from './decisions.ts'

/** Number of pictures of a group by verdict. */
interface Counts {
  readonly accepted: number
  readonly refused: number
  readonly open: number
}

export function countReviewDecisions(
  { pictures }: DifferencesWithSameCause,
  decisions: readonly PictureReviewDecision[],
): Counts {
  const verdicts = pictures.map((one) => findReviewDecision(one, decisions)?.verdict)
  const count = (wanted: PictureReviewDecision['verdict'] | undefined) =>
    verdicts.filter((verdict) => verdict === wanted).length
  return { accepted: count('accepted'), refused: count('refused'), open: count(undefined) }
}

/** Returns whether every difference is accepted. */
export const areDifferencesAccepted = (
  groups: readonly DifferencesWithSameCause[],
  decisions: readonly PictureReviewDecision[],
): boolean =>
  groups.every((group) => countReviewDecisions(group, decisions).accepted === group.pictures.length)

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Most places and properties that a group names. */
const maxNames = 4

/** Lists the properties that have changed in most pictures of a group, each with the first of its values: `row-gap (4px to 5px)`. */
function changedProperties({ pictures }: DifferencesWithSameCause): string {
  const changes = pictures.flatMap(({ styles }) => [
    ...new Map(styles.map((change) => [change.property, change])).values(),
  ])
  const byProperty = [...Map.groupBy(changes, ({ property }) => property)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  const names = byProperty.map(
    ([property, [one]]) => `${property} (${one?.before} to ${one?.after})`,
  )
  const more = names.length > maxNames ? [`${names.length - maxNames} more`] : []
  return [...names.slice(0, maxNames), ...more].join(', ')
}

/** Returns the summary of a comparison as Markdown: a row for each group. */
export function formatComparisonSummary(
  groups: readonly DifferencesWithSameCause[],
  decisions: readonly PictureReviewDecision[],
  {
    base,
    flaky,
    unseen,
    failures,
  }: {
    readonly base: string
    readonly flaky: readonly string[]
    readonly unseen: readonly string[]
    readonly failures: readonly string[]
  },
): string {
  const total = groups.reduce((sum, { pictures }) => sum + pictures.length, 0)
  const rows = groups.map((group, at) => {
    const { accepted, refused, open } = countReviewDecisions(group, decisions)
    const reasons = new Set(
      group.pictures.flatMap((one) => {
        const found = findReviewDecision(one, decisions)
        return found ? `${found.by}: ${found.why}` : []
      }),
    )
    const cells = [
      at + 1,
      [group.cause || 'No known cause', ...group.places.slice(0, maxNames)].join('; '),
      changedProperties(group),
      group.pictures.length,
    ]
    return `| ${[...cells, accepted, refused, open, [...reasons].join('; ')]
      .map((one) => cell(String(one)))
      .join(' | ')} |`
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
    ...(total === 0
      ? [failures.length > 0 ? 'No other picture is known to differ.' : 'Nothing differs.']
      : [
          '| group | possible causes | changed styles | pictures | accepted | refused | open | decided by |',
          '| ----- | --------------- | -------------- | -------- | -------- | ------- | ---- | ---------- |',
          ...rows,
          '',
          'A group is decided with `npm run visual:decide -- --group 1 --by "Name" --why "Reason"` (`--refuse` refuses it); commit `tests/visual/decisions.json`.',
        ]),
    ...(unseen.length > 0 ? ['', `Changes that no picture shows: ${unseen.join(', ')}`] : []),
    ...(flaky.length > 0 ? ['', `Differed once, not again: ${flaky.join(', ')}`] : []),
    '',
  ].join('\n')
}
