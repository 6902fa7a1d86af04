import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { OkResponseSchema } from '../api/responses.ts'
import { CaptchaAnswer, CaptchaPass, CaptchaDifficulty, IssuedCaptcha } from '../captcha/captcha.ts'
import { serverLimits } from '../ops/limits.ts'
import { OneTimeCodeRequestPayload } from './oneTimeCodes.ts'
import {
  TooManyRequestsError,
  ServiceUnavailableError,
  VerificationFailedError,
} from '../api/httpErrors.ts'

/** Captchas, and one-time codes without a session. */
export class VerificationApi extends HttpApiGroup.make('verification')
  .add(
    HttpApiEndpoint.post('issueCaptcha', '/captchas', {
      query: {
        price: Schema.optionalKey(
          Schema.FiniteFromString.pipe(Schema.decodeTo(CaptchaDifficulty)),
        ).annotate({
          description: `Price that a call has asked for, 1 to ${serverLimits.maxCaptchaPrice}; 1 if left out`,
        }),
      },
      success: Schema.Struct({ ...OkResponseSchema.fields, ...IssuedCaptcha.fields }).pipe(
        HttpApiSchema.status(201),
      ),
      error: [TooManyRequestsError, ServiceUnavailableError],
    }).annotate(
      OpenApi.Description,
      'Issues a captcha: a slider puzzle and a proof of work. Either of them may be solved, once. An address that asks for many gets dearer ones.',
    ),
  )
  .add(
    HttpApiEndpoint.post('redeemCaptcha', '/captchas/redemption', {
      payload: CaptchaAnswer,
      success: Schema.Struct({ ...OkResponseSchema.fields, ...CaptchaPass.fields }),
      error: [VerificationFailedError, TooManyRequestsError, ServiceUnavailableError],
    }).annotate(
      OpenApi.Description,
      'Checks the answer to a captcha and returns a pass for a correct one.',
    ),
  )
  .add(
    HttpApiEndpoint.post('sendCode', '/codes', {
      payload: OneTimeCodeRequestPayload,
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        resendIn: Schema.Int.annotate({
          description: 'Seconds until another code may be requested',
        }),
      }).pipe(HttpApiSchema.status(202)),
      error: [VerificationFailedError, TooManyRequestsError, ServiceUnavailableError],
    }).annotate(
      OpenApi.Description,
      'Sends a one-time code by e-mail. The response is the same whether or not the address has an account.',
    ),
  ) {}
