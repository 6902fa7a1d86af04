import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import type { Api } from './api.ts'

type GroupsOf<A> = A extends HttpApi.HttpApi<infer _Id, infer Groups> ? Groups : never
type Endpoint = HttpApiGroup.Endpoints<GroupsOf<typeof Api>>

interface Described {
  readonly method: string
  readonly path: string
}
type NameOf<E> = E extends Described ? `${E['method']} ${E['path']}` : never
type SuccessOf<E> = HttpApiEndpoint.Success<E> extends { readonly Type: infer S } ? S : never

/** A call of the API by method and path, such as `POST /api/session`. */
export type CallName = NameOf<Endpoint>

type Answering<E, N> = E extends Described ? (NameOf<E> extends N ? SuccessOf<E> : never) : never

/** What a call is answered with when it is done. */
export type CallSuccess<N extends CallName> = Answering<Endpoint, N>

/** What a call is answered with that was refused (specification §8). */
export interface CallRefusal {
  readonly code: number
  /** In the visitor's language. */
  readonly message: string
  /** What is wrong, by field; with 422 only. */
  readonly fields?: Readonly<Record<string, readonly string[]>>
  /** The field whose value another account has; with 409 only. */
  readonly field?: string
  /** With the pass of a new captcha the same call may succeed. */
  readonly captcha?: boolean
  /** With an agreement to the documents in force the same call may succeed. */
  readonly agreement?: boolean
  /** Seconds to wait; with 429. */
  readonly retryAfter?: number
}

/** What became of a call that the server made for a visitor. */
export type CallAnswer<N extends CallName = CallName> = {
  readonly status: number
  /** `Set-Cookie` values, which go to the visitor with the answer of the page. */
  readonly cookies: readonly string[]
} & (
  | { readonly ok: true; readonly body: CallSuccess<N> }
  | { readonly ok: false; readonly body: CallRefusal }
)

/** Calls the API for the visitor whose request is at hand, with their cookies and in the language of their page. */
export type CallApi = <N extends CallName>(name: N, payload?: object) => Promise<CallAnswer<N>>
