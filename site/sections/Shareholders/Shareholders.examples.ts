import type { SectionExamples } from '../examples.ts'
import type { ShareholdersProps, ShareholdersSchema } from './Shareholders.schema.ts'

const usual = {
  title: 'page.about-us.shareholders.title',
  lead: 'page.about-us.shareholders.lead',
  groups: [
    {
      kind: 'page.about-us.shareholders.founders.title',
      text: 'page.about-us.shareholders.founders.text',
      share: 44,
    },
    {
      kind: 'page.about-us.shareholders.funds.title',
      text: 'page.about-us.shareholders.funds.text',
      share: 28,
    },
    {
      kind: 'page.about-us.shareholders.staff.title',
      text: 'page.about-us.shareholders.staff.text',
      share: 16,
    },
    {
      kind: 'page.about-us.shareholders.industry.title',
      text: 'page.about-us.shareholders.industry.text',
      share: 12,
    },
  ],
  record: 'shareholders',
} satisfies typeof ShareholdersSchema.Type

const filled = 'Share register of 30 June 2026.'

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { record: undefined } },
  filled: { props: usual, given: { record: filled } },
  minimal: {
    props: {
      ...usual,
      groups: usual.groups.slice(0, 2).map((group, index) => ({ ...group, share: index ? 1 : 99 })),
    },
    given: { record: filled },
  },
  german: { locale: 'de', props: usual, given: { record: undefined } },
  chinese: { locale: 'cn', props: usual, given: { record: undefined } },
} satisfies SectionExamples<typeof ShareholdersSchema.Type, Pick<ShareholdersProps, 'record'>>
