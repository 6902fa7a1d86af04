import { defineSectionSchema } from '#data/pages/configFields.ts'
import type { DownloadableVideo } from '#data/content/media.ts'

export const VideoListSchema = defineSectionSchema(
  'VideoList',
  {
    description: 'All videos with description, captions and transcript.',
    loader: { module: '#app/downloads/downloads.server.ts', name: 'loadVideoList', prop: 'videos' },
    source: ['videos', 'images', 'products'],
  },
  {},
)

export type VideoListProps = typeof VideoListSchema.Type & {
  readonly videos: readonly DownloadableVideo[]
}
