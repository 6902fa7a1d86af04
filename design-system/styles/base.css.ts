import { globalStyle } from '@vanilla-extract/css'
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { fontSize, fontWeight, measure } from '../tokens/scale.ts'
import { base } from './layers.css.ts'
import { media } from './media.ts'
import { calculateLineLength } from '../tokens/typography.ts'
import { languageTypeVars } from '../tokens/typeVars.ts'

const rule = (selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [base]: style } })

rule('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0 })

rule(':root', {
  fontSize: '100%',
  textSizeAdjust: '100%',
  accentColor: vars.control.checked,
  scrollPaddingBlockStart: '5rem',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
})

rule('body', {
  minBlockSize: '100svb',
  overflowX: 'clip',
  fontSize: fontSize.body,
  lineHeight: `var(${languageTypeVars.bodyLeading})`,
  overflowWrap: 'break-word',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
})

rule('img, svg, video', { display: 'block', maxInlineSize: '100%' })
rule('img, video', { blockSize: 'auto' })
rule('a', { color: 'inherit', textDecoration: 'none' })
// Rounds the corners of the focus ring.
rule('a, summary', { borderRadius: '4px' })
rule('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
})
rule('button', { background: 'none', border: 0, cursor: 'pointer' })
rule('ul, ol', { listStyle: 'none' })
rule('summary', { cursor: 'pointer', listStyle: 'none' })
rule('summary::-webkit-details-marker', { display: 'none' })
rule('fieldset', { border: 0, minInlineSize: 0 })
rule('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' })
rule('p', { textWrap: 'pretty' })
rule('b, strong', { fontWeight: fontWeight.strong })
rule('[hidden]', { display: 'none' })

rule(':focus-visible', { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '3px' })
// Neither focus colour is safe on photographs: white with a dark halo is visible on any background.
rule('[data-on-picture] :focus-visible', {
  outlineColor: vars.picture.text,
  boxShadow: `0 0 0 7px ${vars.picture.halo}`,
})

rule('::selection', { backgroundColor: vars.selection.fill, color: vars.selection.text })

const forced = (selector: string, style: StyleRule) =>
  rule(selector, { '@media': { [media.forcedColors]: style } })

// Fills and gradients are not drawn in forced colours: selected elements get an outline inside their edge.
forced(':is([aria-pressed=true], [aria-selected=true], [aria-checked=true]):not(:focus-visible)', {
  outline: '2px solid Highlight',
  outlineOffset: '-2px',
})
forced('[aria-current]:not([aria-current=false])', {
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
})
forced(':disabled, [aria-disabled=true]', { color: vars.text.disabled })

// The skip link focuses the content; an outline around the whole page content would not help.
rule('main:focus-visible', { outline: 'none' })
rule(':root, [lang]', {
  vars: {
    [languageTypeVars.tracking]: '1',
    [languageTypeVars.headingLeading]: '0',
    [languageTypeVars.bodyLeading]: '1.55',
    [languageTypeVars.headingWeight]: `var(${languageTypeVars.themeHeadingWeight})`,
    [languageTypeVars.stretch]: '100%',
    [languageTypeVars.headingZero]: `var(${languageTypeVars.themeHeadingZero})`,
    [languageTypeVars.measure]: calculateLineLength(measure.body),
  },
})
rule('[lang|=zh]', {
  vars: {
    [languageTypeVars.tracking]: '0',
    [languageTypeVars.headingLeading]: '.18',
    [languageTypeVars.bodyLeading]: '1.75',
    [languageTypeVars.headingWeight]: '600',
    [languageTypeVars.measure]: '38em',
  },
  textAutospace: 'normal',
})
rule('[lang|=zh] p', { textWrap: 'wrap' })
// At full width the longest German words overflow a 390 px screen. All text in the display face is narrow, so that one file is loaded.
rule('[lang|=de]', {
  '@media': {
    [media.mobile]: {
      vars: {
        [languageTypeVars.stretch]: '86%',
        [languageTypeVars.headingZero]: `var(${languageTypeVars.narrowHeadingZero})`,
      },
    },
  },
})

globalStyle('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    [media.print]: { boxShadow: 'none !important', textShadow: 'none !important' },
  },
})
