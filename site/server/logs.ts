import { Cause, Layer, Logger, References } from 'effect'
import type { ServerConfig } from './config.ts'

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

/** One line per event, with the request's id in `requestId`; never query values, addresses or bodies. */
export const logLayer = (format: ServerConfig['logFormat']): Layer.Layer<never> =>
  format === 'none'
    ? Layer.succeed(References.MinimumLogLevel, 'None')
    : Logger.layer([format === 'json' ? Logger.withConsoleLog(jsonLine) : Logger.consolePretty()])

// What an error message or a stack may carry of a visitor.
const addresses = /[^\s@<>()"']+@[^\s@<>()"']+/g
const queries = /[?#][^\s)'"]*/g

/** Text from outside without e-mail addresses and query values. */
export const withoutPersonalData = (text: string): string =>
  text.replaceAll(addresses, '[address]').replaceAll(queries, '')
