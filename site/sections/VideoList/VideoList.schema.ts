import { defineSectionSchema } from '#data/pages/configFields.ts'
import type { Video } from '#data/content/media.ts'

export const VideoListSchema = defineSectionSchema(
  'VideoList',
  {
    description: 'All videos with description, captions and transcript.',
    loader: { module: '#app/downloads/downloads.server.ts', name: 'loadVideoList', prop: 'videos' },
    source: ['videos', 'images', 'products'],
  },
  {},
)

/** Video in the language of the page, with its downloadable file. */
export interface VideoItem extends Video {
  readonly address: string
  readonly bytes: number
}
export type VideoListProps = typeof VideoListSchema.Type & {
  readonly videos: readonly VideoItem[]
}
