import { Schema } from 'effect'
import { serverLimits } from '../ops/limits.ts'

const visitText = (description: string) =>
  Schema.String.check(
    Schema.isMaxLength(serverLimits.visitText),
    Schema.isPattern(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u),
  ).annotate({ description: `${description}; at most ${serverLimits.visitText} characters` })

const pathList = (description: string) =>
  Schema.Array(visitText('Path without query'))
    .check(Schema.isMaxLength(serverLimits.visitList))
    .annotate({ description: `${description}; at most ${serverLimits.visitList}` })

/** Analytics data of one visit in one browser tab; only sent with consent to statistics. */
export const AnalyticsVisitData = Schema.Struct({
  sessionId: Schema.String.check(Schema.isPattern(/^[0-9a-f]{32}$/)).annotate({
    description: 'Random id of the browser tab, 32 hexadecimal digits',
  }),
  client: Schema.Literals([1, 2]).annotate({
    description: 'Layout: 1 desktop, 2 mobile (viewport narrower than 780 pixels)',
  }),
  landingPage: visitText('Path of the first page, without query'),
  browser: visitText('Name and main version of the browser'),
  jumpOut: Schema.Boolean.annotate({
    description: 'True until a second page is viewed (bounce)',
  }),
  refer: visitText('Host of the referring page; empty if there is none'),
  timezone: visitText('Time zone, such as Europe/Berlin'),
  routes: pathList('Paths of the viewed pages, in order, without query'),
  resources: pathList('Paths of the opened files, in order'),
}).annotate({
  identifier: 'VisitData',
  description: 'Data of a visit, sent only with consent to statistics',
})
export type AnalyticsVisitData = typeof AnalyticsVisitData.Type
