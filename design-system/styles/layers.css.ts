import { globalLayer } from '@vanilla-extract/css'

/** Rules that any component may overrule, whatever the order of style sheets. */
export const base = globalLayer('base')
