import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'

const hairline = `1px solid ${vars.border.hairline}`
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/** Adapts to its own width; in rem, so that larger text switches to two columns earlier. */
export const container = style({ containerType: 'inline-size' })
const minWidth = { two: '15rem', few: '42rem', five: '60rem' } as const

export const root = style({
  display: 'grid',
  ...columns(1),
  '@container': { [`(inline-size >= ${minWidth.two})`]: columns(2) },
})
export const size = styleVariants({ numeral: {}, fact: {} })
export const count = styleVariants({ 2: 2, 3: 3, 4: 4, 5: 5 }, (items) => ({
  '@container': {
    [`(inline-size >= ${items === 5 ? minWidth.five : minWidth.few})`]: columns(items),
  },
}))

const look = {
  numeral: {
    stacked: space[24],
    inRow: { paddingBlock: space[8], paddingInline: 'clamp(1rem, 2vw, 2rem)' },
  },
  fact: {
    stacked: '1.25rem',
    inRow: { paddingBlock: '2.25rem', paddingInline: space[24] },
  },
} as const

for (const [name, { stacked, inRow }] of Object.entries(look))
  for (const [list, width] of [
    [`:is(${count[5]})`, minWidth.five],
    [`:is(${count[2]}, ${count[3]}, ${count[4]})`, minWidth.few],
  ] as const) {
    const rule = (which: string, condition: string, style: GlobalStyleRule) =>
      globalStyle(`${size[name as keyof typeof size]}${list} > ${which}`, {
        '@container': { [condition]: style },
      })
    rule('div', `(inline-size < ${width})`, { paddingBlock: stacked })
    rule('div + div', `(inline-size < ${minWidth.two})`, { borderBlockStart: hairline })
    const narrow = `(${minWidth.two} <= inline-size < ${width})`
    rule(':nth-child(even)', narrow, { paddingInlineStart: '1.25rem', borderInlineStart: hairline })
    rule(':nth-child(n + 3)', narrow, { borderBlockStart: hairline })
    rule(':last-child:nth-child(odd)', narrow, { gridColumn: '1 / -1' })
    const wide = `(inline-size >= ${width})`
    rule('div', wide, inRow)
    rule('div + div', wide, { borderInlineStart: hairline })
    rule(':first-child', wide, { paddingInlineStart: 0 })
  }

globalStyle(`${size.fact} > div`, { gap: space[8] })
