import type { SectionExamples } from '../examples.ts'
import type { DownloadListProps, DownloadListSchema } from './DownloadList.schema.ts'
import { emptyList, list } from './downloads.examples.ts'

const props = {} satisfies typeof DownloadListSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { list: list('en') } },
  empty: { props, given: { list: emptyList('en') } },
  german: { locale: 'de', props, given: { list: list('de') } },
  chinese: { locale: 'cn', props, given: { list: list('cn') } },
} satisfies SectionExamples<typeof DownloadListSchema.Type, Pick<DownloadListProps, 'list'>>
