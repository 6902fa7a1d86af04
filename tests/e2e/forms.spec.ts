import { expect } from '@playwright/test'
import { test } from '../siteTest.ts'

const form = 'application/x-www-form-urlencoded'
const bodies = [
  { what: 'no field it knows', type: form, data: 'foo=1' },
  { what: 'no address', type: form, data: 'consent=on' },
  { what: 'nothing', type: form, data: '' },
  { what: 'a NUL in the address', type: form, data: 'email=a%00@b.co&consent=on' },
  { what: 'what is no multipart body', type: 'multipart/form-data', data: '--zz' },
]

for (const { what, type, data } of bodies)
  test(`a newsletter post of ${what} is answered with the form`, async ({ request }) => {
    const answer = await request.post('/en/newsletter', {
      data,
      headers: { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(422)
    expect(await answer.text()).toContain('Please enter a valid email address')
  })

test('a file in place of the address is no address', async ({ request }) => {
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a@b.co') }
  const answer = await request.post('/en/newsletter', {
    multipart: { email: file, consent: 'on' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(422)
})
