import { Effect, Option, Schema } from 'effect'
import { captchaFields, CaptchaAnswer } from '#data/captcha.ts'
import type { Captcha } from './captcha.ts'
import type { ClientAddress } from './clientAddress.ts'

const decode = Schema.decodeUnknownOption(CaptchaAnswer)

/**
 * The pass among the fields of a posted form: the one its script has got, or one for the click on the picture where
 * there is no script. None if the form holds no captcha; one that is good for nothing if the answer was wrong.
 */
export const passIn = Effect.fnUntraced(function* (
  fields: Readonly<Record<string, string>>,
  captcha: Captcha,
  client: ClientAddress,
) {
  const { [captchaFields.pass]: pass, [captchaFields.id]: id } = fields
  if (pass !== undefined && pass !== '') return pass
  if (id === undefined) return undefined
  const point = { x: Number(fields[captchaFields.x]), y: Number(fields[captchaFields.y]) }
  const answer = Option.getOrUndefined(decode({ id, point }))
  if (answer === undefined) return ''
  return yield* captcha.redeem(answer, client).pipe(
    Effect.map(({ pass: given }) => given),
    Effect.catchTag('NotVerified', () => Effect.succeed('')),
  )
})
