import { space } from '../tokens/scale.ts'
import { responsiveVariants } from './responsiveVariants.ts'

/** `gap` by breakpoint and name of the space token. */
export const gap = responsiveVariants(space, (value) => ({ gap: value }))
