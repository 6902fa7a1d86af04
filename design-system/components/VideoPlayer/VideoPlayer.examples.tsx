import type { ComponentExamples } from '../../examples.ts'
import type { VideoPlayerProps } from './VideoPlayer.tsx'

type Captions = VideoPlayerProps['captions']

const captions = (name: string): Record<'en' | 'de' | 'zh', Captions[0]> => ({
  en: { lang: 'en', label: 'English', src: `/films/${name}.en.vtt` },
  de: { lang: 'de', label: 'Deutsch', src: `/films/${name}.de.vtt` },
  zh: { lang: 'zh', label: '中文', src: `/films/${name}.zh.vtt` },
})

const film = (name: string, width: number, height: number) => {
  const { en, de, zh } = captions(name)
  return {
    sources: [
      { src: `/films/${name}.webm`, type: 'video/webm' as const },
      { src: `/films/${name}.mp4`, type: 'video/mp4' as const },
    ],
    poster: `/films/${name}.webp`,
    width,
    height,
    captions: [en, de, zh] satisfies Captions as Captions,
  }
}

const inGerman: Captions = [captions('turntable').de, captions('turntable').en]
const inChinese: Captions = [captions('stack').zh, captions('stack').en]

/** Examples of VideoPlayer: landscape and portrait, with captions, download and transcript. */
export const examples = {
  default: {
    props: {
      ...film('dusk', 1280, 720),
      label: 'Evening at a house: one light after the other comes on',
      download: { href: '/films/dusk.mp4', label: 'Download (MP4, 731 KB)' },
      transcript: {
        label: 'What the film shows',
        content:
          'Evening at a house with solar panels on its roof. The living room lights up, then the lamps over the battery and the charger; at last the light bar on the battery tower begins to glow.',
      },
    },
  },
  portrait: {
    props: { ...film('stack', 720, 960), label: 'A battery of four modules is put together' },
  },
  german: {
    lang: 'de',
    props: {
      ...film('turntable', 600, 800),
      captions: inGerman,
      label: 'Ein Batterieschrank für Gewerbe und Industrie dreht sich',
      download: { href: '/films/turntable.mp4', label: 'Herunterladen (MP4, 764 KB)' },
      transcript: {
        label: 'Beschreibung des Films',
        content: 'Ein weißer Batterieschrank dreht sich, bis seine Seite zu sehen ist, und zurück.',
      },
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: { ...film('stack', 720, 960), captions: inChinese, label: '四个模组组成一台储能系统' },
  },
} satisfies ComponentExamples<VideoPlayerProps>
