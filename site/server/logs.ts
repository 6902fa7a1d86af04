import { Cause, Context, Layer, Logger, References } from 'effect'
import type { ServerConfig } from './config.ts'
import { writeNow, writeSoon } from './lines.ts'

/** An answer that was sent, without what would tell of who asked. */
export interface Answered {
  readonly requestId: string
  readonly method: string
  /** Without query, cut off where it is very long. */
  readonly path: string
  readonly status: number
  /** When the request came, in milliseconds since 1970. */
  readonly time: number
  /** Milliseconds until the answer. */
  readonly ms: number
}

/** Where answers are told of. */
export const AccessLog = Context.Reference<(answer: Answered) => void>('felcera/AccessLog', {
  defaultValue: () => () => undefined,
})

let lastTime = 0
let lastText = ''

/** ISO 8601; many answers fall into one millisecond. */
function textOfTime(time: number): string {
  if (time !== lastTime) lastText = new Date(time).toISOString()
  lastTime = time
  return lastText
}

/** An answer as one line of JSON: put together by hand, since there is one for every request. */
export const accessLine = ({ requestId, method, path, status, time, ms }: Answered): string =>
  `{"time":"${textOfTime(time)}","level":"info","message":"request","requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}}`

/** An event as one line of JSON. */
export const jsonLine = Logger.make(({ message, logLevel, date, fiber, cause }) => {
  const [text, ...rest] = Array.isArray(message) ? message : [message]
  return JSON.stringify({
    time: date.toISOString(),
    level: logLevel.toLowerCase(),
    message: text,
    ...fiber.getRef(References.CurrentLogAnnotations),
    ...(rest.length === 0 ? {} : { details: rest }),
    ...(cause.reasons.length === 0 ? {} : { cause: withoutPersonalData(Cause.pretty(cause)) }),
  })
})

const toPeople = ({ method, path, status, ms, requestId }: Answered): string =>
  `${method} ${path} ${status} ${ms} ms ${requestId}`

/** One line per event, with the request's id in `requestId`; never query values, addresses or bodies. */
export const logLayer = (format: ServerConfig['logFormat']): Layer.Layer<never> => {
  if (format === 'none') return Layer.succeed(References.MinimumLogLevel, 'None')
  const asLine = format === 'json' ? accessLine : toPeople
  return Layer.merge(
    Logger.layer([format === 'json' ? Logger.map(jsonLine, writeNow) : Logger.consolePretty()]),
    Layer.succeed(AccessLog, (answer) => writeSoon(asLine(answer))),
  )
}

// What an error message or a stack may carry of a visitor.
const addresses = /[^\s@<>()"']+@[^\s@<>()"']+/g
const queries = /[?#][^\s)'"]*/g

/** Text from outside without e-mail addresses and query values. */
export const withoutPersonalData = (text: string): string =>
  text.replaceAll(addresses, '[address]').replaceAll(queries, '')
