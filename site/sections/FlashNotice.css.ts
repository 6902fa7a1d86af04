import { style } from '@vanilla-extract/css'

/** Where scripts run, a toast says it. */
export const root = style({ selectors: { ':root[data-script] &': { display: 'none' } } })
