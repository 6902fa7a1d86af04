import { Schema } from 'effect'
import type { LocalizedContactDesk } from '#data/content/support.ts'
import {
  ActionLinkSchema,
  createRecordReferenceSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

export const DeskContactsSchema = defineSectionSchema(
  'DeskContacts',
  {
    description: 'Contact details of desks, with a button to a form.',
    source: 'desks',
    loader: {
      module: '#app/content/support.server.ts',
      name: 'loadDeskContacts',
      prop: 'contacts',
      options: ['desks'],
    },
  },
  {
    title: TitleSchema,
    text: TextSchema,
    desks: Schema.Array(createRecordReferenceSchema('desks'))
      .check(Schema.isMinLength(1), Schema.isMaxLength(6))
      .annotate({ description: 'One to six desks in order' }),
    action: Schema.optionalKey(ActionLinkSchema.annotate({ description: 'Button to a form' })),
  },
)
export type DeskContactsProps = Omit<typeof DeskContactsSchema.Type, 'desks'> & {
  readonly contacts: readonly LocalizedContactDesk[]
}
