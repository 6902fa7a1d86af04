import type { Decorator } from '@storybook/react-vite'
import { textTag, localeOf } from '../words/siteWords.ts'
import type { Globals } from './globals.ts'
import { reduceMotion } from './reduceMotion.ts'

/** Sets a `data-*` attribute of `<html>`; what is usual has none, as on the site. */
function mark(name: string, value: string | undefined): void {
  const { dataset } = document.documentElement
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

/** What the toolbars say about a whole page stands on `<html>`, before the story renders: no picture shows the old ones. */
export const onDocument: Decorator = (Story, context) => {
  const globals = context.globals as Globals
  mark('theme', globals.theme)
  mark('brand', globals.brand ?? 'fern')
  mark('contrast', globals.contrast)
  const root = document.documentElement
  root.lang = textTag(localeOf(globals.locale))
  root.dir = globals.direction ?? 'ltr'
  reduceMotion(globals.motion === 'reduced')
  return Story()
}
