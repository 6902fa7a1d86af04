import { cookies } from '#data/consent/cookies.ts'
import { colourModeStorageKey } from './themeKey.ts'

/**
 * Applies the stored colour mode before the first paint, which avoids a flash; also marks the root element for styles:
 * scripts run, and a session exists. Inline and constant, so that the content security policy can allow its hash.
 */
export const themeScript = `(function(d){d.script='';if(/(^|; )${cookies.signedIn.name}=1/.test(document.cookie))d.signedIn='';try{var t=localStorage.getItem('${colourModeStorageKey}');if(!d.theme&&(t==='light'||t==='dark'))d.theme=t}catch(e){}})(document.documentElement.dataset)`
