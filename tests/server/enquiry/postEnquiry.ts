import type { SendRequest } from '../client.ts'

/** A valid enquiry. */
export const exampleEnquiry = {
  name: 'Ada Example',
  country: 'DE',
  email: 'ada@example.com',
  telephone: '+49 30 23125 000',
  company: 'Example GmbH',
  message: 'Does it fit?\nIt is a small cellar.',
}

/** Posts an enquiry like a script of the site; returns the response with its decoded body. */
export async function postEnquiry(
  send: SendRequest,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await send('/api/enquiries', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return { ...answer, body: JSON.parse(answer.text) }
}
