import { Schema } from 'effect'
import { limits } from './limits.ts'

/** Size of a puzzle in CSS pixels, which are also the units of its positions; pictures are twice as fine. */
export const puzzleSize = { width: 280, height: 160, piece: 56 } as const

const token = (description: string) =>
  Schema.String.check(Schema.isMaxLength(limits.token)).annotate({
    description: `${description}; at most ${limits.token} characters (specification §4)`,
  })

const position = (limit: number, description: string) =>
  Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: limit })).annotate({
    description: `${description}; 0 to ${limit} CSS pixels (specification §4)`,
  })

const picture = (description: string) =>
  Schema.String.annotate({
    description: `${description}: a WebP as data: address, twice its size (specification §4)`,
  })

/** A captcha as it is given out (specification §4, §5): two ways to answer it, one try. */
export const IssuedCaptcha = Schema.Struct({
  id: token('Names the captcha in its answer; also what the proof of work begins with'),
  expiresIn: Schema.Int.annotate({
    description: 'Seconds in which it can be answered (specification §4).',
  }),
  puzzle: Schema.Struct({
    scene: picture(
      `The picture with holes, ${puzzleSize.width} by ${puzzleSize.height} CSS pixels`,
    ),
    piece: picture(`The piece on nothing, ${puzzleSize.piece} CSS pixels square`),
    width: Schema.Int.annotate({
      description: 'Width of the scene in CSS pixels (specification §4).',
    }),
    height: Schema.Int.annotate({
      description: 'Height of the scene in CSS pixels (specification §4).',
    }),
    size: Schema.Int.annotate({
      description: 'Width and height of the piece in CSS pixels (specification §4).',
    }),
    y: Schema.Int.annotate({
      description: 'Distance of the piece from the top; it only moves sideways (specification §4).',
    }),
  }).annotate({ description: 'A picture with a hole, and what fits into it (specification §4)' }),
  work: Schema.Struct({
    algorithm: Schema.Literal('SHA-256').annotate({
      description: 'Digest the work is done with (specification §4)',
    }),
    bits: Schema.Int.annotate({
      description:
        'Leading zero bits that SHA-256 of `<id>.<work>` must have; `work` is any text of up to 40 letters and digits (specification §4).',
    }),
  }).annotate({ description: 'The work that stands for the puzzle (specification §4)' }),
}).annotate({ identifier: 'Captcha' })
export type IssuedCaptcha = typeof IssuedCaptcha.Type

const TracePoint = Schema.Tuple([
  Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: limits.captchaTime })),
  Schema.Finite.check(
    Schema.isBetween({ minimum: -puzzleSize.width, maximum: 2 * puzzleSize.width }),
  ),
])

/** The answer to a captcha: exactly one of `x`, `point` and `work`. */
export const CaptchaAnswer = Schema.Struct({
  id: token('The id it was given out with'),
  x: Schema.optionalKey(
    position(puzzleSize.width, 'Where the left edge of the piece was put, by drag, keys or click'),
  ),
  trace: Schema.optionalKey(
    Schema.Array(TracePoint).check(Schema.isMaxLength(limits.tracePoints)).annotate({
      description:
        'How it was dragged there, as [milliseconds since the start, left edge]; left out for keys and clicks (specification §4).',
    }),
  ),
  point: Schema.optionalKey(
    Schema.Struct({
      x: position(puzzleSize.width, 'Distance from the left'),
      y: position(puzzleSize.height, 'Distance from the top'),
    }).annotate({
      description:
        'Where the picture was clicked, where no script moves the piece (specification §4).',
    }),
  ),
  work: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^[\w-]{1,40}$/)).annotate({
      description:
        'What gives the digest its zero bits, at most 40 letters and digits; needs no puzzle (specification §4).',
    }),
  ),
})
  .check(
    Schema.makeFilter(({ x, point, work }) =>
      [x, point, work].filter((way) => way !== undefined).length === 1
        ? undefined
        : 'form.field.wrong',
    ),
  )
  .annotate({ identifier: 'CaptchaAnswer' })
export type CaptchaAnswer = typeof CaptchaAnswer.Type

/** What a right answer gives: good for one call that asks for it. */
export const CaptchaPass = Schema.Struct({
  pass: token('Good for one call that asks for a pass'),
  expiresIn: Schema.Int.annotate({
    description: 'Seconds in which it can be used (specification §4).',
  }),
})
export type CaptchaPass = typeof CaptchaPass.Type

/** A pass as other calls take it. */
export const Pass = token('Pass of a captcha, good once').pipe(
  Schema.annotateKey({ messageMissingKey: 'captcha.failure' }),
)

/**
 * Names of form fields: the pass that a script has got, or the captcha's id beside an `<input type="image">` of the
 * name `captcha`, which browsers send as the two others.
 */
export const captchaFields = {
  pass: 'pass',
  id: 'captcha-id',
  x: 'captcha.x',
  y: 'captcha.y',
} as const
