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
  /** Time a captcha can be answered in: long enough for a form that is filled in beside it. */
  captchaTime: 5 * 60_000,
  /** Time the pass of an answered captcha is good for. */
  passTime: 5 * 60_000,
  /** Leading zero bits of the digest that stands for a puzzle: 2^17 tries on average, a second or two on a phone. */
  workBits: 17,
  /** How far from its hole a piece may be put, in units of the picture (280 wide). */
  puzzleTolerance: 5,
  /** Points of a drag that are read. */
  tracePoints: 400,
  /** Shortest time a hand takes from one end of a drag to the other. */
  traceTime: 60,
  /** Puzzles a process keeps ready. */
  puzzles: 16,
  /** How often one puzzle is given out. */
  puzzleUses: 4,
  /** Time between two puzzles that are made ahead: a flood of visitors makes no flood of pictures. */
  puzzlePause: 500,
  /** Time a mailed code is good for. */
  codeTime: 10 * 60_000,
  /** Tries a mailed code bears, right or wrong; the same for what its proof is used for. */
  codeTries: 5,
  /** Time before another code goes to an address for the same purpose. */
  codePause: 60_000,
  /** Codes that go to one address in a day. */
  codesPerDay: 10,
  /** Time the proof of a right code is good for: the next step of the form. */
  proofTime: 30 * 60_000,
  /** Characters of a token in a call. */
  token: 100,
  /** Characters of the token in a mailed link. */
  linkToken: 100,
  /** Characters of a password that is compared with the one kept. */
  typedPassword: 200,
  /** Passwords one process works on at once: each takes a core and 19 MiB. */
  hashesAtOnce: 2,
  /** Passwords that wait for their turn before a call answers 503. */
  hashQueue: 200,
  /** Sessions of an account; a further sign-in ends the oldest. */
  sessions: 20,
  /** Time after which the last use of a session is written down anew. */
  sessionSeen: 3_600_000,
  /** Days in which an account whose deletion was asked for comes back by signing in. */
  deletionDays: 14,
  /** Own enquiries that are listed, newest first. */
  ownEnquiries: 100,
  /** How far the time of a signed request may be from ours. */
  signedTime: 300_000,
  /** Characters of an idempotency key. */
  keyText: 100,
  /** Languages read from an Accept-Language header. */
  languages: 20,
  /** Time a line about an answer may wait for others: they are written together. */
  logPause: 50,
  /** Characters of a path that logs show. */
  loggedPath: 200,
  /** Characters of one text in the data of a visit. */
  visitText: 200,
  /** Pages, and files, in the data of a visit. */
  visitList: 50,
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
  /** Signing in: more would be guessing. */
  signIn: {
    address: { count: 30, window: 600_000 },
    network: { count: 150, window: 600_000 },
  },
  /** Calls of the Open API, before it is known whose credentials they carry. */
  openApi: {
    address: { count: 300, window: 60_000 },
    network: { count: 900, window: 60_000 },
  },
  /** Steps of sign-up and password retrieval, and changes of an account. */
  accounts: {
    address: { count: 60, window: 600_000 },
    network: { count: 300, window: 600_000 },
  },
  /** Data of visits: each tab tells of its own several times. */
  visits: {
    address: { count: 120, window: 600_000 },
    network: { count: 1200, window: 600_000 },
  },
  newsletter: {
    address: { count: 10, window: 600_000 },
    network: { count: 60, window: 600_000 },
  },
  // Who is over one of the two above may go on with a captcha, up to this.
  enquiriesWithCaptcha: {
    address: { count: 30, window: 600_000 },
    network: { count: 180, window: 600_000 },
  },
  newsletterWithCaptcha: {
    address: { count: 30, window: 600_000 },
    network: { count: 180, window: 600_000 },
  },
  captchas: {
    address: { count: 60, window: 600_000 },
    network: { count: 600, window: 600_000 },
  },
  captchaAnswers: {
    address: { count: 60, window: 600_000 },
    network: { count: 600, window: 600_000 },
  },
  codes: {
    address: { count: 20, window: 600_000 },
    network: { count: 120, window: 600_000 },
  },
  codeTries: {
    address: { count: 60, window: 600_000 },
    network: { count: 360, window: 600_000 },
  },
} as const satisfies Record<string, { address: RateLimit; network: RateLimit }>

/** Wrong passwords for one account or name before none is right for a while; nobody is told. */
export const lockout: RateLimit = { count: 10, window: 900_000 }

/** Calls of the Open API with one pair of credentials. */
export const openApiCalls: RateLimit = { count: 60, window: 60_000 }

/** Entries a rate limiter remembers before it forgets the oldest. */
export const rateLimitEntries = 10_000
