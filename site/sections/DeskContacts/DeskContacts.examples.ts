import type { SectionExamples } from '../examples.ts'
import { createExampleDesks } from '../DeskFinder/desks.examples.ts'
import type { DeskContactsProps, DeskContactsSchema } from './DeskContacts.schema.ts'

const minimal = {
  title: 'page.open-api.apply.title',
  text: 'page.open-api.apply.text',
  desks: ['bavaria'],
} satisfies typeof DeskContactsSchema.Type
const usual = {
  ...minimal,
  desks: ['bavaria', 'new-south-wales'],
  action: { label: 'page.open-api.apply.action', href: '/platform/open-api/apply' },
} satisfies typeof DeskContactsSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { contacts: createExampleDesks('en').slice(0, 2) } },
  minimal: { props: minimal, given: { contacts: createExampleDesks('en').slice(0, 1) } },
  german: { locale: 'de', props: usual, given: { contacts: createExampleDesks('de') } },
  chinese: { locale: 'cn', props: usual, given: { contacts: createExampleDesks('cn') } },
} satisfies SectionExamples<typeof DeskContactsSchema.Type, Pick<DeskContactsProps, 'contacts'>>
