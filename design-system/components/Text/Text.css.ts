import { styleVariants } from '@vanilla-extract/css'
import { languageTypeVars } from '../../tokens/typeVars.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, measure } from '../../tokens/scale.ts'
import { createLineLengthTerm } from '../../tokens/typography.ts'

const readable = `min(100%, var(${languageTypeVars.measure}))`

export const size = styleVariants({
  lead: {
    fontSize: fontSize.lead,
    lineHeight: `calc(var(${languageTypeVars.bodyLeading}) - .05)`,
    maxInlineSize: `min(${createLineLengthTerm(measure.lead)}, var(${languageTypeVars.measure}))`,
  },
  body: { fontSize: fontSize.body, maxInlineSize: readable },
  small: { fontSize: fontSize.small, maxInlineSize: readable },
  fine: { fontSize: fontSize.fine, maxInlineSize: readable },
})

export const tone = styleVariants({
  high: { color: vars.text.high },
  body: { color: vars.text.body },
  muted: { color: vars.text.muted },
  error: { color: vars.status.error.text },
  onPicture: { color: vars.picture.textQuiet },
})

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center', marginInline: 'auto' },
  end: { textAlign: 'end', marginInlineStart: 'auto' },
})

export const lines = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: count,
  overflow: 'hidden',
  overflowWrap: 'anywhere' as const,
}))
