import { Clock, Effect } from 'effect'
import type { EnquiryPost } from '#data/enquiry/enquiry.ts'
import { withFunction } from '#data/enquiry/functions.ts'
import { locales, type Locale } from '#data/locale/locales.ts'
import { rateLimits } from '#data/ops/limits.ts'
import type { StoredForm } from '../forms/storeForm.ts'
import { hookDelivery, mailDelivery } from '../mail/outbox.ts'
import type { Templates } from '../mail/emailTemplates.ts'
import { Tokens } from '../ops/randomTokens.ts'

/** Enquiries with their mails, and the hook where there is one. */
export const storedEnquiry = (
  letters: Templates,
  hasWebhook: boolean,
): StoredForm<EnquiryPost> => ({
  table: 'enquiry',
  limits: {
    name: 'enquiries',
    free: rateLimits.enquiries,
    withCaptcha: rateLimits.enquiriesWithCaptcha,
  },
  prepare: withFunction,
  row: ({ function: id, product, ...fields }) => ({
    ...fields,
    product: product || null,
    function_id: Number(id),
  }),
  deliveries: Effect.fnUntraced(function* (enquiry, locale, reference) {
    return [
      mailDelivery(yield* letters.received(enquiry, locale, reference)),
      mailDelivery(yield* letters.forwarded(enquiry, locale, reference)),
      ...(hasWebhook ? [hookDelivery(yield* hookOf(enquiry, locale, reference))] : []),
    ]
  }),
})

const hookOf = Effect.fnUntraced(function* (
  enquiry: EnquiryPost,
  locale: Locale,
  reference: string,
) {
  const id = (yield* Tokens).requestId()
  const time = new Date(yield* Clock.currentTimeMillis).toISOString()
  const language = locales[locale].languageTag
  const event = 'enquiry.created'
  return { event, id, body: JSON.stringify({ event, id, time, reference, language, enquiry }) }
})
