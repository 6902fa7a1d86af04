import { style } from '@vanilla-extract/css'
import { panelCorners } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.block,
  alignItems: 'center',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})

export const copy = style({ display: 'grid', gap: space[24] })

export const points = style({
  display: 'grid',
  gap: space[12],
  paddingInlineStart: space[24],
  listStyle: 'disc',
})

export const code = style([
  panelCorners,
  {
    minInlineSize: 0,
    padding: 'clamp(1.25rem, 2.6vw, 2.5rem)',
    backgroundColor: vars.surface.tile,
    color: vars.text.high,
    fontFamily: 'ui-monospace, "Cascadia Code", Menlo, monospace',
    fontSize: fontSize.small,
    lineHeight: 1.7,
  },
])
