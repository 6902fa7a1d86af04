import type { LoaderFunctionArgs } from 'react-router'
import { encode } from 'uqr'
import { deviceOf } from '#data/device.ts'
import { type Locale, localizePath } from '#data/locales.ts'
import { operator } from '#generated/operator.ts'
import type { AppPlaces, AppStore } from '#sections/AppDownload/AppDownload.schema.ts'
import { inLanguage, placeOf } from './records.server.ts'

interface Options {
  readonly apps: readonly (Omit<AppPlaces['apps'][number], 'stores'> & {
    readonly stores: readonly {
      readonly platform: AppStore['platform']
      readonly address: string
    }[]
  })[]
}

/** Where apps can be had, what the visitor seems to hold, and this page's address as a code. */
export function appPlaces(args: LoaderFunctionArgs, { apps }: Options): AppPlaces {
  const { locale, path } = placeOf(args)
  const address = args.url.origin + localizePath(locale, path)
  return {
    device: deviceOf(args.request.headers.get('user-agent') ?? ''),
    apps: apps.map(({ stores, ...app }) => ({
      ...app,
      stores: stores.map(({ platform, address: name }) => ({ platform, ...said(name, locale) })),
    })),
    address,
    code: codeOf(address),
  }
}

/** What the operator says, or the words that stand there until then. */
function said(name: string, locale: Locale): Omit<AppStore, 'platform'> {
  const entry = operator[name]
  const { label = '', value = null } = entry ? inLanguage(entry, locale) : {}
  return { words: label, href: typeof value === 'string' ? value : undefined }
}

/** A QR code of middle error correction with its quiet zone, as one path of squares. */
function codeOf(text: string): AppPlaces['code'] {
  const { size, data: rows } = encode(text, { ecc: 'M', border: 4 })
  const squares = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return { size, path: squares.join('') }
}
