import { Schema } from 'effect'
import type { QrCodePath } from '#data/downloads/qrCode.ts'
import { type VisitorDevice, type AppPlatform, appPlatforms } from '#data/analytics/device.ts'
import {
  OperatorEntryReferenceSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

const App = Schema.Struct({
  title: TitleSchema,
  text: TextSchema,
  stores: Schema.Array(
    Schema.Struct({
      platform: Schema.Literals(appPlatforms).annotate({
        description: 'Phone platform of the download',
      }),
      address: OperatorEntryReferenceSchema,
    }),
  )
    .check(Schema.isMinLength(1), Schema.isMaxLength(3))
    .annotate({ description: 'Download locations; the operator configures their addresses' }),
})

export const AppDownloadSchema = defineSectionSchema(
  'AppDownload',
  {
    description:
      'Apps with their download links, and a QR code that opens this page on a phone. The detected phone platform only decides the order: every link is always shown.',
    loader: {
      module: '#app/content/appDownload.server.ts',
      name: 'loadAppDownload',
      prop: 'places',
      options: ['apps'],
    },
    visitor: true,
  },
  {
    apps: Schema.Array(App)
      .check(Schema.isMinLength(1), Schema.isMaxLength(4))
      .annotate({ description: 'The apps, in order' }),
  },
)

/** Download link of an app for one platform. */
export interface AppStoreLinkContent {
  readonly platform: AppPlatform
  /** Undefined until the operator configures the address. */
  readonly href: string | undefined
}

/** Loader data: the apps with resolved download links. */
export interface AppDownloadLoaderData {
  readonly device: VisitorDevice
  readonly apps: readonly (Omit<typeof App.Type, 'stores'> & {
    readonly stores: readonly AppStoreLinkContent[]
  })[]
  /** Absolute URL of the page. */
  readonly address: string
  /** QR code of the URL. */
  readonly code: QrCodePath
}
export type AppDownloadProps = Omit<typeof AppDownloadSchema.Type, 'apps'> & {
  readonly places: AppDownloadLoaderData
}
