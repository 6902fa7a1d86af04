import { Cause, Context, Layer, Logger, References } from 'effect'
import type { ServerSettings } from './config.ts'
import { writeLogImmediately, writeLogBuffered } from './logBuffer.ts'

/** A request that was answered, without personal data. */
export interface CompletedRequest {
  readonly requestId: string
  readonly method: string
  /** Without query, truncated if it is very long. */
  readonly path: string
  readonly status: number
  /** Start of the request, in milliseconds since 1970. */
  readonly time: number
  /** Milliseconds until the response. */
  readonly ms: number
}

/** Receives every completed request. */
export const AccessLog = Context.Reference<(answer: CompletedRequest) => void>(
  'felcera/AccessLog',
  {
    defaultValue: () => () => undefined,
  },
)

let lastTime = 0
let lastText = ''

/** ISO 8601, cached: many requests complete in one millisecond. */
function textOfTime(time: number): string {
  if (time !== lastTime) lastText = new Date(time).toISOString()
  lastTime = time
  return lastText
}

/** Line of the access log as JSON; concatenated for speed, because every request writes one. */
export const formatAccessLogLine = ({
  requestId,
  method,
  path,
  status,
  time,
  ms,
}: CompletedRequest): string =>
  `{"time":"${textOfTime(time)}","level":"info","message":"request","requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}}`

/** An event as one line of JSON. */
export const jsonLineLogger = Logger.make(({ message, logLevel, date, fiber, cause }) => {
  const [text, ...rest] = Array.isArray(message) ? message : [message]
  const line = JSON.stringify({
    time: date.toISOString(),
    level: logLevel.toLowerCase(),
    message: text,
    ...fiber.getRef(References.CurrentLogAnnotations),
    ...(rest.length === 0 ? {} : { details: rest }),
    ...(cause.reasons.length === 0 ? {} : { cause: redactEmailsAndQueries(Cause.pretty(cause)) }),
  })
  return line.replaceAll(misleading, escapeCharacter)
})

// JSON does not escape these characters, but programs end lines at some, and terminals obey or reorder text at others.
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu
const escapeCharacter = (one: string): string =>
  `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`

const prettyLine = ({ method, path, status, ms, requestId }: CompletedRequest): string =>
  `${method} ${path} ${status} ${ms} ms ${requestId}`

/** One line per event, with the request's id in `requestId`; never query values, addresses or bodies. */
export const logLayer = (format: ServerSettings['logFormat']): Layer.Layer<never> => {
  if (format === 'none') return Layer.succeed(References.MinimumLogLevel, 'None')
  const asLine = format === 'json' ? formatAccessLogLine : prettyLine
  return Layer.merge(
    Logger.layer([
      format === 'json' ? Logger.map(jsonLineLogger, writeLogImmediately) : Logger.consolePretty(),
    ]),
    Layer.succeed(AccessLog, (answer) => writeLogBuffered(asLine(answer))),
  )
}

// Personal data in error messages and stacks. Linear in the length of the text.
const words = /[^\s<>()"']+/g
const queries = /[?#][^\s)'"]*/g

// The @ of an address, also in its full-width form.
const address = /.(?:[@\uFF20\uFE6B]|%(?:25)*40)/u

const withoutAddress = (word: string): string => (address.test(word) ? '[address]' : word)

/** Removes e-mail addresses and query values from external text. */
export const redactEmailsAndQueries = (text: string): string =>
  text.replaceAll(words, withoutAddress).replaceAll(queries, '')
