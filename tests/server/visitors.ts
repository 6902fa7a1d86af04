import type { SendRequest } from './client.ts'

/** Requests of the nth visitor. */
const enquiry = (n: number) => ({
  name: `Visitor ${n}`,
  country: 'DE',
  email: `visitor${n}@example.com`,
  telephone: '1',
  company: 'c',
  message: `Question ${n}`,
})

/** Posts the nth visitor's enquiry, like one of many visitors behind a trusted proxy. */
export const postEnquiry = (ask: SendRequest, n: number) =>
  ask('/api/enquiries', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'x',
      'x-forwarded-for': `10.${n >> 8}.${n & 255}.1`,
      'idempotency-key': `key of visitor ${n}`,
    },
    body: JSON.stringify(enquiry(n)),
  })
