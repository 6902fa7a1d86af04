import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const status = style({ display: 'flex', alignItems: 'baseline', gap: space[8] })

const pill = { paddingInline: space[12], borderRadius: vars.radius.pill, fontWeight: 500 } as const

export const badge = styleVariants(
  { stable: vars.status.success, beta: vars.status.warning },
  ({ fill, text }) => ({ ...pill, backgroundColor: fill, color: text }),
)

export const guidance = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space[16],
  marginBlock: space[24],
})

const advice = (color: string) =>
  style({
    paddingBlockStart: space[12],
    borderBlockStart: `3px solid ${color}`,
  })

export const heading = style({ fontStyle: 'normal', fontWeight: 600 })
export const words = style({ margin: 0, fontSize: '.875rem', lineHeight: 1.55 })

export const use = advice(vars.status.success.text)
export const avoid = advice(vars.status.error.solid)
