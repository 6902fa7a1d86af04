import { agreementDocuments, type CurrentDocument } from '#data/account/agreements.ts'
import { published } from '../content/records.server.ts'

/** Returns the versions of the legal documents that are published at `now`; they are the same in every locale. */
export const currentDocuments = (now: number): readonly CurrentDocument[] =>
  agreementDocuments.flatMap((document) =>
    published('documents', { locale: 'en', now })
      .filter(({ id }) => id === document)
      .map(({ version, date }) => ({ document, version, since: date })),
  )
