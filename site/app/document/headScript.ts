import { cookies } from '#data/consent/cookies.ts'
import type { Locale } from '#data/locale/locales.ts'
import { media } from '#design-system'
import { fontFiles } from '#generated/theme.ts'
import { colourModeStorageKey } from './themeKey.ts'

/** Font file and the media condition under which pages use it. */
interface FontPreload {
  readonly href: string
  readonly media: string
}

/** Lists the font files that a page uses: German headings are narrow on phones. */
export const listFontPreloads = (locale: Locale): readonly FontPreload[] =>
  fontFiles.flatMap(({ file, narrow }) => [
    { href: file, media: media.desktop },
    { href: locale === 'de' && narrow !== undefined ? narrow : file, media: media.mobile },
  ])

/**
 * Script in the head of documents, before the first paint: applies the stored colour mode, which avoids a flash, and marks the root for
 * styles: scripts run, and a session exists. Inline and constant, so that the content security policy can allow its hash.
 */
export const documentHeadScript = `(function(d){d.script='';if(/(^|; )${cookies.signedIn.name}=1/.test(document.cookie))d.signedIn='';try{var t=localStorage.getItem('${colourModeStorageKey}');if(!d.theme&&(t==='light'||t==='dark'))d.theme=t}catch(e){}})(document.documentElement.dataset)`
