import { Schema } from 'effect'
import { limits } from './limits.ts'

const line = (description: string) =>
  Schema.String.check(
    Schema.isMaxLength(limits.visitText),
    Schema.isPattern(/^[^\p{Cc}\p{Cs}]*$/u),
  ).annotate({ description: `${description}; at most ${limits.visitText} characters` })

const list = (description: string) =>
  Schema.Array(line('A path without query (specification §3)'))
    .check(Schema.isMaxLength(limits.visitList))
    .annotate({ description: `${description}; at most ${limits.visitList}` })

/** What a visit with consent for statistics tells of itself (specification §3): `cookieData` with the tab's id. */
export const VisitData = Schema.Struct({
  sessionId: Schema.String.check(Schema.isPattern(/^[0-9a-f]{32}$/)).annotate({
    description: 'Random id of the tab, 32 hexadecimal digits (specification §3)',
  }),
  client: Schema.Literals([1, 2]).annotate({
    description: 'Layout: 1 desktop, 2 mobile, below 780 pixels (specification §3, §9)',
  }),
  landingPage: line('Path of the first page, without query (specification §3)'),
  browser: line('Name and main version of the browser (specification §3)'),
  jumpOut: Schema.Boolean.annotate({
    description: 'True while no second page was seen; true at first (specification §3)',
  }),
  refer: line('Host that led here, nothing if none did (specification §3)'),
  timezone: line('Time zone, such as Europe/Berlin (specification §3)'),
  routes: list('Paths of the pages seen, in order, without query (specification §3)'),
  resources: list('Paths of the files opened, in order (specification §3)'),
}).annotate({
  identifier: 'VisitData',
  description: 'A visit, sent with consent for statistics only (specification §3)',
})
export type VisitData = typeof VisitData.Type
