import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'

const hairline = `1px solid ${vars.border.hairline}`

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})

export const size = styleVariants({ numeral: {}, fact: {} })

export const count = styleVariants({ 2: 2, 3: 3, 4: 4, 5: 5 }, (columns) => ({
  '@media': {
    [columns === 5 ? media.wide : media.desktop]: {
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    },
  },
}))

/** Two beside each other: the others of each row and the next rows begin with a line. */
const inPairs = (list: string, condition: string, padding: string) => {
  const rule = (which: string, style: Parameters<typeof globalStyle>[1]) =>
    globalStyle(`${list} > ${which}`, { '@media': { [condition]: style } })
  rule('div', { paddingBlock: padding, paddingInlineEnd: space[16] })
  rule(':nth-child(even)', { paddingInlineStart: '1.25rem', borderInlineStart: hairline })
  rule(':nth-child(n + 3)', { borderBlockStart: hairline })
  rule(':last-child:nth-child(odd)', { gridColumn: '1 / -1' })
}

/** All beside each other: a line before each but the first. */
const inARow = (list: string, condition: string, padding: object) => {
  const rule = (which: string, style: Parameters<typeof globalStyle>[1]) =>
    globalStyle(`${list} > ${which}`, { '@media': { [condition]: style } })
  rule('div', padding)
  rule('div + div', { borderInlineStart: hairline })
  rule(':first-child', { paddingInlineStart: 0 })
}

const few = `:where(${count[2]}, ${count[3]}, ${count[4]})`
const band = { paddingBlock: space[8], paddingInline: 'clamp(1rem, 2vw, 2rem)' }
const facts = { paddingBlock: '2.25rem', paddingInline: space[24] }

inPairs(`${size.numeral}${few}`, media.mobile, space[24])
inARow(`${size.numeral}${few}`, media.desktop, band)
inPairs(`${size.fact}${few}`, media.mobile, '1.25rem')
inARow(`${size.fact}${few}`, media.desktop, facts)
for (const [list, padding, row] of [
  [size.numeral, space[24], band],
  [size.fact, '1.25rem', facts],
] as const) {
  inPairs(`${list}${count[5]}`, media.folded, padding)
  inARow(`${list}${count[5]}`, media.wide, row)
}
globalStyle(`${size.fact} > div`, { gap: space[8] })
