import type { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import type { Api } from './api.ts'
import type { ApiCallName, ApiSuccessBody } from './callTypes.ts'

type Method = 'GET' | 'POST'
type PathOf<N, M extends Method> = N extends `${M} /api${infer P}` ? P : never

/** Paths below `/api` that support a method. */
export type ApiPath<M extends Method> = PathOf<ApiCallName, M>

type Groups = (typeof Api)['groups']
type PostEndpoint<P extends string> = Extract<
  HttpApiGroup.Endpoints<Groups[keyof Groups]>,
  { readonly method: 'POST'; readonly path: `/api${P}` }
>

/** Request body of a POST call; `never` if it takes none. */
export type ApiRequestBody<P extends ApiPath<'POST'>> = HttpApiEndpoint.Payload<
  PostEndpoint<P>
>['Type']

/** Response body of a successful call. */
export type ApiResponse<M extends Method, P extends string> = ApiSuccessBody<
  Extract<ApiCallName, `${M} /api${P}`>
>
