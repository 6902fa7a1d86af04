import { styleVariants } from '@vanilla-extract/css'
import { space } from '../tokens/scale.ts'

/** A distance between children, by the name of the distance. */
export const gap = styleVariants(space, (value) => ({ gap: value }))
