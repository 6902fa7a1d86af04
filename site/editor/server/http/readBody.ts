import type { IncomingMessage } from 'node:http'

/** Thrown for a body that cannot be accepted. */
export class RequestBodyError extends Error {
  readonly status: 400 | 413
  constructor(status: 400 | 413, message: string) {
    super(message)
    this.status = status
  }
}

const tooLarge = (most: number) => new RequestBodyError(413, `At most ${most} bytes are read.`)

/** Reads a JSON body of at most `most` bytes; throws `RequestBodyError` for one that is too large, no JSON, or names a prototype. */
export async function readJsonBody(request: IncomingMessage, most: number): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) throw tooLarge(most)
    chunks.push(chunk)
  }
  return parseJson(Buffer.concat(chunks).toString('utf8'))
}

const prototypeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (prototypeNames.has(key)) throw new RequestBodyError(400, `${key} cannot be a name.`)
      return value
    })
  } catch (error) {
    throw error instanceof RequestBodyError
      ? error
      : new RequestBodyError(400, 'The body is not JSON.')
  }
}
