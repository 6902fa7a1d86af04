import { Option, Schema, SchemaGetter } from 'effect'

/** Optional cookie category. */
export const ConsentCategorySchema = Schema.Literals([
  'preference',
  'statistics',
  'marketing',
]).annotate({
  description: 'Optional cookie category',
})

/** Allowed categories, each once; empty if all optional cookies were declined. */
export const Consent = Schema.Array(ConsentCategorySchema).check(
  Schema.isUnique({ message: 'each category once' }),
)
export type Consent = typeof Consent.Type

const DotSeparated = Schema.String.check(Schema.isMaxLength(60)).pipe(
  Schema.decodeTo(Schema.Array(Schema.String), {
    decode: SchemaGetter.transform((value: string) => value.split('.')),
    encode: SchemaGetter.transform((words: readonly string[]) => words.join('.')),
  }),
)

/** Value of the consent cookie: `necessary` and the allowed categories, joined by dots. */
export const ConsentCookieSchema = DotSeparated.pipe(
  Schema.decodeTo(
    Schema.TupleWithRest(Schema.Tuple([Schema.Literal('necessary')]), [ConsentCategorySchema]),
  ),
  Schema.decodeTo(Consent, {
    decode: SchemaGetter.transform(([, ...allowed]: readonly ['necessary', ...Consent]) => allowed),
    encode: SchemaGetter.transform((allowed: Consent) => ['necessary', ...allowed] as const),
  }),
)

const decode = Schema.decodeUnknownOption(ConsentCookieSchema)

/** Parses the consent cookie; undefined if it is missing or malformed. */
export const readConsent = (value: string | undefined): Consent | undefined =>
  value === undefined ? undefined : Option.getOrUndefined(decode(value))

/** Serializes consent as cookie value. */
export const writeConsent = Schema.encodeSync(ConsentCookieSchema)
