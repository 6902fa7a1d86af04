import { cookies } from '#data/cookies.ts'

/** Storage key of the visitor's colour mode: `light`, `dark`, or nothing for system. */
export const themeKey = 'felcera_theme'

/**
 * Runs before first paint, so that a stored colour mode never flashes the other one; also tells the
 * styles that scripts run, and that somebody is signed in. Inline and constant: its hash stands in the content security policy.
 */
export const themeScript = `(function(d){d.script='';if(/(^|; )${cookies.signedIn.name}=1/.test(document.cookie))d.signedIn='';try{var t=localStorage.getItem('${themeKey}');if(!d.theme&&(t==='light'||t==='dark'))d.theme=t}catch(e){}})(document.documentElement.dataset)`
