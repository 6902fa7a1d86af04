import { Schema } from 'effect'
import type { ApiLanguage } from '../locale/apiLanguage.ts'

/** HTTP statuses of error responses. */
export type HttpErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503

type LocalizedMessage = Readonly<Record<ApiLanguage, string>>

const texts = (english: string, german: string, chinese: string): LocalizedMessage => ({
  'en-US': english,
  en_AU: english,
  de_DE: german,
  zh_CN: chinese,
})

const messages: Readonly<Record<HttpErrorStatus, LocalizedMessage>> = {
  400: texts('The request could not be read', 'Die Anfrage ist nicht lesbar', '无法读取请求'),
  401: texts('Please sign in', 'Bitte melden Sie sich an', '请先登录'),
  403: texts(
    'This request did not come from a page of this site',
    'Diese Anfrage kam nicht von einer Seite dieser Website',
    '此请求不是从本网站的页面发出的',
  ),
  404: texts('Not found', 'Nicht gefunden', '未找到'),
  405: texts(
    'This method is not allowed here',
    'Diese Methode ist hier nicht erlaubt',
    '此地址不支持该请求方法',
  ),
  409: texts(
    'This was sent before with other content',
    'Das wurde zuvor mit anderem Inhalt gesendet',
    '此请求已提交过，且内容与本次不同',
  ),
  413: texts('The request is too large', 'Die Anfrage ist zu groß', '请求内容过大'),
  415: texts(
    'This kind of content is not accepted',
    'Diese Art von Inhalt wird nicht angenommen',
    '不支持此内容类型',
  ),
  422: texts('Please check your input', 'Bitte prüfen Sie Ihre Eingaben', '请检查您输入的内容'),
  429: texts(
    'Too many requests, please try again later',
    'Zu viele Anfragen, bitte versuchen Sie es später erneut',
    '请求过于频繁，请稍后再试',
  ),
  500: texts('Internal Server Error', 'Interner Serverfehler', '服务器内部错误'),
  503: texts(
    'This is not available at the moment, please try again later',
    'Das ist gerade nicht verfügbar, bitte versuchen Sie es später erneut',
    '服务暂时不可用，请稍后再试',
  ),
}

/** Returns the localized default message of an error status. */
export const getErrorMessage = (status: HttpErrorStatus, language: ApiLanguage): string =>
  messages[status][language]

/** Fields of every error response: the status and a localized message. */
const errorFields = <S extends HttpErrorStatus>(status: S) => ({
  code: Schema.Literal(status).annotate({
    description: 'The HTTP status, never 200 or 400',
  }),
  message: Schema.String.annotate({
    description: 'Message for the visitor, in the language of the request',
  }),
})

/** The input does not match its schema. */
export class ValidationFailedError extends Schema.TaggedError<ValidationFailedError>()(
  'ValidationFailedError',
  {
    ...errorFields(422),
    fields: Schema.Record(Schema.String, Schema.Array(Schema.String)).annotate({
      description: 'Error messages per field; an empty name stands for the whole body',
    }),
  },
  { httpApiStatus: 422 },
) {}

/** Rate limit of the client address or its network exceeded. */
export class TooManyRequestsError extends Schema.TaggedError<TooManyRequestsError>()(
  'TooManyRequestsError',
  {
    ...errorFields(429),
    retryAfter: Schema.Int.annotate({ description: 'Seconds until the call may be repeated' }),
  },
  { httpApiStatus: 429 },
) {}

/** A captcha was solved wrongly, or its pass is missing, unknown, expired, already used or worth less than the call costs now. */
export class VerificationFailedError extends Schema.TaggedError<VerificationFailedError>()(
  'VerificationFailedError',
  {
    ...errorFields(422),
    captcha: Schema.Boolean.annotate({
      description: 'True: the same call may succeed with the pass of a new captcha',
    }),
    price: Schema.optionalKey(Schema.Int).annotate({
      description: 'Price that this pass must have, where more than 1',
    }),
  },
  { httpApiStatus: 422 },
) {}

/** Rate limit exceeded; a captcha lifts it up to a higher limit. */
export class CaptchaRequiredError extends Schema.TaggedError<CaptchaRequiredError>()(
  'CaptchaRequiredError',
  {
    ...errorFields(429),
    retryAfter: Schema.Int.annotate({
      description: 'Seconds until the call may be repeated without a captcha',
    }),
    captcha: Schema.Boolean.annotate({
      description: 'True: the same call may succeed at once with the pass of a captcha',
    }),
  },
  { httpApiStatus: 429 },
) {}

