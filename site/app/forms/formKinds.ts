import { cookies, flashCookie, readCookie } from '#data/cookies.ts'
import { enquiryRules, newsletterRules, type FieldRule } from '#data/formRules.ts'
import { isLocale } from '#data/locales.ts'
import { makeClient, type Sending } from '../client/client.ts'

/** A form that is sent as a call. */
export interface FormKind {
  readonly rules: Readonly<Record<string, FieldRule>>
  /** Sends what its fields hold, and gives the address that the same form leads to without script. */
  readonly send: (fields: Fields, sending: Pick<Sending, 'headers' | 'onAnswer'>) => Promise<string>
}

type Fields = Readonly<Record<string, string>>

const client = makeClient({
  base: '/api',
  stored: () => {
    const stored = readCookie(document.cookie, cookies.language)
    return isLocale(stored) ? stored : undefined
  },
  path: () => location.pathname,
})

/** The forms of content pages, by the name they bear in `data-form`; the server judges what they hold. */
export const formKinds: ReadonlyMap<string, FormKind> = new Map<string, FormKind>([
  [
    'contact',
    {
      rules: enquiryRules,
      async send(fields, sending) {
        const { reference } = await client.post('/enquiries', fields as never, sending)
        return `${location.pathname}?sent=${reference}`
      },
    },
  ],
  [
    'newsletter',
    {
      rules: newsletterRules,
      async send(fields, sending) {
        await client.post('/newsletter', { ...fields, consent: true } as never, sending)
        document.cookie = flashCookie('newsletter.check-mail')
        return location.pathname
      },
    },
  ],
])
