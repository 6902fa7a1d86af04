import { cookies } from '#data/consent/cookies.ts'
import type { Locale } from '#data/locale/locales.ts'
import { media } from '#design-system'
import { fontFiles } from '#generated/theme.ts'
import { colourModeStorageKey } from './themeKey.ts'

/** Font file and the media condition under which pages use it. */
interface FontPreload {
  readonly href: string
  readonly media?: string
}

/** Lists the font files that a page uses: German headings are narrow on phones. */
export const listFontPreloads = (locale: Locale): readonly FontPreload[] =>
  fontFiles.flatMap(({ file, narrow }) =>
    locale === 'de' && narrow !== undefined
      ? [
          { href: file, media: media.desktop },
          { href: narrow, media: media.mobile },
        ]
      : [{ href: file }],
  )

/** Round trip in ms up to which preloaded fonts come before the first paint, for which browsers wait 50 ms at most. */
const quickRoundTrip = 50

/** Applies the stored colour mode, which avoids a flash, and marks the root for styles: scripts run, and a session exists. */
const markRoot = (): string =>
  `d.script='';if(/(^|; )${cookies.signedIn.name}=1/.test(document.cookie))d.signedIn='';try{var t=localStorage.getItem('${colourModeStorageKey}');if(!d.theme&&(t==='light'||t==='dark'))d.theme=t}catch(e){}`

/**
 * Loads fonts before the first paint, or after the page on a slow connection: the first page of a visit is then shown in their fallbacks,
 * as the fonts would delay text and picture.
 */
const loadFonts = (locale: Locale): string =>
  `function g(r){${JSON.stringify(listFontPreloads(locale))}.forEach(function(f){document.head.append(Object.assign(document.createElement('link'),{rel:r,as:'font',type:'font/woff2',crossOrigin:''},f))})}if(c&&c.rtt>${quickRoundTrip}&&document.referrer.indexOf(location.origin+'/')){d.fonts='later';addEventListener('load',function(){g('prefetch')})}else g('preload')`

/**
 * Script in the head of documents, before the first paint: inline, and the same on all pages of a locale, so that the content security policy
 * can allow its hash.
 */
export const makeHeadScript = (locale: Locale): string =>
  `(function(d,c){${markRoot()}${fontFiles.length > 0 ? loadFonts(locale) : ''}})(document.documentElement.dataset,navigator.connection)`
