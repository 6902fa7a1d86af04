import { Context, Effect, Layer } from 'effect'
import type { OneTimeCodePurpose } from '#data/account/oneTimeCodes.ts'
import { getCountryName } from '#data/locale/countries.ts'
import type { RequestFormDefinition } from '#data/forms/formDefinition.ts'
import { type RequestFormName, requestForms } from '#data/forms/requestForms.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { locales, type Locale } from '#data/locale/locales.ts'
import { formatFigure } from '#data/messages/figures.ts'
import type { PlacedHomeSystem } from '#data/products/sizing.ts'
import type { FormPayload, RequestReceiptTexts } from '../forms/storedForm.ts'
import { formStorages } from '../forms/storedForms.ts'
import type { OutgoingMail } from './messages.ts'
import { RandomTokens } from '../ops/randomTokens.ts'
import { MessageTranslator } from '../messages/translate.ts'
import { ServerConfig } from '../ops/config.ts'
import { composeMail, type MailContent } from './compose.ts'

/** Home system that a form is about, and a function that returns the URL of its drawing. */
export interface HomeSystemDrawingLink {
  readonly system: PlacedHomeSystem
  readonly href: (locale: Locale) => string
}

/** Mails of forms and codes, in the languages of the catalogue. */
export interface MailTemplates {
  /** `leave` is the link that withdraws the subscription. */
  readonly confirm: (
    to: string,
    locale: Locale,
    href: string,
    leave: string,
  ) => Effect.Effect<OutgoingMail>
  readonly subscribed: (to: string, locale: Locale, leave: string) => Effect.Effect<OutgoingMail>
  /** To the address that the sender of a form gave. */
  readonly receipt: (
    receipt: RequestReceiptTexts,
    to: string,
    locale: Locale,
    reference: string,
    drawing?: HomeSystemDrawingLink,
  ) => Effect.Effect<OutgoingMail>
  /** To the company; replies go to the sender of the form. */
  readonly notice: (
    form: RequestFormName,
    post: FormPayload,
    locale: Locale,
    reference: string,
    drawing?: HomeSystemDrawingLink,
  ) => Effect.Effect<OutgoingMail>
  /** A one-time code and its purpose. */
  readonly code: (
    to: string,
    locale: Locale,
    purpose: OneTimeCodePurpose,
    code: string,
  ) => Effect.Effect<OutgoingMail>
}

/** Writes mails: closing line, both bodies and message id. */
export class MailWriter extends Context.Service<MailWriter>()('felcera/MailWriter', {
  make: Effect.gen(function* () {
    const translator = yield* MessageTranslator
    const { mail: settings } = yield* ServerConfig
    const domain = settings.company.split('@').at(-1) ?? 'localhost'
    // Loaded late: a fresh clone checks its settings before anything is generated.
    const { site } = yield* Effect.promise(() => import('#generated/site.ts'))
    return {
      write: Effect.fnUntraced(function* (
        content: Omit<MailContent, 'closing'>,
        mail: Pick<OutgoingMail, 'to' | 'replyTo' | 'unsubscribe'>,
      ) {
        const tokens = yield* RandomTokens
        const closing = translator.text(content.locale, 'brand.tag-line')
        return {
          ...mail,
          ...composeMail({ ...content, closing }, site.theme),
          subject: content.subject,
          messageId: `<${tokens.requestId()}@${domain}>`,
        } satisfies OutgoingMail
      }),
    }
  }),
}) {
  static readonly layer = Layer.effect(this, this.make)
}

