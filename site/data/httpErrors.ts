import { Schema } from 'effect'
import type { ApiLanguage } from './apiLanguage.ts'

/** Statuses we refuse requests with. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503

type Words = Readonly<Record<ApiLanguage, string>>

const words = (english: string, german: string, chinese: string): Words => ({
  'en-US': english,
  en_AU: english,
  de_DE: german,
  zh_CN: chinese,
})

const messages: Readonly<Record<RefusalStatus, Words>> = {
  400: words('The request could not be read', 'Die Anfrage ist nicht lesbar', '无法读取请求'),
  401: words('Please sign in', 'Bitte melden Sie sich an', '请先登录'),
  403: words(
    'This request did not come from a page of this site',
    'Diese Anfrage kam nicht von einer Seite dieser Website',
    '该请求并非来自本站页面',
  ),
  404: words('Not found', 'Nicht gefunden', '未找到'),
  405: words(
    'This method is not allowed here',
    'Diese Methode ist hier nicht erlaubt',
    '此处不允许使用该方法',
  ),
  409: words(
    'This was sent before with other content',
    'Das wurde zuvor mit anderem Inhalt gesendet',
    '此请求之前已以不同内容提交',
  ),
  413: words('The request is too large', 'Die Anfrage ist zu groß', '请求内容过大'),
  415: words(
    'This kind of content is not accepted',
    'Diese Art von Inhalt wird nicht angenommen',
    '不接受此类型的内容',
  ),
  422: words('Please check your input', 'Bitte prüfen Sie Ihre Eingaben', '请检查您输入的内容'),
  429: words(
    'Too many requests, please try again later',
    'Zu viele Anfragen, bitte versuchen Sie es später erneut',
    '请求过于频繁，请稍后再试',
  ),
  500: words('Internal Server Error', 'Interner Serverfehler', '服务器内部错误'),
  503: words(
    'This is not available at the moment, please try again later',
    'Das ist gerade nicht verfügbar, bitte versuchen Sie es später erneut',
    '暂时无法使用，请稍后再试',
  ),
}

/** What a visitor is told about a refusal, in their language. */
export const refusalMessage = (status: RefusalStatus, language: ApiLanguage): string =>
  messages[status][language]

/** What every refusal says: its status once more, and words for the visitor. */
const told = <S extends RefusalStatus>(status: S) => ({
  code: Schema.Literal(status).annotate({
    description: 'The HTTP status, never 200 or 400 (specification §8)',
  }),
  message: Schema.String.annotate({
    description: 'What the visitor is told, in their language (specification §8)',
  }),
})

/** The input does not follow its schema. */
export class ValidationFailed extends Schema.TaggedError<ValidationFailed>()(
  'ValidationFailed',
  {
    ...told(422),
    fields: Schema.Record(Schema.String, Schema.Array(Schema.String)).annotate({
      description:
        'What is wrong, by field; an empty name means the whole body (specification §8).',
    }),
  },
  { httpApiStatus: 422 },
) {}

/** The address or network asked too often. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()(
  'TooManyRequests',
  {
    ...told(429),
    retryAfter: Schema.Int.annotate({ description: 'Seconds to wait (specification §8).' }),
  },
  { httpApiStatus: 429 },
) {}

/** A captcha was answered wrongly, or the pass of one is missing, wrong, too old or used (specification §8). */
export class VerificationFailed extends Schema.TaggedError<VerificationFailed>()(
  'VerificationFailed',
  {
    ...told(422),
    captcha: Schema.Boolean.annotate({
      description:
        'True: with the pass of a new captcha the same call may succeed (specification §8).',
    }),
  },
  { httpApiStatus: 422 },
) {}

/** The address or network asked too often to go on without a captcha. */
export class CaptchaNeeded extends Schema.TaggedError<CaptchaNeeded>()(
  'CaptchaNeeded',
  {
    ...told(429),
    retryAfter: Schema.Int.annotate({
      description: 'Seconds to wait without a captcha (specification §8).',
    }),
    captcha: Schema.Boolean.annotate({
      description:
        'True: with the pass of a captcha the same call may succeed at once (specification §8).',
    }),
  },
  { httpApiStatus: 429 },
) {}

/** The key stands for another body already. */
export class KeyTaken extends Schema.TaggedError<KeyTaken>()('KeyTaken', told(409), {
  httpApiStatus: 409,
}) {}

/** Nobody is signed in, or the session has ended. */
export class NotSignedIn extends Schema.TaggedError<NotSignedIn>()('NotSignedIn', told(401), {
  httpApiStatus: 401,
}) {}

/** Name and password do not belong together; also where there is no such account, or it is locked. */
export class SignInFailed extends Schema.TaggedError<SignInFailed>()('SignInFailed', told(401), {
  httpApiStatus: 401,
}) {}

/** The code of a mail is wrong, used or too old. */
export class CodeWrong extends Schema.TaggedError<CodeWrong>()('CodeWrong', told(422), {
  httpApiStatus: 422,
}) {}

/** There is no account; told only to who has proven that the address is theirs. */
export class AccountUnknown extends Schema.TaggedError<AccountUnknown>()(
  'AccountUnknown',
  told(404),
  { httpApiStatus: 404 },
) {}

/** Another account has it already. */
export class Taken extends Schema.TaggedError<Taken>()(
  'Taken',
  {
    ...told(409),
    field: Schema.Literals(['email', 'username', 'phone']).annotate({
      description: 'Which of the fields it is (specification §8)',
    }),
  },
  { httpApiStatus: 409 },
) {}

/** The signature of a request is missing or wrong, or its time is not ours. */
export class NotSigned extends Schema.TaggedError<NotSigned>()('NotSigned', told(401), {
  httpApiStatus: 401,
}) {}

/** The Open API is not open to this account, or not for this call. */
export class NotAuthorized extends Schema.TaggedError<NotAuthorized>()('NotAuthorized', told(403), {
  httpApiStatus: 403,
}) {}

/** A document has changed since the account agreed to it: its holder agrees to it first. */
export class AgreementNeeded extends Schema.TaggedError<AgreementNeeded>()(
  'AgreementNeeded',
  {
    ...told(403),
    agreement: Schema.Boolean.annotate({
      description:
        'True: once the holder agrees to the documents in force the same call may succeed (specification §5).',
    }),
  },
  { httpApiStatus: 403 },
) {}

/** The link of a mail is unknown, used or too old. */
export class LinkWrong extends Schema.TaggedError<LinkWrong>()('LinkWrong', told(404), {
  httpApiStatus: 404,
}) {}

/** The database does not answer; the same call may succeed a moment later. */
export class Unavailable extends Schema.TaggedError<Unavailable>()('Unavailable', told(503), {
  httpApiStatus: 503,
}) {}

/** The server is up but cannot serve pages yet, or any more. */
export class NotReady extends Schema.TaggedError<NotReady>()('NotReady', told(503), {
  httpApiStatus: 503,
}) {}
