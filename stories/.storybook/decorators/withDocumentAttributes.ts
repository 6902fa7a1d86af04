import type { Decorator } from '@storybook/react-vite'
import { getTextLanguageTag, parseStoryLocale } from '../../texts/siteTexts.ts'
import type { StorybookToolbarGlobals } from '../globals.ts'
import { reduceMotion } from './reduceMotion.ts'

/** Sets a `data-*` attribute of `<html>`, or removes it for the default value. */
function setDataAttribute(name: string, value: string | undefined): void {
  const { dataset } = document.documentElement
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

/** Applies page-wide globals to `<html>` before the story renders, so that no snapshot shows the previous ones. */
export const withDocumentAttributes: Decorator = (Story, context) => {
  const globals = context.globals as StorybookToolbarGlobals
  setDataAttribute('theme', globals.theme)
  setDataAttribute('brand', globals.brand ?? 'fern')
  setDataAttribute('contrast', globals.contrast)
  setDataAttribute('density', globals.density)
  const root = document.documentElement
  root.lang = getTextLanguageTag(parseStoryLocale(globals.locale))
  root.dir = globals.direction ?? 'ltr'
  reduceMotion(globals.motion === 'reduced')
  return Story()
}
