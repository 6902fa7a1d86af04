import { Clock, Effect } from 'effect'
import type { RequestFormName } from '#data/forms/requestForms.ts'
import { locales, localizePath, type Locale } from '#data/locale/locales.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { getHomeSystemDrawingPath } from '#data/products/sizing.ts'
import { isWithinRateLimit } from '../http/sqlRateLimiter.ts'
import { EmailTemplates } from '../mail/emailTemplates.ts'
import { normalizeEmailForRateLimit } from '../mail/mailbox.ts'
import { createWebhookOutboxRow, createMailOutboxRow } from '../mail/outbox.ts'
import { ServerConfig } from '../ops/config.ts'
import { SiteOrigin } from '../ops/origin.ts'
import { RandomTokens } from '../ops/randomTokens.ts'
import type { FormPayload } from './storedForm.ts'
import { formStorages } from './storedForms.ts'

// A form may contain the address of somebody else: it gets a few mails a day.
const mayWriteTo = (address: string) =>
  isWithinRateLimit(`mail ${normalizeEmailForRateLimit(address)}`, {
    count: serverLimits.mailsPerDay,
    window: 86_400_000,
  })

/** Creates a function that returns the mails of a stored form, and its webhook call if one is configured. */
export const makeFormDeliveryCreator = Effect.gen(function* () {
  const templates = yield* EmailTemplates
  const origin = yield* SiteOrigin
  const { webhook } = (yield* ServerConfig).mail
  return Effect.fnUntraced(function* (
    form: RequestFormName,
    post: FormPayload,
    locale: Locale,
    reference: string,
  ) {
    const { receipt, event, system: findSystem } = formStorages[form]
    const system = findSystem?.(post)
    const drawing = system && {
      system,
      href: (language: Locale) =>
        `${origin}${localizePath(language, getHomeSystemDrawingPath(system))}`,
    }
    const { email = '' } = post
    const mails = yield* Effect.forEach(
      [
        ...(receipt && (yield* mayWriteTo(email))
          ? [yield* templates.receipt(receipt, email, locale, reference, drawing)]
          : []),
        yield* templates.notice(form, post, locale, reference, drawing),
      ],
      createMailOutboxRow,
    )
    if (webhook === undefined || event === undefined) return mails
    const id = (yield* RandomTokens).requestId()
    const [subject = ''] = event.split('.')
    const body = {
      event,
      id,
      time: new Date(yield* Clock.currentTimeMillis).toISOString(),
      reference,
      language: locales[locale].languageTag,
      [subject]: post,
    }
    return [...mails, yield* createWebhookOutboxRow({ event, id, body: JSON.stringify(body) })]
  })
})
