/** Prefix of the custom properties and classes, which keeps them apart from those of other style sheets. */
export const cssNamePrefix = 'fds-'
