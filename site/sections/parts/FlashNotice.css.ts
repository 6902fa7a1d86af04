import { style } from '@vanilla-extract/css'

/** Hidden when scripts run, because a toast shows the message. */
export const root = style({ selectors: { ':root[data-script] &': { display: 'none' } } })