/** The idempotency key was already used with another body. */
export class IdempotencyKeyTakenError extends Schema.TaggedError<IdempotencyKeyTakenError>()(
  'IdempotencyKeyTakenError',
  {
    ...errorFields(422),
    key: Schema.Literal(true).annotate({
      description: 'The same call may succeed with another idempotency key',
    }),
  },
  { httpApiStatus: 422 },
) {}

/** There is no session, or it has ended. */
export class NotSignedInError extends Schema.TaggedError<NotSignedInError>()(
  'NotSignedInError',
  errorFields(401),
  {
    httpApiStatus: 401,
  },
) {}

/** Wrong credentials; also for unknown accounts, so that the response does not reveal which accounts exist. */
export class SignInFailedError extends Schema.TaggedError<SignInFailedError>()(
  'SignInFailedError',
  errorFields(401),
  {
    httpApiStatus: 401,
  },
) {}

/** The one-time code is wrong, used or expired. */
export class WrongOneTimeCodeError extends Schema.TaggedError<WrongOneTimeCodeError>()(
  'WrongOneTimeCodeError',
  {
    ...errorFields(422),
    resendIn: Schema.optionalKey(Schema.Int).annotate({
      description: 'Seconds until another code may be requested',
    }),
  },
  { httpApiStatus: 422 },
) {}

/** There is no account with this address. Only sent after the address has been verified. */
export class UnknownAccountError extends Schema.TaggedError<UnknownAccountError>()(
  'UnknownAccountError',
  errorFields(404),
  { httpApiStatus: 404 },
) {}

/** A unique value belongs to another account. */
export class ValueTakenError extends Schema.TaggedError<ValueTakenError>()(
  'ValueTakenError',
  {
    ...errorFields(409),
    field: Schema.Literals(['email', 'username', 'phone']).annotate({
      description: 'Field whose value is taken',
    }),
  },
  { httpApiStatus: 409 },
) {}

/** The request signature is missing or wrong, or its timestamp is too far from the server's time. */
export class InvalidSignatureError extends Schema.TaggedError<InvalidSignatureError>()(
  'InvalidSignatureError',
  errorFields(401),
  {
    httpApiStatus: 401,
  },
) {}

/** The account has no access to the Open API, or lacks the scope of this call. */
export class NotAuthorizedError extends Schema.TaggedError<NotAuthorizedError>()(
  'NotAuthorizedError',
  errorFields(403),
  {
    httpApiStatus: 403,
  },
) {}

/** The account has no such system or site; also for systems of other accounts. */
export class UnknownStorageSystemError extends Schema.TaggedError<UnknownStorageSystemError>()(
  'UnknownStorageSystemError',
  errorFields(404),
  {
    httpApiStatus: 404,
  },
) {}

/** A legal document has changed; the account holder must agree to it first. */
export class AgreementRequiredError extends Schema.TaggedError<AgreementRequiredError>()(
  'AgreementRequiredError',
  {
    ...errorFields(403),
    agreement: Schema.Boolean.annotate({
      description: 'True: the same call may succeed after agreement to the documents in force',
    }),
  },
  { httpApiStatus: 403 },
) {}

/** The holder of the session has to confirm it first, by password or second factor. */
export class ConfirmationNeededError extends Schema.TaggedError<ConfirmationNeededError>()(
  'ConfirmationNeededError',
  {
    ...errorFields(403),
    confirmation: Schema.Boolean.annotate({
      description: 'True: the same call may succeed after a confirmation of the session',
    }),
  },
  { httpApiStatus: 403 },
) {}

/** The link of an e-mail is unknown, used or expired. */
export class InvalidMailLinkError extends Schema.TaggedError<InvalidMailLinkError>()(
  'InvalidMailLinkError',
  errorFields(404),
  {
    httpApiStatus: 404,
  },
) {}

/** The database is unavailable; the call may be repeated later. */
export class ServiceUnavailableError extends Schema.TaggedError<ServiceUnavailableError>()(
  'ServiceUnavailableError',
  errorFields(503),
  {
    httpApiStatus: 503,
  },
) {}

/** The server is running but is starting up or shutting down. */
export class ServerNotReadyError extends Schema.TaggedError<ServerNotReadyError>()(
  'ServerNotReadyError',
  errorFields(503),
  {
    httpApiStatus: 503,
  },
) {}
