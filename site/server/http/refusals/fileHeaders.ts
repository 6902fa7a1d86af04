/** Security headers of every response. */
export const createCommonSecurityHeaders = (https: boolean) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(https ? { 'strict-transport-security': 'max-age=63072000' } : {}),
})

/** Security headers of responses that are no pages: files and API responses may be opened as if they were. */
export const createFileSecurityHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  ...createCommonSecurityHeaders(https),
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
})
