import { Schema } from 'effect'
import {
  OperatorTextSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

const Group = Schema.Struct({
  kind: TextSchema.annotate({
    description: 'Message id of the kind of shareholders, without names',
  }),
  text: TextSchema,
  share: Schema.Int.check(
    Schema.isGreaterThanOrEqualTo(1),
    Schema.isLessThanOrEqualTo(99),
  ).annotate({
    description: 'Their share in per cent',
  }),
})

export const ShareholdersSchema = defineSectionSchema(
  'Shareholders',
  {
    description:
      'Shareholders of the company by kind and share. Notes that the shares are illustrative until the operator has stated their source.',
    loader: {
      module: '#app/content/operator.server.ts',
      name: 'loadOperatorStatement',
      prop: 'record',
      options: ['record'],
    },
  },
  {
    title: TitleSchema,
    lead: TextSchema,
    groups: Schema.Array(Group)
      .check(
        Schema.isMinLength(2),
        Schema.isMaxLength(4),
        Schema.makeFilter((groups) => {
          const sum = groups.reduce((all, { share }) => all + share, 0)
          return sum === 100 || `the shares add up to 100, not to ${sum}`
        }),
      )
      .annotate({
        description: 'Two to four groups, the largest first; their shares add up to 100',
      }),
    record: OperatorTextSchema.annotate({
      description: 'Entry of content/operator.json that states date and source of the shares',
    }),
  },
)

export type ShareholdersProps = Omit<typeof ShareholdersSchema.Type, 'record'> & {
  /** Source of the shares as stated by the operator; undefined until then. */
  readonly record: string | undefined
}
