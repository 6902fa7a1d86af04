/** Limits of the server. Sizes are in bytes, times in milliseconds unless noted. */
export const serverLimits = {
  /** Largest request body. */
  body: 64 * 1024,
  /** Largest request header block. */
  headers: 16 * 1024,
  /** Timeout for receiving the request headers. */
  headersTime: 10_000,
  /** Timeout for receiving the whole request: bodies are small. */
  requestTime: 10_000,
  /** Interval at which timeouts of requests are enforced. */
  checkTime: 1_000,
  /** Keep-alive timeout of idle connections. */
  keepAliveTime: 5_000,
  /** Time for open requests to finish after SIGTERM. */
  drainTime: 20_000,
  /** Time without a byte sent or received after which a connection ends, unless a response is being made. */
  stallTime: 10_000,
  /** Time after SIGTERM in which connections that wait to be accepted are, before the port is closed. */
  acceptTime: 5_000,
  /** Time after SIGTERM in which open connections may send further requests. */
  lingerTime: 1_000,
  /** The same behind a proxy, whose idle connections live as long as `keepAliveTime` and Node's tolerance of a second allow. */
  proxyLingerTime: 6_000,
  /** Time for all database work of one call; beyond, the call responds with 503. */
  databaseTime: 2_500,
  /** Seconds after which a call that was answered with 503 may be repeated. */
  unavailableTime: 5,
  /** Database connections per process. */
  databaseConnections: 10,
  /** Outbox: deliveries that a worker claims at once. */
  deliveryBatch: 50,
  /** Outbox: concurrent deliveries. */
  deliveryConcurrency: 10,
  /** Outbox: lease of a batch, after which another worker may claim it. */
  deliveryLease: 120_000,
  /** Outbox: polling interval. */
  deliveryPause: 500,
  /** Outbox: timeout of the mail server and of webhooks. */
  deliveryTime: 15_000,
  /** Outbox: attempts before a delivery fails permanently. */
  deliveryAttempts: 12,
  /** Outbox: maximum backoff between two attempts. */
  deliveryBackOff: 3_600_000,
  /** E-mails kept as files when no mail server is configured. */
  mailFiles: 200,
  /** E-mails per address and day that third parties can trigger. */
  mailsPerDay: 5,
  /** Validity of a link that confirms a subscription. */
  confirmTime: 7 * 86_400_000,
  /** Lifetime of an idempotency key. */
  keyTime: 86_400_000,
  /** Time in which equal submissions without an idempotency key count as one. */
  sameFormTime: 600_000,
  /** Validity of a captcha: long enough to fill in the form that contains it. */
  captchaTime: 5 * 60_000,
  /** Maximum characters of the id of a captcha, which begins with the id of its key. */
  captchaId: 240,
  /** Validity of a captcha pass. */
  passTime: 5 * 60_000,
  /** Validity of a pass for clicks on pictures, which forms without script redeem at once. */
  clickPassTime: 2 * 60_000,
  /** Links of the proof of work for a pass of price 1: at least half a second of a core, also for a program (`npm run bench:captcha`). */
  workLinks: 320,
  /** Links of a proof of work that the server computes again, at random. */
  workChecks: 4,
  /** Proofs of work that wait for their verification in each lane before calls respond with 503. */
  workQueue: 100,
  /** Highest price of a captcha pass, in multiples of `workLinks`. */
  maxCaptchaPrice: 8,
  /** Tolerated distance of the puzzle piece from its hole, in CSS pixels of the 280 px wide scene. */
  puzzleTolerance: 2,
  /** Tolerated distance of a click from the middle of its hole, in both directions, in the same pixels. */
  clickTolerance: 9,
  /** Maximum number of points in the trace of a drag. */
  tracePoints: 400,
  /** Minimum duration of a human drag. */
  traceTime: 60,
  /** Puzzles in the pool of a process. */
  puzzles: 16,
  /** Times that one puzzle is issued. */
  puzzleUses: 4,
  /** Interval between two puzzles rendered ahead, so that traffic peaks do not cause rendering peaks. */
  puzzlePause: 500,
  /** Validity of a one-time code. */
  codeTime: 10 * 60_000,
  /** Attempts per one-time code, successful or not, and per verification token. */
  codeTries: 5,
  /** Delay before another code for the same address and purpose. */
  codePause: 60_000,
  /** Codes per mailbox, purpose and network in a day; an IPv4 address has a part of it for itself. If all networks together exceed it, each further code allows one attempt. */
  codesPerDay: 10,
  /** Part of them that an IPv4 address keeps when the limit of its network is reached. */
  codesGuaranteed: 3,
  /** Validity of a sign-in's second step. */
  challengeTime: 10 * 60_000,
  /** Time in which the secret of an authenticator app that is being set up is shown again. */
  setupTime: 30 * 60_000,
  /** Recovery codes of an account. */
  recoveryCodes: 10,
  /** Time after a sign-in or a confirmation in which sign-in settings may be changed. */
  stepUpTime: 5 * 60_000,
  /** Validity of a verification token: time to complete the next step of the form. */
  proofTime: 30 * 60_000,
  /** Maximum characters of a token in a call. */
  token: 100,
  /** Maximum characters of the token in an e-mailed link. */
  linkToken: 100,
  /** Maximum characters of a password for authentication. */
  typedPassword: 200,
  /** Concurrent password hashes per process: each uses a core and 19 MiB. */
  hashesAtOnce: 2,
  /** Password hashes that wait in each lane before calls respond with 503: about a second of work. */
  hashQueue: 60,
  /** Accounts whose passwords a sign-in by telephone number compares, also if fewer have the number. */
  phoneAccounts: 3,
  /** Days after its last sign-in in which a device is known to an account. */
  knownDeviceDays: 180,
  /** Accounts for which a browser is a known device; a further one replaces the one that signed in longest ago. */
  deviceTokens: 5,
  /** Days in which a mailed link can undo a change of sign-in settings. */
  undoDays: 7,
  /** Passkeys per account. */
  passkeys: 10,
  /** Validity of the challenge for a passkey. */
  passkeyTime: 5 * 60_000,
  /** Maximum characters of the name of a passkey. */
  passkeyName: 50,
  /** Maximum characters of a field in the response of an authenticator. */
  passkeyField: 8_192,
  /** Sessions per account; a further sign-in ends the oldest. */
  sessions: 20,
  /** Interval at which the last use of a session is updated. */
  sessionSeen: 60_000,
  /** Days in which signing in restores an account that is to be deleted. */
  deletionDays: 14,
  /** Enquiries listed for an account, newest first. */
  ownEnquiries: 100,
  /** Tolerated clock difference of a signed request. */
  signedTime: 300_000,
  /** Partner API: steps per response with the history of a system. */
  historyEntries: 750,
  /** Partner API: maximum age of a history, in days. */
  historyDays: 400,
  /** Partner API: events per page. */
  eventPage: 100,
  /** Partner API: days for which events are available. */
  eventDays: 30,
  /** Maximum characters of an idempotency key. */
  keyText: 100,
  /** Languages parsed from an Accept-Language header. */
  languages: 20,
  /** Time for which access log lines are buffered and written together. */
  logPause: 50,
  /** Maximum characters of a path in logs. */
  loggedPath: 200,
  /** Maximum characters of a text in analytics data. */
  visitText: 200,
  /** Maximum number of pages, and of files, in the analytics data of a visit. */
  visitList: 50,
  /** Maximum number of reports in one Reporting API request. */
  reports: 20,
  /** Reports of one request that are logged. */
  loggedReports: 5,
  /** Maximum characters of a text in a client error. */
  errorText: 500,
  /** Maximum characters of the stack trace in a client error. */
  errorStack: 2_000,
  /** Maximum characters of a URL or a policy in a browser's report. */
  reportText: 8_192,
} as const

