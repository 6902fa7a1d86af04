import { hangTimeout } from '../hangTimeout.ts'

/** Timeout in ms of a condition that never becomes true. */
export const waitLimit = hangTimeout / 5
