import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import type { Api } from './api.ts'

type GroupsOf<A> = A extends HttpApi.HttpApi<infer _Id, infer Groups> ? Groups : never
type Endpoint = HttpApiGroup.Endpoints<GroupsOf<typeof Api>>

interface HasRoute {
  readonly method: string
  readonly path: string
}
type NameOf<E> = E extends HasRoute ? `${E['method']} ${E['path']}` : never
type SuccessOf<E> = HttpApiEndpoint.Success<E> extends { readonly Type: infer S } ? S : never

/** API call by method and path, such as `POST /api/session`. */
export type ApiCallName = NameOf<Endpoint>

type SuccessFor<E, N> = E extends HasRoute ? (NameOf<E> extends N ? SuccessOf<E> : never) : never

/** Response body of a successful call. */
export type ApiSuccessBody<N extends ApiCallName> = SuccessFor<Endpoint, N>

/** Response body of a failed call. */
export interface ApiErrorBody {
  readonly code: number
  /** In the visitor's language. */
  readonly message: string
  /** Error messages per field; with 422 only. */
  readonly fields?: Readonly<Record<string, readonly string[]>>
  /** Field whose value belongs to another account; with 409 only. */
  readonly field?: string
  /** True if the same call may succeed with the pass of a new captcha. */
  readonly captcha?: boolean
  /** Price that this pass must have, where more than 1. */
  readonly price?: number
  /** Pass of a clicked picture that is worth less than this price. */
  readonly before?: string
  /** True if the same call may succeed after agreement to the documents in force. */
  readonly agreement?: boolean
  /** True if the same call may succeed after a confirmation of the session. */
  readonly confirmation?: boolean
  /** True if the same call may succeed with another idempotency key. */
  readonly key?: boolean
  /** Seconds to wait; with 429. */
  readonly retryAfter?: number
  /** Seconds until another code may be requested; after a wrong code. */
  readonly resendIn?: number
}

/** Result of an API call made in process on behalf of a visitor. */
export type ApiCallResult<N extends ApiCallName = ApiCallName> = {
  readonly status: number
  /** `Set-Cookie` values, to be forwarded with the page's response. */
  readonly cookies: readonly string[]
} & (
  | { readonly ok: true; readonly body: ApiSuccessBody<N> }
  | { readonly ok: false; readonly body: ApiErrorBody }
)

/** Calls the API in process with the cookies of the current request, in the language of its page. */
export type CallApiInProcess = <N extends ApiCallName>(
  name: N,
  payload?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<ApiCallResult<N>>
