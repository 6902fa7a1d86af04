import { agreedDocuments, type DocumentInForce } from '#data/agreements.ts'
import { published } from './records.server.ts'

/** The documents accounts agree to, as they are published at a moment; every variant shows the same versions. */
export const documentsInForce = (now: number): readonly DocumentInForce[] =>
  agreedDocuments.flatMap((document) =>
    published('documents', { locale: 'en', now })
      .filter(({ id }) => id === document)
      .map(({ version, date }) => ({ document, version, since: date })),
  )
