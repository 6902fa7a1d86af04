/** Every limit of the server in one place. Sizes are bytes, times milliseconds. */
export const limits = {
  /** Largest request body. */
  body: 64 * 1024,
  /** Largest request header block. */
  headers: 16 * 1024,
  /** Time a client has to send its headers. */
  headersTime: 10_000,
  /** Time a client has to send the whole request. */
  requestTime: 30_000,
  /** Time an unused connection stays open. */
  keepAliveTime: 5_000,
  /** Time open requests get to finish after SIGTERM. */
  drainTime: 20_000,
  /** Time the database has for what one call asks of it; a call then answers 503. */
  databaseTime: 2_500,
  /** Connections of one process to the database. */
  databaseConnections: 10,
  /** Deliveries one worker takes at once. */
  deliveryBatch: 50,
  /** Deliveries under way at the same time. */
  deliveryConcurrency: 10,
  /** Time a worker has for its batch before another may take it. */
  deliveryLease: 120_000,
  /** Time between two looks for new deliveries. */
  deliveryPause: 500,
  /** Time the mail server or a webhook has for an answer. */
  deliveryTime: 15_000,
  /** Tries before a delivery is given up. */
  deliveryAttempts: 12,
  /** Longest wait between two tries. */
  deliveryBackOff: 3_600_000,
  /** Mails kept as files where there is no mail server. */
  mailFiles: 200,
  /** Mails an address gets that someone else can cause, in a day. */
  mailsPerDay: 5,
  /** Time a link to confirm a subscription is good for. */
  confirmTime: 7 * 86_400_000,
  /** Time a key stands for the answer that was given. */
  keyTime: 86_400_000,
  /** Time in which an equal form without a key is the same form. */
  sameFormTime: 600_000,
  /** Characters of the token in a mailed link. */
  linkToken: 100,
  /** Characters of an idempotency key. */
  keyText: 100,
  /** Languages read from an Accept-Language header. */
  languages: 20,
  /** Characters of a path that logs show. */
  loggedPath: 200,
  /** Reports in one Reporting API post. */
  reports: 20,
  /** Characters of one text in a client error. */
  errorText: 500,
  /** Characters of the stack in a client error. */
  errorStack: 2_000,
  /** Characters of an address or a policy in a browser's report. */
  reportText: 8_192,
} as const

/** How often something may happen in a window. */
export interface RateLimit {
  readonly count: number
  readonly window: number
}

/** Rate limits, for one address and for its network (IPv4 /24, IPv6 /64). */
export const rateLimits = {
  clientErrors: {
    address: { count: 30, window: 60_000 },
    network: { count: 120, window: 60_000 },
  },
  enquiries: {
    address: { count: 10, window: 600_000 },
    network: { count: 60, window: 600_000 },
  },
  newsletter: {
    address: { count: 10, window: 600_000 },
    network: { count: 60, window: 600_000 },
  },
} as const satisfies Record<string, { address: RateLimit; network: RateLimit }>

/** Entries a rate limiter remembers before it forgets the oldest. */
export const rateLimitEntries = 10_000