/** Rate limit: maximum count per window, in milliseconds. */
export interface RateLimit {
  readonly count: number
  readonly window: number
}

/** Limits for one address and for its network. */
export interface ClientRateLimit {
  readonly address: RateLimit
  readonly network: RateLimit
  /** Count that an IPv4 address keeps when the limit of its network is reached. */
  readonly guaranteed?: number
}

/** Rate limits per client address (IPv6: /64) and per network (IPv4 /24, IPv6 /48); that of an IPv6 /56 is their geometric mean. */
export const rateLimits = {
  /** Pages that are rendered for the request, and missing ones; built pages have no limit. */
  pages: {
    address: { count: 120, window: 60_000 },
    network: { count: 600, window: 60_000 },
    guaranteed: 30,
  },
  clientErrors: {
    address: { count: 30, window: 60_000 },
    network: { count: 120, window: 60_000 },
  },
  /** Forms of content pages, each counted by itself. */
  forms: {
    address: { count: 10, window: 600_000 },
    network: { count: 60, window: 600_000 },
  },
  /** The same forms with the pass of a captcha, counted in addition. */
  formsWithCaptcha: {
    address: { count: 30, window: 600_000 },
    network: { count: 180, window: 600_000 },
  },
  /** Sign-in attempts of price 1, for any account; those beyond are dearer, never refused. */
  signIn: {
    address: { count: 30, window: 600_000 },
    network: { count: 150, window: 600_000 },
    guaranteed: 5,
  },
  /** Sign-in attempts of price 1 for one account since the last right password. */
  guesses: {
    address: { count: 10, window: 900_000 },
    network: { count: 50, window: 900_000 },
  },
  /** Calls without a valid pass of a captcha where one is needed. */
  refusedPasses: {
    address: { count: 30, window: 600_000 },
    network: { count: 150, window: 600_000 },
    guaranteed: 5,
  },
  /** Partner API calls, counted before their credentials are checked. */
  openApi: {
    address: { count: 300, window: 60_000 },
    network: { count: 900, window: 60_000 },
  },
  /** Steps of sign-up, password reset and undo without a valid proof or link. */
  accounts: {
    address: { count: 60, window: 600_000 },
    network: { count: 300, window: 600_000 },
    guaranteed: 10,
  },
  /** Analytics: every browser tab sends its visit several times. */
  visits: {
    address: { count: 120, window: 600_000 },
    network: { count: 1200, window: 600_000 },
  },
  /** Captchas of price 1; those beyond are dearer, never refused. */
  captchas: {
    address: { count: 60, window: 600_000 },
    network: { count: 600, window: 600_000 },
    guaranteed: 10,
  },
  /** Clicks on pictures of captchas, where there is no script to do work. */
  captchaClicks: {
    address: { count: 10, window: 600_000 },
    network: { count: 60, window: 600_000 },
    guaranteed: 3,
  },
  /** Proofs of work that were wrong; beyond, those of the client are verified after those of others. */
  wrongWork: {
    address: { count: 10, window: 600_000 },
    network: { count: 60, window: 600_000 },
  },
  /** Sign-ins by passkey that failed. */
  passkeys: {
    address: { count: 60, window: 600_000 },
    network: { count: 600, window: 600_000 },
    guaranteed: 10,
  },
  codes: {
    address: { count: 20, window: 600_000 },
    network: { count: 120, window: 600_000 },
    guaranteed: 4,
  },
  codeTries: {
    address: { count: 60, window: 600_000 },
    network: { count: 360, window: 600_000 },
    guaranteed: 10,
  },
} as const satisfies Record<string, ClientRateLimit>

/** Changes of an account in one session. */
export const sessionRateLimit: RateLimit = { count: 60, window: 600_000 }

/**
 * Sign-in attempts for one account from all addresses; beyond, clients with earlier attempts pay more for the next one.
 */
export const signInGuessRateLimit: RateLimit = { count: 50, window: 900_000 }

/** Wrong passwords or codes in a session, and wrong codes of a second factor from an address or known device. */
export const wrongCodeRateLimit: RateLimit = { count: 10, window: 900_000 }

/** Wrong codes of a second factor from all addresses, until the password changes. */
export const wrongCodesFromAllAddressesRateLimit: RateLimit = { count: 50, window: 86_400_000 }

/** Rate limit of the partner API per credentials. */
export const partnerApiRateLimit: RateLimit = { count: 60, window: 60_000 }

/** Maximum number of entries of an in-memory rate limiter; the oldest are evicted. */
export const maxRateLimitEntries = 10_000
