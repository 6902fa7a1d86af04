import { Schema } from 'effect'
import { Ticked } from './accountFields.ts'

/** Legal documents that an account agrees to (specification §5), by the ids of their records. */
export const agreedDocuments = ['service-agreement', 'privacy-policy'] as const
export type AgreedDocument = (typeof agreedDocuments)[number]

/** A document an account agrees to, as it is published now. */
export interface DocumentInForce {
  readonly document: AgreedDocument
  /** Two numbers parted by a dot; goes up with every change. */
  readonly version: string
  /** Day from which it holds, as YYYY-MM-DD. */
  readonly since: string
}

/** Whether one version of a document comes after another. */
export function isLater(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  return major === otherMajor ? minor > otherMinor : major > otherMajor
}

const Version = Schema.String.check(
  Schema.isMaxLength(20),
  Schema.isPattern(/^\d+\.\d+$/, { message: 'form.field.wrong' }),
).annotate({ description: 'Version of a document, such as 1.1 (specification §5)' })

/** A document, and how far an account agreed to it. */
export const OwnAgreement = Schema.Struct({
  document: Schema.Literals(agreedDocuments).annotate({
    description: 'Last segment of the address of the document (specification §2)',
  }),
  version: Version,
  since: Schema.String.annotate({
    description: 'Day from which this version holds, YYYY-MM-DD (specification §5)',
  }),
  agreed: Schema.NullOr(
    Schema.Struct({
      version: Version,
      at: Schema.String.annotate({ description: 'ISO 8601, UTC (specification §5)' }),
    }),
  ).annotate({ description: 'The latest version that was agreed to (specification §5)' }),
  due: Schema.Boolean.annotate({
    description: 'Whether the holder is to agree before going on (specification §5)',
  }),
}).annotate({ identifier: 'OwnAgreement' })
export type OwnAgreement = typeof OwnAgreement.Type

/** Agreement to documents that have changed, in the versions that were shown. */
export const AgreementPost = Schema.Struct({
  versions: Schema.Struct({
    'service-agreement': Schema.optionalKey(Version),
    'privacy-policy': Schema.optionalKey(Version),
  }).annotate({ description: 'What was shown, by document; nothing of what is not due (§5)' }),
  agreement: Ticked('personal-center.agreement.required', {
    description: 'Agreement to these documents, always true (specification §5)',
  }),
}).annotate({ identifier: 'AgreementPost' })
export type AgreementPost = typeof AgreementPost.Type
