import { Schema } from 'effect'
import { type Device, type Platform, platforms } from '#data/device.ts'
import { OperatorRef, section, Text, Title } from '#data/fields.ts'

const App = Schema.Struct({
  title: Title,
  text: Text,
  stores: Schema.Array(
    Schema.Struct({
      platform: Schema.Literals(platforms).annotate({ description: 'The phone it is for' }),
      address: OperatorRef,
    }),
  )
    .check(Schema.isMinLength(1), Schema.isMaxLength(3))
    .annotate({ description: 'Where it can be had: addresses that the operator gives' }),
})

export const AppDownloadSchema = section(
  'AppDownload',
  {
    description:
      'Apps with the places they can be had from, and a code that brings this page to a phone. Which phone the visitor holds is only a hint: everything is always shown.',
    visitor: true,
    messages: [
      'app-download.code',
      'app-download.code.alt',
      'app-download.code.text',
      'app-download.in-app.text',
      'app-download.open-in-browser',
      'app-download.platform.android',
      'app-download.platform.android-file',
      'app-download.platform.ios',
      'app-download.this-device',
    ],
  },
  {
    apps: Schema.Array(App)
      .check(Schema.isMinLength(1), Schema.isMaxLength(4))
      .annotate({ description: 'The apps, in order' }),
  },
)

/** A place that an app can be had from. */
export interface AppStore {
  readonly platform: Platform
  /** None until the operator gives it; then `words` say so. */
  readonly href: string | undefined
  readonly words: string
}

/** What the loader adds to the config. */
export interface AppPlaces {
  readonly device: Device
  readonly apps: readonly (Omit<typeof App.Type, 'stores'> & {
    readonly stores: readonly AppStore[]
  })[]
  /** The page's own address. */
  readonly address: string
  /** The same as a QR code: modules on a side, and a path that fills the dark ones. */
  readonly code: { readonly size: number; readonly path: string }
}
export type AppDownloadProps = Omit<typeof AppDownloadSchema.Type, 'apps'> & {
  readonly places: AppPlaces
}
