import { Schema } from 'effect'
import { limits } from './limits.ts'

/** Size of a puzzle in CSS pixels, which are also the units of its positions; pictures are twice as fine. */
export const puzzleSize = { width: 280, height: 160, piece: 56 } as const

const token = (description: string) =>
  Schema.String.check(Schema.isMaxLength(limits.token)).annotate({ description })

const position = (limit: number, description: string) =>
  Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: limit })).annotate({ description })

const picture = (description: string) =>
  Schema.String.annotate({ description: `${description}: a WebP as data: address, twice its size` })

/** A captcha as it is given out (specification §4, §5): two ways to answer it, one try. */
export const IssuedCaptcha = Schema.Struct({
  id: token('Names the captcha in its answer; also what the proof of work begins with'),
  expiresIn: Schema.Int.annotate({ description: 'Seconds in which it can be answered.' }),
  puzzle: Schema.Struct({
    scene: picture(
      `The picture with holes, ${puzzleSize.width} by ${puzzleSize.height} CSS pixels`,
    ),
    piece: picture(`The piece on nothing, ${puzzleSize.piece} CSS pixels square`),
    width: Schema.Int.annotate({ description: 'Width of the scene in CSS pixels.' }),
    height: Schema.Int.annotate({ description: 'Height of the scene in CSS pixels.' }),
    size: Schema.Int.annotate({ description: 'Width and height of the piece in CSS pixels.' }),
    y: Schema.Int.annotate({
      description: 'Distance of the piece from the top; it only moves sideways.',
    }),
  }),
  work: Schema.Struct({
    algorithm: Schema.Literal('SHA-256'),
    bits: Schema.Int.annotate({
      description:
        'Leading zero bits that SHA-256 of `<id>.<work>` must have; `work` is any text of up to 40 letters and digits.',
    }),
  }),
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
        'How it was dragged there, as [milliseconds since the start, left edge]; left out for keys and clicks.',
    }),
  ),
  point: Schema.optionalKey(
    Schema.Struct({
      x: position(puzzleSize.width, 'CSS pixels from the left'),
      y: position(puzzleSize.height, 'CSS pixels from the top'),
    }).annotate({ description: 'Where the picture was clicked, where no script moves the piece.' }),
  ),
  work: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^[\w-]{1,40}$/)).annotate({
      description: 'What gives the digest its zero bits; needs no puzzle.',
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
  expiresIn: Schema.Int.annotate({ description: 'Seconds in which it can be used.' }),
})
export type CaptchaPass = typeof CaptchaPass.Type

/** A pass as other calls take it. */
export const Pass = token('Pass of a captcha, good once (specification §4)').pipe(
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
