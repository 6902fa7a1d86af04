import { Schema } from 'effect'
import { serverLimits } from '../ops/limits.ts'
import { proofOfWorkScryptParameters } from './proofOfWork.ts'

/** Size of the slider puzzle in CSS pixels; positions use the same unit, images have twice the resolution. */
export const captchaPuzzleSize = { width: 280, height: 160, piece: 50 } as const

const token = (description: string) =>
  Schema.String.check(Schema.isMaxLength(serverLimits.token)).annotate({
    description: `${description}; at most ${serverLimits.token} characters`,
  })

const captchaId = (description: string) =>
  Schema.String.check(Schema.isMaxLength(serverLimits.captchaId)).annotate({
    description: `${description}; at most ${serverLimits.captchaId} characters`,
  })

/** Characters of the longest proof of work. */
const longestWork = Math.ceil(
  (serverLimits.maxCaptchaPrice * serverLimits.workLinks * proofOfWorkScryptParameters.size * 4) /
    3,
)

const position = (limit: number, description: string) =>
  Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: limit })).annotate({
    description: `${description}; 0 to ${limit} CSS pixels`,
  })

const picture = (description: string) =>
  Schema.String.annotate({
    description: `${description}: a WebP data URL of twice the resolution`,
  })

/** Price of a pass in multiples of the usual work. */
export const CaptchaDifficulty = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: serverLimits.maxCaptchaPrice }),
)

/** Captcha as issued: solved by the slider puzzle with proof of work, by that alone, or by a click; one attempt. */
export const IssuedCaptcha = Schema.Struct({
  id: captchaId(
    'Id of the captcha, sent with its answer; also part of the salts of the proof of work',
  ),
  expiresIn: Schema.Int.annotate({
    description: 'Seconds until the captcha expires',
  }),
  puzzle: Schema.Struct({
    scene: picture(
      `Scene with holes, ${captchaPuzzleSize.width} by ${captchaPuzzleSize.height} CSS pixels`,
    ),
    piece: picture(
      `Piece on a transparent background, ${captchaPuzzleSize.piece} CSS pixels square`,
    ),
    clickPiece: picture('Piece of the other hole, for forms without script'),
    width: Schema.Int.annotate({
      description: 'Width of the scene in CSS pixels',
    }),
    height: Schema.Int.annotate({
      description: 'Height of the scene in CSS pixels',
    }),
    size: Schema.Int.annotate({
      description: 'Width and height of the piece in CSS pixels',
    }),
    y: Schema.Int.annotate({
      description: 'Distance of the piece from the top in CSS pixels; it only moves horizontally',
    }),
  }).annotate({ description: 'Slider puzzle: a scene with a hole and the piece that fits' }),
  work: Schema.Struct({
    algorithm: Schema.Literal('scrypt').annotate({
      description: `Function of each link: scrypt with N = ${proofOfWorkScryptParameters.cost}, r = ${proofOfWorkScryptParameters.blockSize}, p = 1 and ${proofOfWorkScryptParameters.size} bytes; its password is the link before (of the first: empty), its salt \`<id>.<n>\`, with n from 0`,
    }),
    links: Schema.Int.annotate({ description: 'Number of links, each after the one before' }),
  }).annotate({ description: 'Proof of work: alone, or together with the place of the piece' }),
}).annotate({ identifier: 'Captcha' })
export type IssuedCaptcha = typeof IssuedCaptcha.Type

const TracePoint = Schema.Tuple([
  Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: serverLimits.captchaTime })),
  Schema.Finite.check(
    Schema.isBetween({ minimum: -captchaPuzzleSize.width, maximum: 2 * captchaPuzzleSize.width }),
  ),
])

/** Uses of a pass; it is valid for the one it was issued for. `form`: enquiries, applications, callbacks, newsletter. */
export const captchaPurposes = ['sign-in', 'code', 'form'] as const
export type CaptchaPurpose = (typeof captchaPurposes)[number]

/** Answer to a captcha: `point`, or `work` with or without `x`. */
export const CaptchaAnswer = Schema.Struct({
  id: captchaId('Id of the captcha'),
  purpose: Schema.Literals(captchaPurposes).annotate({
    message: 'form.field.wrong',
    description: 'Intended use of the pass',
  }),
  x: Schema.optionalKey(
    position(
      captchaPuzzleSize.width,
      'Position of the left edge of the piece, by drag, keyboard or click',
    ),
  ),
  trace: Schema.optionalKey(
    Schema.Array(TracePoint).check(Schema.isMaxLength(serverLimits.tracePoints)).annotate({
      description:
        'Points of the drag as [milliseconds since the start, left edge]; left out for keyboard and clicks',
    }),
  ),
  point: Schema.optionalKey(
    Schema.Struct({
      x: position(captchaPuzzleSize.width, 'Distance from the left'),
      y: position(captchaPuzzleSize.height, 'Distance from the top'),
    }).annotate({
      description:
        'Clicked position: the middle of the hole of `clickPiece`, for forms without script',
    }),
  ),
  before: Schema.optionalKey(
    token(
      'Pass of the picture clicked before, where a price needs several: two are price 4, three price 8',
    ),
  ),
  work: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^[\w-]+$/), Schema.isMaxLength(longestWork)).annotate({
      description: `Links of the proof of work, one after another, in Base64url; at most ${longestWork} characters`,
    }),
  ),
})
  .check(
    Schema.makeFilter(({ x, point, before, work }) =>
      (point === undefined) === (work !== undefined) &&
      (point === undefined ? before === undefined : x === undefined)
        ? undefined
        : 'form.field.wrong',
    ),
  )
  .annotate({ identifier: 'CaptchaAnswer' })
export type CaptchaAnswer = typeof CaptchaAnswer.Type

/** Pass returned for a correct answer, valid for one call. */
export const CaptchaPass = Schema.Struct({
  pass: token('Pass, valid for one call'),
  price: CaptchaDifficulty.annotate({ description: 'Price that the pass is worth' }),
  expiresIn: Schema.Int.annotate({
    description: 'Seconds until the pass expires',
  }),
})
export type CaptchaPass = typeof CaptchaPass.Type

/** Captcha pass as a field of other calls. */
export const CaptchaPassFieldSchema = token('Pass of a captcha, valid once').pipe(
  Schema.annotateKey({ messageMissingKey: 'captcha.failure' }),
)

/**
 * Names of the captcha's form fields. Scripts send `pass`. Without script, the form sends `id`, the click position of
 * an `<input type="image" name="captcha">`, which browsers submit as `captcha.x` and `captcha.y`, the price of the call, and the pass of a picture `before`.
 */
export const captchaFormFields = {
  pass: 'pass',
  before: 'captcha-before',
  price: 'captcha-price',
  id: 'captcha-id',
  x: 'captcha.x',
  y: 'captcha.y',
} as const
