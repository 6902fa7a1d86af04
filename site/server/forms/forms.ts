import { Context, Effect, Layer, Schema } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { rateLimits } from '#data/ops/limits.ts'
import type { Locale } from '#data/locale/locales.ts'
import type { RequestFormName, RequestFormPayload } from '#data/forms/requestForms.ts'
import type { NewsletterLinkState, NewsletterPayload } from '#data/newsletter/newsletter.ts'
import { CaptchaService, type CaptchaNotVerifiedError } from '../captcha/captcha.ts'
import type { ClientAddress } from '../http/clientAddress.ts'
import {
  Database,
  type DatabaseContext,
  type DatabaseUnavailableError,
} from '../database/database.ts'
import { EmailTemplates } from '../mail/emailTemplates.ts'
import { MessageTranslator } from '../messages/translate.ts'
import { type InvalidNewsletterLinkError, makeNewsletterService } from '../newsletter/newsletter.ts'
import { SiteOrigin } from '../ops/origin.ts'
import { countTowardsClientRateLimit } from '../http/sqlRateLimiter.ts'
import type { FormPayload } from './storedForm.ts'
import { type IdempotencyKeyUsedError, storeFormSubmission } from './storeFormSubmission.ts'
import { makeFormDeliveryCreator } from './requestDeliveries.ts'
import { formStorages } from './storedForms.ts'

/** Sender of a form. */
export interface FormSender {
  readonly locale: Locale
  readonly client: ClientAddress
  /** Pass of an answered captcha, for a client that has sent many forms already. */
  readonly pass: string | undefined
}

/** The client has sent too many forms. */
export class FormRateLimitError extends Schema.TaggedError<FormRateLimitError>()(
  'FormRateLimitError',
  {
    retryAfter: Schema.Int,
    /** True if the form would be accepted with the pass of a captcha. */
    captcha: Schema.Boolean,
  },
) {}

type Limited = FormRateLimitError | CaptchaNotVerifiedError | DatabaseUnavailableError

/** Operations of the forms of content pages; they take decoded input. */
interface FormsService {
  /** Stores a form under a reference; `key` makes a repeated post idempotent. */
  readonly store: <N extends RequestFormName>(
    name: N,
    post: RequestFormPayload<N>,
    key: string,
    from: FormSender,
  ) => Effect.Effect<string, Limited | IdempotencyKeyUsedError>
  /** Mails a link that confirms a subscription. */
  readonly subscribe: (post: NewsletterPayload, from: FormSender) => Effect.Effect<void, Limited>
  readonly confirm: (
    token: string,
  ) => Effect.Effect<NewsletterLinkState, InvalidNewsletterLinkError | DatabaseUnavailableError>
  readonly unsubscribe: (
    token: string,
  ) => Effect.Effect<NewsletterLinkState, InvalidNewsletterLinkError | DatabaseUnavailableError>
  /** Returns true if a form was stored under a reference; false while there is no database. */
  readonly isAccepted: (reference: string) => Effect.Effect<boolean>
}

/** Creates the form operations over the database; without it they fail with `DatabaseUnavailableError`. */
const makeForms = Effect.gen(function* () {
  const database = yield* Database
  const captcha = yield* CaptchaService
  const letters = yield* EmailTemplates
  const words = yield* MessageTranslator
  const origin = yield* SiteOrigin
  const newsletter = makeNewsletterService({ words, letters, origin })
  const deliveriesOf = yield* makeFormDeliveryCreator

  /** Fails for a client over a limit; with the pass of a captcha a higher limit applies. */
  const checkLimits = Effect.fnUntraced(function* (name: string, { client, pass }: FormSender) {
    const wait = yield* countTowardsClientRateLimit(name, client, rateLimits.forms)
    if (wait === undefined) return
    if (pass === undefined) yield* new FormRateLimitError({ retryAfter: wait, captcha: true })
    const further = `${name} with captcha`
    const retryAfter = yield* countTowardsClientRateLimit(
      further,
      client,
      rateLimits.formsWithCaptcha,
    )
    if (retryAfter !== undefined) yield* new FormRateLimitError({ retryAfter, captcha: false })
    yield* captcha.consume(pass ?? '', 'form', client)
  })

  const limited = <A, E>(
    name: string,
    from: FormSender,
    work: Effect.Effect<A, E | SqlError.SqlError, DatabaseContext>,
  ) => database.use(Effect.andThen(checkLimits(name, from), work))

  const forms: FormsService = {
    store: (name, post, key, from) => {
      const form = formStorages[name]
      const { locale } = from
      const deliveries = (prepared: FormPayload, reference: string) =>
        deliveriesOf(name, prepared, locale, reference)
      // Keys are scoped to the sender: another client with the same key learns nothing from it.
      const ownKey = key && `${from.client.network} ${key}`
      return limited(form.name, from, storeFormSubmission(form, post, locale, ownKey, deliveries))
    },
    subscribe: (post, from) => limited('newsletter', from, newsletter.subscribe(post, from.locale)),
    confirm: (token) => database.use(newsletter.confirm(token)),
    unsubscribe: (token) => database.use(newsletter.unsubscribe(token)),
    isAccepted: (reference) =>
      Effect.catchTag(database.use(isStored(reference)), 'DatabaseUnavailableError', () =>
        Effect.succeed(false),
      ),
  }

  const isStored = Effect.fnUntraced(function* (reference: string) {
    const sql = yield* SqlClient.SqlClient
    const tables = Object.values(formStorages).map(
      ({ table }) => sql`SELECT 1 FROM ${sql(table)} WHERE reference = ${reference}`,
    )
    const rows = yield* sql`${sql.join(' UNION ALL ', false)(tables)}`
    return rows.length > 0
  })
  return forms
})

/** Forms over the database, as a service. */
export class FormSubmissionService extends Context.Service<FormSubmissionService, FormsService>()(
  'felcera/FormSubmissionService',
) {
  static readonly layer = Layer.effect(FormSubmissionService, makeForms)
}
