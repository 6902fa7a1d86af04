/** Security headers of every response. */
export const commonHeaders = (https: boolean) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(https ? { 'strict-transport-security': 'max-age=63072000' } : {}),
})

/** Security headers of responses that are no pages: files and API responses may be opened as if they were. */
export const fileHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  ...commonHeaders(https),
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
})
