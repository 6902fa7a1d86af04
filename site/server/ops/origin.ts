import { Context, Effect, Layer } from 'effect'
import { HttpListener } from '../http/listener/listener.ts'
import { ServerConfig } from './config.ts'

/** The origin of the site: the configured one, else the loopback host with the port listened on. */
export class SiteOrigin extends Context.Service<SiteOrigin, string>()('felcera/SiteOrigin') {
  static readonly layer = Layer.effect(
    SiteOrigin,
    Effect.gen(function* () {
      const { origin } = yield* ServerConfig
      const { port } = yield* HttpListener
      return origin ?? `http://localhost:${port}`
    }),
  )
}
