import type { LoaderFunctionArgs } from 'react-router'
import { parseVisitorDevice } from '#data/analytics/device.ts'
import { localizePath } from '#data/locale/locales.ts'
import type {
  AppDownloadLoaderData,
  AppStoreLinkContent,
} from '#sections/AppDownload/AppDownload.schema.ts'
import { getOperatorEntryValue } from './operator.server.ts'
import { createQrCode } from './qrCode.server.ts'
import { readRequestLocation } from './records.server.ts'

interface Options {
  readonly apps: readonly (Omit<AppDownloadLoaderData['apps'][number], 'stores'> & {
    readonly stores: readonly {
      readonly platform: AppStoreLinkContent['platform']
      readonly address: string
    }[]
  })[]
}

/** Loads the store links of the apps, the visitor's device, and a QR code of this page. */
export function loadAppDownload(
  args: LoaderFunctionArgs,
  { apps }: Options,
): AppDownloadLoaderData {
  const { locale, path } = readRequestLocation(args)
  const address = args.url.origin + localizePath(locale, path)
  return {
    device: parseVisitorDevice(args.request.headers.get('user-agent') ?? ''),
    apps: apps.map(({ stores, ...app }) => ({
      ...app,
      stores: stores.map(({ platform, address: name }) => ({
        platform,
        href: getOperatorEntryValue(name, locale),
      })),
    })),
    address,
    code: createQrCode(address),
  }
}
