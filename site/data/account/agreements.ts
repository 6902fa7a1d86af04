import { Schema } from 'effect'
import { createTickedCheckboxSchema } from '../forms/formFields.ts'

/** Record ids of the legal documents that an account holder must agree to. */
export const agreementDocuments = ['service-agreement', 'privacy-policy'] as const
export type AgreementDocument = (typeof agreementDocuments)[number]

/** Currently published version of such a document. */
export interface CurrentAgreementDocument {
  readonly document: AgreementDocument
  /** `major.minor`; increases with every change. */
  readonly version: string
  /** First day on which it is in force, YYYY-MM-DD. */
  readonly since: string
}

/** Compares two `major.minor` versions; true if the first is newer. */
export function isLaterVersion(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  return major === otherMajor ? minor > otherMinor : major > otherMajor
}

const Version = Schema.String.check(
  Schema.isMaxLength(20),
  Schema.isPattern(/^\d+\.\d+$/, { message: 'form.field.wrong' }),
).annotate({ description: 'Version of a document, such as 1.1' })

/** Legal document with the version that the account holder has agreed to. */
export const AccountAgreement = Schema.Struct({
  document: Schema.Literals(agreementDocuments).annotate({
    description: 'Id of the document: the last segment of its URL',
  }),
  version: Version,
  since: Schema.String.annotate({
    description: 'First day on which this version is in force, YYYY-MM-DD',
  }),
  agreed: Schema.NullOr(
    Schema.Struct({
      version: Version,
      at: Schema.String.annotate({ description: 'Time of the agreement, ISO 8601, UTC' }),
    }),
  ).annotate({ description: 'The latest version that the holder has agreed to; null if none' }),
  due: Schema.Boolean.annotate({
    description: 'True if the holder must agree before using the account further',
  }),
}).annotate({ identifier: 'OwnAgreement' })
export type AccountAgreement = typeof AccountAgreement.Type

/** Agreement to changed documents, in the versions that were displayed. */
export const AcceptAgreementsPayload = Schema.Struct({
  versions: Schema.Struct({
    'service-agreement': Schema.optionalKey(Version),
    'privacy-policy': Schema.optionalKey(Version),
  }).annotate({
    description: 'Displayed version per document; documents that are not due are left out',
  }),
  agreement: createTickedCheckboxSchema('personal-center.agreement.required', {
    description: 'Agreement to these documents, always true',
  }),
}).annotate({ identifier: 'AgreementPost' })
export type AcceptAgreementsPayload = typeof AcceptAgreementsPayload.Type
