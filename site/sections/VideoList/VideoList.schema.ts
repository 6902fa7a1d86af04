import { section } from '#data/fields.ts'
import type { Video } from '#data/media.ts'

export const VideoListSchema = section(
  'VideoList',
  {
    description: 'Every film with what it shows, its captions and its transcript.',
    source: ['videos', 'images', 'products'],
    messages: [
      'document.datasheet',
      'document.installation-guide',
      'document.user-manual',
      'download.seconds',
      'download.size.kb',
      'download.size.mb',
      'download.title',
      'faq.problem.communication',
      'faq.problem.fault-codes',
      'faq.problem.installation',
      'faq.problem.maintenance',
      'faq.problem.operation',
      'faq.problem.safety',
      'faq.problem.start-up',
      'faq.problem.warranty',
      'list.empty',
      'video.captions.de',
      'video.captions.en',
      'video.captions.zh',
      'video.download',
      'video.silent',
      'video.transcript',
    ],
  },
  {},
)

/** A film in one language, with the file that can be taken along. */
export interface VideoItem extends Video {
  readonly address: string
  readonly bytes: number
}
export type VideoListProps = typeof VideoListSchema.Type & {
  readonly videos: readonly VideoItem[]
}
