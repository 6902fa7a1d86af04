/** Timeout in ms for operations that hang. It is long because tests must not fail on a busy machine. */
export const hangTimeout = 5 * 60_000
