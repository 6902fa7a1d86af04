import type { SectionExamples } from '../examples.ts'
import type { DownloadListProps, DownloadListSchema } from './DownloadList.schema.ts'
import { createEmptyDownloadList, createExampleDownloadList } from './downloads.examples.ts'

const props = {} satisfies typeof DownloadListSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { list: createExampleDownloadList('en') } },
  empty: { props, given: { list: createEmptyDownloadList('en') } },
  german: { locale: 'de', props, given: { list: createExampleDownloadList('de') } },
  chinese: { locale: 'cn', props, given: { list: createExampleDownloadList('cn') } },
} satisfies SectionExamples<typeof DownloadListSchema.Type, Pick<DownloadListProps, 'list'>>
