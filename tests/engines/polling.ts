import { hangTimeout } from '../hangTimeout.ts'

/** Options of waits for a condition: the timeout, in ms, is for one that never becomes true. */
export const pollingOptions = { timeout: hangTimeout / 5, interval: 50 }
