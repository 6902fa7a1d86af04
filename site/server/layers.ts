import { Layer } from 'effect'
import { AccountSettings } from './account/accountSettings.ts'
import { Agreements } from './account/agreements.ts'
import { OneTimeCodes } from './account/oneTimeCodes.ts'
import { PasswordRecovery } from './account/passwordReset.ts'
import { Passwords } from './account/passwords.ts'
import { SecondFactor } from './account/second-factor/secondFactor.ts'
import { SignInCompletion } from './account/signInCompletion.ts'
import { SignInFlow } from './account/signIn.ts'
import { SignUpFlow } from './account/signUp.ts'
import { VerificationTokens } from './account/verificationTokens.ts'
import { ApiHandler } from './api/apiRoutes.ts'
import { InProcessCalls } from './api/inProcessCalls.ts'
import { Captcha } from './captcha/captcha.ts'
import { Puzzles } from './captcha/puzzles.ts'
import { Forms } from './forms/forms.ts'
import { Files } from './http/files.ts'
import { SecurityHeaders } from './http/headers.ts'
import { HttpListener } from './http/listener.ts'
import { RateLimiter } from './http/rateLimiter.ts'
import { EmailTemplates, MailWriter } from './mail/emailTemplates.ts'
import { Inbox } from './mail/inbox.ts'
import { AccountNotices } from './mail/notices.ts'
import { outboxLayer } from './mail/outbox.ts'
import { Translator } from './messages/translate.ts'
import { Origin } from './ops/origin.ts'
import { retentionLayer } from './ops/retention.ts'
import { AddressTable } from './pages/addressTable.ts'
import { BuildStore } from './pages/buildStore.ts'
import { BuiltPages } from './pages/builtPages.ts'
import { PageCalls } from './pages/pageCalls.ts'
import { Pages } from './pages/pages.ts'
import { Previews } from './pages/previews.ts'
import { SiteContent } from './pages/relocate.ts'
import { Renderer } from './pages/renderer.ts'
import { SiteServer } from './server.ts'

/** The whole site: server, outbox and retention. Each level is built from the ones below it. */
export const siteLayer = Layer.mergeAll(SiteServer.layer, outboxLayer, retentionLayer).pipe(
  Layer.provide(Pages.layer),
  Layer.provide([PageCalls.layer, BuiltPages.layer, Files.layer]),
  Layer.provide(InProcessCalls.layer),
  Layer.provide(ApiHandler.layer),
  Layer.provide([Forms.layer, SignUpFlow.layer, SignInFlow.layer, PasswordRecovery.layer]),
  Layer.provide(AccountSettings.layer),
  Layer.provide([SecondFactor.layer, SignInCompletion.layer]),
  Layer.provide([VerificationTokens.layer, Agreements.layer, AccountNotices.layer]),
  Layer.provide([OneTimeCodes.layer, Captcha.layer]),
  Layer.provide([EmailTemplates.layer, Puzzles.layer, RateLimiter.layer]),
  Layer.provide([MailWriter.layer, SecurityHeaders.layer, Previews.layer, Renderer.layer]),
  Layer.provide([AddressTable.layer, Inbox.layer]),
  Layer.provide(SiteContent.layer),
  Layer.provide(Origin.layer),
  Layer.provide(HttpListener.layer),
  // Slow to build: requests wait only for the layers above.
  Layer.provide([BuildStore.layer, Passwords.layer, Translator.layer]),
)
