import { Option, Schema, SchemaGetter } from 'effect'

/** What a visitor may allow beside the necessary cookies. */
export const ConsentCategory = Schema.Literals(['preference', 'statistics', 'marketing']).annotate({
  description: 'A cookie category a visitor may allow.',
})

/** Categories allowed, without repeats; empty means that everything optional was declined. */
export const Consent = Schema.Array(ConsentCategory).check(
  Schema.isUnique({ message: 'each category once' }),
)
export type Consent = typeof Consent.Type

const Words = Schema.String.check(Schema.isMaxLength(60)).pipe(
  Schema.decodeTo(Schema.Array(Schema.String), {
    decode: SchemaGetter.transform((value: string) => value.split('.')),
    encode: SchemaGetter.transform((words: readonly string[]) => words.join('.')),
  }),
)

/** The consent cookie: `necessary`, then the allowed categories, joined by dots. */
export const ConsentCookie = Words.pipe(
  Schema.decodeTo(
    Schema.TupleWithRest(Schema.Tuple([Schema.Literal('necessary')]), [ConsentCategory]),
  ),
  Schema.decodeTo(Consent, {
    decode: SchemaGetter.transform(([, ...allowed]: readonly ['necessary', ...Consent]) => allowed),
    encode: SchemaGetter.transform((allowed: Consent) => ['necessary', ...allowed] as const),
  }),
)

const decode = Schema.decodeUnknownOption(ConsentCookie)

/** The visitor's choice; none if they have not chosen or the cookie is not one of ours. */
export const readConsent = (value: string | undefined): Consent | undefined =>
  value === undefined ? undefined : Option.getOrUndefined(decode(value))

/** The cookie's value for a choice. */
export const writeConsent = Schema.encodeSync(ConsentCookie)
