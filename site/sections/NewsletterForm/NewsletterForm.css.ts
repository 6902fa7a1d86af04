import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

/** One column, as wide as what is typed into it. */
export const root = style({ display: 'grid', gap: space[32], maxInlineSize: '34rem' })
export const form = style({ display: 'grid', gap: space[24], justifyItems: 'stretch' })
export const submit = style({ justifySelf: 'start' })
/** What became of the form; takes no room while there is nothing to say. */
export const notice = style({ selectors: { '&:empty': { display: 'none' } } })
