import { watchErrors } from './errors.ts'
import { wakeIslands } from './islandLoader.ts'
import { bindMenus } from './menus.ts'
import { guardReload } from './reloadGuard.ts'
import { bindTheme } from './theme.ts'

/** The script of every page: small enough to be sent everywhere, loads the rest when it is used. */
function start(): void {
  watchErrors()
  guardReload()
  bindTheme()
  bindMenus()
  wakeIslands()
}

const page = document as Document & { prerendering?: boolean }
if (page.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
