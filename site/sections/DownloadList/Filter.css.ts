import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space, minTouchTargetSize } from '#design-system/tokens/scale.ts'

/** Collapsible above the list; beside the list always open in browsers that support it. */
const alwaysOpen = 'selector(::details-content)'

export const root = style({
  borderRadius: vars.radius.tile,
  cornerShape: vars.radius.shape,
  backgroundColor: vars.surface.tile,
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { display: 'none' },
  },
  '@supports': {
    [alwaysOpen]: {
      '@media': {
        [media.wide]: {
          selectors: {
            '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' },
          },
        },
      },
    },
  },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: minTouchTargetSize,
  padding: `${space[12]} ${space[24]}`,
  fontWeight: fontWeight.strong,
  '@supports': {
    [alwaysOpen]: { '@media': { [media.wide]: { display: 'none' } } },
  },
})

export const form = style({ padding: `0 ${space[24]} ${space[24]}` })

export const facet = style({ display: 'inline-flex', alignItems: 'center', gap: space[12] })

export const submit = style({ display: 'grid', paddingBlockStart: space[24] })

globalStyle(`${form} summary`, {
  minBlockSize: space[48],
  paddingBlock: space[12],
  fontSize: fontSize.interface,
  letterSpacing: 'normal',
})
globalStyle(`${form} > details:first-child`, { borderBlockStart: 0 })