const makeTemplates = Effect.gen(function* (): Effect.fn.Return<
  MailTemplates,
  never,
  MailWriter | ServerConfig | MessageTranslator
> {
  const { write } = yield* MailWriter
  const translator = yield* MessageTranslator
  const { company } = (yield* ServerConfig).mail
  const messagesIn =
    (locale: Locale, values?: Record<string, string>) =>
    (id: MessageId): string =>
      translator.text(locale, id, values)
  const button = (locale: Locale, label: MessageId, href: string) => ({
    label: translator.text(locale, label),
    href,
    fallback: translator.text(locale, 'mail.link'),
  })

  /** Returns a line that describes a home system, and the button that leads to its drawing. */
  const describe = (locale: Locale, { system, href }: HomeSystemDrawingLink) => {
    const { modules, stacks, energy } = system.sizing
    const value = formatFigure(
      { value: energy, unit: 'kWh', decimals: 2, source: '' },
      locale,
      () => '',
    ).text
    const place = translator.text(locale, `configurator.place.${system.place}`)
    return {
      line: translator.text(locale, 'mail.enquiry.system', { modules, stacks, value, place }),
      action: button(locale, 'mail.enquiry.drawing', href(locale)),
    }
  }

  return {
    confirm: (to, locale, href, leave) => {
      const text = messagesIn(locale)
      return write(
        {
          locale,
          subject: text('mail.confirm.subject'),
          before: [text('mail.greeting'), text('mail.confirm.text')],
          action: button(locale, 'mail.confirm.action', href),
          after: [text('mail.confirm.ignore')],
        },
        { to, unsubscribe: leave },
      )
    },
    subscribed: (to, locale, leave) => {
      const text = messagesIn(locale)
      return write(
        {
          locale,
          subject: text('mail.subscribed.subject'),
          before: [text('mail.greeting'), text('mail.subscribed.text')],
          action: button(locale, 'mail.subscribed.action', leave),
        },
        { to, unsubscribe: leave },
      )
    },
    receipt: ({ subject, text: received, next }, to, locale, number, link) => {
      const text = messagesIn(locale, { number })
      const drawing = link && describe(locale, link)
      return write(
        {
          locale,
          subject: text(subject),
          before: [
            text('mail.greeting'),
            text(received),
            text('mail.enquiry.reference'),
            ...(drawing ? [drawing.line] : []),
            ...(drawing ? [] : [text(next)]),
          ],
          ...(drawing && { action: drawing.action, after: [text(next)] }),
        },
        { to, replyTo: company },
      )
    },
    notice: (form, post, locale, number, link) => {
      // The company reads English, whatever the visitor wrote in.
      const text = messagesIn('en', { number })
      const { controls }: RequestFormDefinition = requestForms[form]
      const { subject, labels } = formStorages[form].notice
      const drawing = link && describe('en', link)
      const shown = (field: string, value: string) => {
        if (field === 'country') return getCountryName('en', value)
        const options = controls[field]?.options
        const label = typeof options === 'object' ? options[value] : undefined
        return label === undefined ? value : text(label)
      }
      const lines = Object.entries<MessageId>(labels).flatMap(([field, label]) => {
        const value = post[field]
        return value ? [`${text(label)}: ${shown(field, value)}`] : []
      })
      const language = `${text('mail.staff.language')}: ${locales[locale].languageTag}`
      const { email, message } = post
      return write(
        {
          locale: 'en',
          subject: text(subject),
          before: [[...lines, ...(drawing ? [drawing.line] : []), language].join('\n')],
          ...(drawing && { action: drawing.action }),
          ...(message && { quote: { title: `${text('mail.staff.message')}:`, text: message } }),
        },
        { to: company, ...(email && { replyTo: email }) },
      )
    },
    code: (to, locale, purpose, code) => {
      const text = messagesIn(locale)
      return write(
        {
          locale,
          subject: text('mail.code.subject'),
          before: [text('mail.greeting'), text(`mail.code.${purpose}`)],
          code,
          after: [text('mail.code.valid'), text('mail.code.ignore')],
        },
        { to },
      )
    },
  }
})

/** The mail templates as a service. */
export class EmailTemplates extends Context.Service<EmailTemplates, MailTemplates>()(
  'felcera/EmailTemplates',
) {
  static readonly layer = Layer.effect(EmailTemplates, makeTemplates)
}
