import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[12],
  inlineSize: 'fit-content',
  maxInlineSize: `calc(280px + 2 * ${space[24]})`,
  padding: space[24],
  borderRadius: vars.radius.tile,
  backgroundColor: vars.surface.subtle,
})

/** Hidden without script, because proof of work needs it. */
export const scripted = style({
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
})
