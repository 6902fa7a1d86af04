import { Schema } from 'effect'
import { serverLimits } from './limits.ts'

const text = (description: string, most: number = serverLimits.errorText) =>
  Schema.String.check(Schema.isMaxLength(most)).annotate({
    description: `${description}; at most ${most} characters`,
  })
const optionalText = (description: string) =>
  Schema.optional(text(description, serverLimits.reportText))

/** Browser error reported by the shell script; contains no input of the visitor. */
export const ClientErrorReportSchema = Schema.Struct({
  message: text('Error message, truncated by the client'),
  page: text('Path of the page, without query'),
  stack: Schema.optional(text('Stack trace, truncated by the client', serverLimits.errorStack)),
})

/** Content security policy violation in the format of `report-uri`. */
export const CspReportSchema = Schema.Struct({
  'csp-report': Schema.Struct({
    'document-uri': optionalText('URL of the page'),
    'effective-directive': optionalText('Violated directive'),
    'violated-directive': optionalText('Violated directive, sent by older browsers'),
    'blocked-uri': optionalText('Blocked URL'),
  }).annotate({ description: 'Content security policy violation' }),
})

/** Reports in the format of the Reporting API; unknown fields are ignored. */
export const BrowserReportsSchema = Schema.Array(
  Schema.Struct({
    type: text('Kind of report'),
    url: optionalText('URL of the page'),
    body: Schema.optional(
      Schema.NullOr(
        Schema.Struct({
          effectiveDirective: optionalText('Violated directive'),
          blockedURL: optionalText('Blocked URL'),
          message: optionalText('Message of the browser'),
        }),
      ).annotate({ description: 'Content of the report' }),
    ),
  }),
).check(Schema.isMaxLength(serverLimits.reports))
