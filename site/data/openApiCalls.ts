import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { Ok } from './answers.ts'
import { NotAuthorized, NotSigned, TooManyRequests, Unavailable } from './httpErrors.ts'

const signed = (description: string) =>
  Schema.optional(
    Schema.String.check(Schema.isMaxLength(100)).annotate({
      description: `${description}; at most 100 characters (specification §1)`,
    }),
  )

/** The Open API itself: for programs, signed. */
export class OpenApiCalls extends HttpApiGroup.make('openApi').add(
  HttpApiEndpoint.get('whoami', '/open-api/v1/whoami', {
    headers: {
      'x-client-id': signed('The client id of the credentials'),
      'x-timestamp': signed('Time of the request, ISO 8601; at most 5 minutes from ours'),
      'x-signature': signed(
        'Base64 of HMAC-SHA256, keyed with the client secret, over method, path with query, and timestamp, parted by line feeds',
      ),
    },
    success: Schema.Struct({
      ...Ok.fields,
      account: Schema.String.annotate({
        description: 'User name of the account (specification §6).',
      }),
      scopes: Schema.Array(Schema.String).annotate({
        description: 'Calls these credentials may make, by name (specification §6)',
      }),
      limit: Schema.Struct({
        calls: Schema.Int.annotate({ description: 'Calls in that time (specification §1)' }),
        seconds: Schema.Int.annotate({
          description: 'Length of the time, in seconds (specification §1)',
        }),
      }).annotate({ description: 'How often these credentials may call (specification §1)' }),
    }),
    error: [NotSigned, NotAuthorized, TooManyRequests, Unavailable],
  }).annotate(
    OpenApi.Description,
    'Says who is calling and what they may do: for testing and debugging.',
  ),
) {}
