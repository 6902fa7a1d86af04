import { Schema } from 'effect'
import { limits } from './limits.ts'

const text = (description: string, most: number = limits.errorText) =>
  Schema.String.check(Schema.isMaxLength(most)).annotate({
    description: `${description}; at most ${most} characters (specification §4)`,
  })
const reported = (description: string) => Schema.optional(text(description, limits.reportText))

/** An error in the browser, as the shell script records it: without anything a visitor typed. */
export const ClientError = Schema.Struct({
  message: text('The message, cut by the sender'),
  page: text('Path of the page, without query'),
  stack: Schema.optional(text('Where it happened, cut by the sender', limits.errorStack)),
})

/** A policy violation as `report-uri` sends it. */
export const CspReport = Schema.Struct({
  'csp-report': Schema.Struct({
    'document-uri': reported('Address of the page'),
    'effective-directive': reported('Directive that was violated'),
    'violated-directive': reported('The same, as older browsers name it'),
    'blocked-uri': reported('What was blocked'),
  }).annotate({ description: 'A violation of the content policy (specification §4)' }),
})

/** What the Reporting API sends: any kind of report, of which we read only what we know. */
export const BrowserReports = Schema.Array(
  Schema.Struct({
    type: text('Kind of report'),
    url: reported('Address of the page'),
    body: Schema.optional(
      Schema.NullOr(
        Schema.Struct({
          effectiveDirective: reported('Directive that was violated'),
          blockedURL: reported('What was blocked'),
          message: reported('What the browser says of it'),
        }),
      ).annotate({ description: 'What is reported (specification §4)' }),
    ),
  }),
).check(Schema.isMaxLength(limits.reports))
