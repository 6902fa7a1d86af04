import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { Ok } from './answers.ts'
import { CaptchaAnswer, CaptchaPass, IssuedCaptcha } from './captcha.ts'
import { CodePost } from './codes.ts'
import { TooManyRequests, Unavailable, VerificationFailed } from './httpErrors.ts'

/** Captchas, and codes by mail for who is not signed in. */
export class VerificationApi extends HttpApiGroup.make('verification')
  .add(
    HttpApiEndpoint.post('issueCaptcha', '/captchas', {
      success: Schema.Struct({ ...Ok.fields, ...IssuedCaptcha.fields }).pipe(
        HttpApiSchema.status(201),
      ),
      error: [TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      'Gives a slider puzzle and a proof of work; one of them is answered, once (specification §4).',
    ),
  )
  .add(
    HttpApiEndpoint.post('redeemCaptcha', '/captchas/redemption', {
      payload: CaptchaAnswer,
      success: Schema.Struct({ ...Ok.fields, ...CaptchaPass.fields }),
      error: [VerificationFailed, TooManyRequests, Unavailable],
    }).annotate(OpenApi.Description, 'Takes the answer to a captcha; a right one gives a pass.'),
  )
  .add(
    HttpApiEndpoint.post('sendCode', '/codes', {
      payload: CodePost,
      success: Schema.Struct({
        ...Ok.fields,
        resendIn: Schema.Int.annotate({
          description: 'Seconds until another code may be asked for (specification §4).',
        }),
      }).pipe(HttpApiSchema.status(202)),
      error: [VerificationFailed, TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      'Mails a code to the address; the same answer for every one (specification §4).',
    ),
  ) {}
