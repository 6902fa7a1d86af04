import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { Ok } from '../api/responses.ts'
import { CaptchaAnswer, CaptchaPass, IssuedCaptcha } from '../captcha/captcha.ts'
import { CodeRequest } from './oneTimeCodes.ts'
import { TooManyRequests, Unavailable, VerificationFailed } from '../api/httpErrors.ts'

/** Captchas, and one-time codes without a session. */
export class VerificationApi extends HttpApiGroup.make('verification')
  .add(
    HttpApiEndpoint.post('issueCaptcha', '/captchas', {
      success: Schema.Struct({ ...Ok.fields, ...IssuedCaptcha.fields }).pipe(
        HttpApiSchema.status(201),
      ),
      error: [TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      'Issues a captcha: a slider puzzle and a proof of work. Either of them may be solved, once.',
    ),
  )
  .add(
    HttpApiEndpoint.post('redeemCaptcha', '/captchas/redemption', {
      payload: CaptchaAnswer,
      success: Schema.Struct({ ...Ok.fields, ...CaptchaPass.fields }),
      error: [VerificationFailed, TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      'Checks the answer to a captcha and returns a pass for a correct one.',
    ),
  )
  .add(
    HttpApiEndpoint.post('sendCode', '/codes', {
      payload: CodeRequest,
      success: Schema.Struct({
        ...Ok.fields,
        resendIn: Schema.Int.annotate({
          description: 'Seconds until another code may be requested',
        }),
      }).pipe(HttpApiSchema.status(202)),
      error: [VerificationFailed, TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      'Sends a one-time code by e-mail. The response is the same whether or not the address has an account.',
    ),
  ) {}
