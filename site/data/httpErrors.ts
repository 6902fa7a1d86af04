import { Schema } from 'effect'
import type { ApiLanguage } from './apiLanguage.ts'

/** Statuses we refuse requests with. */
export type RefusalStatus = 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503

type Words = Readonly<Record<ApiLanguage, string>>

const words = (english: string, german: string, chinese: string): Words => ({
  'en-US': english,
  en_AU: english,
  de_DE: german,
  zh_CN: chinese,
})

const messages: Readonly<Record<RefusalStatus, Words>> = {
  400: words('The request could not be read', 'Die Anfrage ist nicht lesbar', '无法读取请求'),
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

/** The input does not follow its schema. */
export class ValidationFailed extends Schema.TaggedError<ValidationFailed>()(
  'ValidationFailed',
  {
    code: Schema.Literal(422),
    message: Schema.String,
    fields: Schema.Record(Schema.String, Schema.Array(Schema.String)).annotate({
      description: 'What is wrong, by field; an empty name means the whole body.',
    }),
  },
  { httpApiStatus: 422 },
) {}

/** The address or network asked too often. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()(
  'TooManyRequests',
  {
    code: Schema.Literal(429),
    message: Schema.String,
    retryAfter: Schema.Int.annotate({ description: 'Seconds to wait.' }),
  },
  { httpApiStatus: 429 },
) {}

/** The key stands for another body already. */
export class KeyTaken extends Schema.TaggedError<KeyTaken>()(
  'KeyTaken',
  { code: Schema.Literal(409), message: Schema.String },
  { httpApiStatus: 409 },
) {}

/** The link of a mail is unknown, used or too old. */
export class LinkWrong extends Schema.TaggedError<LinkWrong>()(
  'LinkWrong',
  { code: Schema.Literal(404), message: Schema.String },
  { httpApiStatus: 404 },
) {}

/** The database does not answer; the same call may succeed a moment later. */
export class Unavailable extends Schema.TaggedError<Unavailable>()(
  'Unavailable',
  { code: Schema.Literal(503), message: Schema.String },
  { httpApiStatus: 503 },
) {}

/** The server is up but cannot serve pages yet, or any more. */
export class NotReady extends Schema.TaggedError<NotReady>()(
  'NotReady',
  { code: Schema.Literal(503), message: Schema.String },
  { httpApiStatus: 503 },
) {}
