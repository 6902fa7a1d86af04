import { Schema } from 'effect'
import { limits } from './limits.ts'

const Text = Schema.String.check(Schema.isMaxLength(limits.errorText))
const ReportText = Schema.String.check(Schema.isMaxLength(limits.reportText))
/** An error in the browser, as the shell script records it: without anything a visitor typed. */
export const ClientError = Schema.Struct({
  message: Text.annotate({ description: 'The message, cut by the sender.' }),
  page: Text.annotate({ description: 'Path of the page, without query.' }),
  stack: Schema.optional(Schema.String.check(Schema.isMaxLength(limits.errorStack))).annotate({
    description: 'Where it happened, cut by the sender.',
  }),
})

/** A policy violation as `report-uri` sends it. */
export const CspReport = Schema.Struct({
  'csp-report': Schema.Struct({
    'document-uri': Schema.optional(ReportText),
    'effective-directive': Schema.optional(ReportText),
    'violated-directive': Schema.optional(ReportText),
    'blocked-uri': Schema.optional(ReportText),
  }),
})

/** What the Reporting API sends: any kind of report, of which we read only what we know. */
export const BrowserReports = Schema.Array(
  Schema.Struct({
    type: Text,
    url: Schema.optional(ReportText),
    body: Schema.optional(
      Schema.NullOr(
        Schema.Struct({
          effectiveDirective: Schema.optional(ReportText),
          blockedURL: Schema.optional(ReportText),
          message: Schema.optional(ReportText),
        }),
      ),
    ),
  }),
).check(Schema.isMaxLength(limits.reports))
