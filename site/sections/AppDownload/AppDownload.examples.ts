import type { VisitorDevice } from '#data/analytics/device.ts'
import type { SectionExamples } from '../examples.ts'
import type {
  AppDownloadProps,
  AppDownloadSchema,
  AppDownloadLoaderData,
} from './AppDownload.schema.ts'

const title = 'page.app-download.ecos.title'
const text = 'page.app-download.ecos.text'
const props = {
  apps: [{ title, text, stores: [{ platform: 'ios', address: 'ecos-ios' }] }],
} satisfies typeof AppDownloadSchema.Type

/** The three finder patterns of a QR code; enough for a visual check. */
const finderPattern = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`
const code = { size: 33, path: finderPattern(4, 4) + finderPattern(22, 4) + finderPattern(4, 22) }

const places = (device: VisitorDevice, href?: string): AppDownloadLoaderData => ({
  device,
  apps: [
    {
      title,
      text,
      stores: [
        { platform: 'ios', href },
        { platform: 'android', href },
        { platform: 'android-file', href: undefined },
      ],
    },
  ],
  address: 'https://felcera.example/en/app-download',
  code,
})

const unknownDevice = { platform: undefined, inApp: false } as const

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { places: places(unknownDevice) } },
  phone: {
    props,
    given: {
      places: places({ platform: 'android', inApp: false }, 'https://felcera.example/app'),
    },
  },
  inApp: { props, given: { places: places({ platform: 'ios', inApp: true }) } },
  german: {
    locale: 'de',
    props,
    given: {
      places: places({ platform: 'ios', inApp: true }),
    },
  },
  chinese: {
    locale: 'cn',
    props,
    given: {
      places: places({ platform: 'android', inApp: true }),
    },
  },
} satisfies SectionExamples<typeof AppDownloadSchema.Type, Pick<AppDownloadProps, 'places'>>
