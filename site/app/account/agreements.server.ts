import { agreementDocuments, type CurrentAgreementDocument } from '#data/account/agreements.ts'
import { listPublishedRecords } from '../content/records.server.ts'

/** Returns the versions of the legal documents that are published at `now`; they are the same in every locale. */
export const currentAgreementDocuments = (now: number): readonly CurrentAgreementDocument[] =>
  agreementDocuments.flatMap((document) =>
    listPublishedRecords('documents', { locale: 'en', now })
      .filter(({ id }) => id === document)
      .map(({ version, date }) => ({ document, version, since: date })),
  )
