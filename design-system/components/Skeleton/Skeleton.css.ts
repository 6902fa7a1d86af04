import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'

const pulse = keyframes({ '50%': { opacity: 0.45 } })

export const root = style({ display: 'grid', gap: space[12] })

export const placeholder = style({
  backgroundColor: vars.border.hairline,
  '@media': {
    [media.motion]: { animation: `${pulse} 1.6s ease-in-out infinite` },
    [media.forcedColors]: { border: '1px solid' },
  },
})

export const variant = styleVariants({
  text: {
    blockSize: '.9em',
    borderRadius: '4px',
    selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
  },
  title: { blockSize: '2rem', inlineSize: 'min(100%, 18rem)', borderRadius: vars.radius.control },
  row: { blockSize: space[64], borderRadius: vars.radius.small },
  picture: { aspectRatio: '3 / 2', borderRadius: vars.radius.tile, cornerShape: vars.radius.shape },
})
