import { Context, Effect, Layer, Schema } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { rateLimits } from '#data/ops/limits.ts'
import type { Locale } from '#data/locale/locales.ts'
import type { RequestFormName, RequestFormPost } from '#data/forms/requestForms.ts'
import type { LinkState, NewsletterPost } from '#data/newsletter/newsletter.ts'
import { Captcha, type NotVerified } from '../captcha/captcha.ts'
import type { ClientAddress } from '../http/clientAddress.ts'
import { Database, type DatabaseContext, type DatabaseDown } from '../database/database.ts'
import { EmailTemplates } from '../mail/emailTemplates.ts'
import { Translator } from '../messages/translate.ts'
import { type LinkWrong, makeNewsletter } from '../newsletter/newsletter.ts'
import { Origin } from '../ops/origin.ts'
import { clientWaitFor } from '../http/sqlRateLimiter.ts'
import type { FormPost } from './storedForm.ts'
import { type KeyUsed, storeForm } from './storeForm.ts'
import { makeDeliveries } from './requestDeliveries.ts'
import { storedForms } from './storedForms.ts'

/** Sender of a form. */
export interface Sender {
  readonly locale: Locale
  readonly client: ClientAddress
  /** Pass of an answered captcha, for a client that has sent many forms already. */
  readonly pass: string | undefined
}

/** The client has sent too many forms. */
export class OverLimit extends Schema.TaggedError<OverLimit>()('OverLimit', {
  retryAfter: Schema.Int,
  /** Whether the form is accepted at once with the pass of a captcha. */
  captcha: Schema.Boolean,
}) {}

type Limited = OverLimit | NotVerified | DatabaseDown

/** Operations of the forms of content pages, on decoded input. */
interface FormsService {
  /** Stores a form under a reference; `key` makes a repeated post the same one. */
  readonly store: <N extends RequestFormName>(
    name: N,
    post: RequestFormPost<N>,
    key: string,
    from: Sender,
  ) => Effect.Effect<string, Limited | KeyUsed>
  /** Mails a link that confirms a subscription. */
  readonly subscribe: (post: NewsletterPost, from: Sender) => Effect.Effect<void, Limited>
  readonly confirm: (token: string) => Effect.Effect<LinkState, LinkWrong | DatabaseDown>
  readonly unsubscribe: (token: string) => Effect.Effect<LinkState, LinkWrong | DatabaseDown>
  /** Whether a form was stored under a reference; `false` while there is no database. */
  readonly isAccepted: (reference: string) => Effect.Effect<boolean>
}

/** Makes the forms over the database; without it they fail with `DatabaseDown`. */
const makeForms = Effect.gen(function* () {
  const database = yield* Database
  const captcha = yield* Captcha
  const letters = yield* EmailTemplates
  const words = yield* Translator
  const origin = yield* Origin
  const newsletter = makeNewsletter({ words, letters, origin })
  const deliveriesOf = yield* makeDeliveries

  /** Fails for a client over a limit; with the pass of a captcha it may go on up to a further limit. */
  const checkLimits = Effect.fnUntraced(function* (name: string, { client, pass }: Sender) {
    const wait = yield* clientWaitFor(name, client, rateLimits.forms)
    if (wait === undefined) return
    if (pass === undefined) yield* new OverLimit({ retryAfter: wait, captcha: true })
    const further = `${name} with captcha`
    const retryAfter = yield* clientWaitFor(further, client, rateLimits.formsWithCaptcha)
    if (retryAfter !== undefined) yield* new OverLimit({ retryAfter, captcha: false })
    yield* captcha.consume(pass ?? '', client)
  })

  const limited = <A, E>(
    name: string,
    from: Sender,
    work: Effect.Effect<A, E | SqlError.SqlError, DatabaseContext>,
  ) => database.use(Effect.andThen(checkLimits(name, from), work))

  const forms: FormsService = {
    store: (name, post, key, from) => {
      const form = storedForms[name]
      const { locale } = from
      const deliveries = (prepared: FormPost, reference: string) =>
        deliveriesOf(name, prepared, locale, reference)
      // A key is the sender's own: another client that uses the same one learns nothing of it.
      const ownKey = key && `${from.client.network} ${key}`
      return limited(form.name, from, storeForm(form, post, locale, ownKey, deliveries))
    },
    subscribe: (post, from) => limited('newsletter', from, newsletter.subscribe(post, from.locale)),
    confirm: (token) => database.use(newsletter.confirm(token)),
    unsubscribe: (token) => database.use(newsletter.unsubscribe(token)),
    isAccepted: (reference) =>
      Effect.catchTag(database.use(isStored(reference)), 'DatabaseDown', () =>
        Effect.succeed(false),
      ),
  }

  const isStored = Effect.fnUntraced(function* (reference: string) {
    const sql = yield* SqlClient.SqlClient
    const tables = Object.values(storedForms).map(
      ({ table }) => sql`SELECT 1 FROM ${sql(table)} WHERE reference = ${reference}`,
    )
    const rows = yield* sql`${sql.join(' UNION ALL ', false)(tables)}`
    return rows.length > 0
  })
  return forms
})

/** Forms over the database, as a service. */
export class Forms extends Context.Service<Forms, FormsService>()('felcera/Forms') {
  static readonly layer = Layer.effect(Forms, makeForms)
}
