import type { SectionExamples } from '../examples.ts'
import type { DownloadableVideo } from '#data/content/media.ts'
import type { VideoListProps, VideoListSchema } from './VideoList.schema.ts'

const props = {} satisfies typeof VideoListSchema.Type

const videos = (title: string, summary: string, transcript: string): readonly DownloadableVideo[] =>
  (
    [
      ['dusk', 1280, 720, 8],
      ['stack', 720, 960, 8.5],
    ] as const
  ).map(([id, width, height, seconds]) => ({
    id,
    state: true,
    title,
    summary,
    transcript: [transcript],
    seconds,
    width,
    height,
    products: [],
    problems: ['installation', 'start-up'],
    version: '1.0',
    date: '2026-09-21',
    address: `/films/${id}.01234567.mp4`,
    bytes: 748_388,
  }))

/** Examples from typical to extreme content. */
export const examples = {
  default: {
    props,
    given: {
      videos: videos(
        'Stack a battery tower',
        'Foot, modules and power unit, in the order in which they are set.',
        'The foot stands on the floor. Four modules are set on it.',
      ),
    },
  },
  empty: { props, given: { videos: [] } },
  german: {
    locale: 'de',
    props,
    given: {
      videos: videos(
        'Einen Batterieturm stapeln und in Betrieb nehmen',
        'Fuß, Module und Leistungseinheit, in der Reihenfolge des Aufbaus.',
        'Der Fuß steht auf dem Boden. Darauf kommen vier Module.',
      ),
    },
  },
  chinese: {
    locale: 'cn',
    props,
    given: {
      videos: videos('堆叠一台储能系统', '底座、模组与功率单元，依次就位。', '底座放在地面上。'),
    },
  },
} satisfies SectionExamples<typeof VideoListSchema.Type, Pick<VideoListProps, 'videos'>>
