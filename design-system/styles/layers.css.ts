import { globalLayer } from '@vanilla-extract/css'
import { layers } from './layers.ts'

/** Cascade layer of base rules. */
export const base = globalLayer(layers.base)
