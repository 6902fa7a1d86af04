import { globalLayer } from '@vanilla-extract/css'

/** Cascade layer of base rules that any component overrides, regardless of style sheet order. */
export const base = globalLayer('base')
