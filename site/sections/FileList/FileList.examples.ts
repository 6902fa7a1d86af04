import { createExampleDocuments } from '../DownloadList/downloads.examples.ts'
import type { SectionExamples } from '../examples.ts'
import type { FileListProps, FileListSchema } from './FileList.schema.ts'

const props = { title: 'product.documents' } satisfies typeof FileListSchema.Type
const product = 'three-phase-hybrid-inverter'

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { list: { files: createExampleDocuments('en'), product } } },
  named: {
    props: { title: 'page.support.downloads.title' },
    given: { list: { files: createExampleDocuments('en') } },
  },
  empty: { props, given: { list: { files: [], product } } },
  german: {
    locale: 'de',
    props,
    given: { list: { files: createExampleDocuments('de'), product } },
  },
  chinese: {
    locale: 'cn',
    props,
    given: { list: { files: createExampleDocuments('cn'), product } },
  },
} satisfies SectionExamples<typeof FileListSchema.Type, Pick<FileListProps, 'list'>>
