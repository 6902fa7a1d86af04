import { styleVariants } from '@vanilla-extract/css'
import { space } from '../tokens/scale.ts'

/** `gap` by the name of the space token. */
export const gap = styleVariants(space, (value) => ({ gap: value }))
