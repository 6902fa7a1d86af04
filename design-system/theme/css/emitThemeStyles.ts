import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import type { DefinedTheme } from '../defineTheme.ts'
import {
  listDataColourStyleRules,
  listFontFaces,
  type ThemeCssRule,
  listThemeRules,
} from './listThemeRules.ts'

const rootOf = ({ name }: DefinedTheme) => `:root[data-brand=${name}]`

const emit = (rules: readonly ThemeCssRule[]): void => {
  for (const { selector, media, values } of rules)
    globalStyle(
      selector,
      media === undefined ? { vars: values } : { '@media': { [media]: { vars: values } } },
    )
}

/** Emits the custom properties and font faces of a theme, for a document whose root has `data-brand=<name>`. */
export function emitThemeStyles(theme: DefinedTheme): void {
  emit(listThemeRules(theme, rootOf(theme)))
  for (const { family, descriptors } of listFontFaces(theme))
    globalFontFace(family, descriptors as Parameters<typeof globalFontFace>[1])
}

/** Emits the custom properties of a theme's data colours, for a document whose root has `data-brand=<name>`. */
export function emitDataColourStyles(theme: DefinedTheme): void {
  emit(listDataColourStyleRules(theme, rootOf(theme)))
}
