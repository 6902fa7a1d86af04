import type { LoaderFunctionArgs } from 'react-router'
import { filterDownloads, serializeFilterSelection } from '#data/downloads/downloadFilters.ts'
import { locales, localizePath } from '#data/locale/locales.ts'
import { parseFilterSelection, listDownloadsOfLocale } from './downloads.server.ts'
import { site } from '#generated/site.ts'
import { readRequestLocation } from '../content/records.server.ts'
import { requestContext } from '../pages/requestContext.ts'
import { formatText } from '../messages/messages.server.ts'

const maxEntries = 100

/** Serves the filtered list of downloads as an Atom feed, newest first. */
export function loader(args: LoaderFunctionArgs): Response {
  const { locale } = readRequestLocation(args)
  const { now } = args.context.get(requestContext)
  const choices = parseFilterSelection(args)
  const { origin, pathname } = args.url
  const query = serializeFilterSelection(choices).replace(/^\?$/, '')
  const files = filterDownloads(listDownloadsOfLocale(locale), choices, now)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, maxEntries)
  const time = (date: string) => `${date}T00:00:00Z`
  const pageUrl = origin + localizePath(locale, '/support-center/downloads') + query
  const entries = files.map(
    ({ id, title, version, date, address, bytes, document }) => `
  <entry>
    <id>${escape(origin + address)}</id>
    <title>${escape(title)}</title>
    <updated>${time(date)}</updated>
    <summary>${escape(formatText(locale, 'document.version', { n: version }))}</summary>
    <link rel="alternate" href="${escape(origin + address)}"/>
    <link rel="enclosure" href="${escape(origin + address)}" type="${mediaTypes[document]}"${bytes === undefined ? '' : ` length="${bytes}"`}/>
    <category term="${escape(id)}"/>
  </entry>`,
  )
  const body = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[locale].textTag}">
  <id>${escape(origin + pathname + query)}</id>
  <title>${escape(formatText(locale, 'page.downloads.title'))}</title>
  <updated>${time(files[0]?.date ?? '1970-01-01')}</updated>
  <author><name>${escape(site.brand.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escape(origin + pathname + query)}"/>
  <link rel="alternate" type="text/html" href="${escape(pageUrl)}"/>${entries.join('')}
</feed>
`
  return new Response(body, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

const mediaTypes = { pdf: 'application/pdf', video: 'video/mp4', image: 'image/webp' } as const

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes.get(character) ?? character)
