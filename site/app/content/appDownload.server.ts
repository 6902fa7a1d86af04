import type { LoaderFunctionArgs } from 'react-router'
import { encode } from 'uqr'
import { parseDevice } from '#data/analytics/device.ts'
import { localizePath } from '#data/locale/locales.ts'
import type { AppDownloadData, AppStoreLink } from '#sections/AppDownload/AppDownload.schema.ts'
import { operatorValue } from './operator.server.ts'
import { placeOf } from './records.server.ts'

interface Options {
  readonly apps: readonly (Omit<AppDownloadData['apps'][number], 'stores'> & {
    readonly stores: readonly {
      readonly platform: AppStoreLink['platform']
      readonly address: string
    }[]
  })[]
}

/** Loads the store links of the apps, the visitor's device, and a QR code of this page. */
export function appPlaces(args: LoaderFunctionArgs, { apps }: Options): AppDownloadData {
  const { locale, path } = placeOf(args)
  const address = args.url.origin + localizePath(locale, path)
  return {
    device: parseDevice(args.request.headers.get('user-agent') ?? ''),
    apps: apps.map(({ stores, ...app }) => ({
      ...app,
      stores: stores.map(({ platform, address: name }) => ({
        platform,
        href: operatorValue(name, locale),
      })),
    })),
    address,
    code: qrCode(address),
  }
}

/** Creates a QR code (error correction M, with quiet zone) as an SVG path. */
function qrCode(text: string): AppDownloadData['code'] {
  const { size, data: rows } = encode(text, { ecc: 'M', border: 4 })
  const squares = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return { size, path: squares.join('') }
}
