import type { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import type { Api } from './api.ts'
import type { CallName, CallSuccess } from './apiCalls.ts'

type Method = 'GET' | 'POST'
type PathOf<N, M extends Method> = N extends `${M} /api${infer P}` ? P : never

/** Paths below `/api` that answer a method, as the API defines them. */
export type ApiPath<M extends Method> = PathOf<CallName, M>

type Groups = (typeof Api)['groups']
type Posted<P extends string> = Extract<
  HttpApiGroup.Endpoints<Groups[keyof Groups]>,
  { readonly method: 'POST'; readonly path: `/api${P}` }
>

/** What a call sends; nothing where it takes no body. */
export type ApiBody<P extends ApiPath<'POST'>> = HttpApiEndpoint.Payload<Posted<P>>['Type']

/** What a call is answered with when it succeeds. */
export type ApiAnswer<M extends Method, P extends string> = CallSuccess<
  Extract<CallName, `${M} /api${P}`>
>
