import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { duration, easing, fontWeight, space } from '../../tokens/scale.ts'

export const variant = styleVariants({
  inline: {
    color: vars.text.link,
    textDecoration: 'underline',
    textDecorationThickness: '.06em',
    textUnderlineOffset: '.2em',
    selectors: { '&:hover': { textDecorationThickness: '.12em' } },
  },
  more: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    color: vars.text.link,
    fontWeight: fontWeight.strong,
    overflowWrap: 'anywhere',
    selectors: {
      // Enlarges the target to 44 px.
      '&::after': { content: '""', position: 'absolute', insetBlock: '-.6rem', insetInline: 0 },
    },
  },
  quiet: { selectors: { '&:hover, &[aria-current]': { color: vars.text.high } } },
})

globalStyle(`${variant.more}:hover > svg`, { translate: '3px 0' })
globalStyle(`${variant.more} > svg`, { transition: `translate ${duration.state} ${easing}` })

globalStyle(`[dir=rtl] ${variant.more}:hover > svg`, { translate: '-3px 0' })

// Aligns the icon with the text line.
globalStyle(`${variant.inline} > svg, ${variant.quiet} > svg`, {
  display: 'inline-block',
  marginInlineStart: '.25em',
  verticalAlign: '-.1em',
})
