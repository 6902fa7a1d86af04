import { cookies } from '#data/cookies.ts'
import { themeKey } from './themeKey.ts'

/**
 * Runs before first paint, so that a stored colour mode never flashes the other one; also tells the
 * styles that scripts run, and that somebody is signed in. Inline and constant: its hash stands in the content security policy.
 */
export const themeScript = `(function(d){d.script='';if(/(^|; )${cookies.signedIn.name}=1/.test(document.cookie))d.signedIn='';try{var t=localStorage.getItem('${themeKey}');if(!d.theme&&(t==='light'||t==='dark'))d.theme=t}catch(e){}})(document.documentElement.dataset)`
