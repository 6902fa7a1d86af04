import { globalLayer } from '@vanilla-extract/css'
import { cascadeLayers } from './layers.ts'

/** Cascade layer of base rules. */
export const base = globalLayer(cascadeLayers.base)
