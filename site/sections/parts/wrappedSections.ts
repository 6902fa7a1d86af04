import { globalStyle } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'
import { opening, page, quiet } from './SectionLayout.css.ts'

/** Writes the rules of `SectionLayout` for adjacent sections that each stand in an element of a class; for style files. */
export function addWrappedSectionSpacingStyles(wrapper: string): void {
  const after = (before: string) => `${wrapper}:has(> ${before}) + ${wrapper} > ${page}`
  globalStyle(after(`:is(${page}, ${opening})`), { paddingBlockStart: 0 })
  globalStyle(after(quiet), { paddingBlockStart: space.block })
}
