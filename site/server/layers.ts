import { Layer } from 'effect'
import { AccountSettingsService } from './account/accountSettings.ts'
import { AgreementService } from './account/agreements.ts'
import { OneTimeCodeService } from './account/oneTimeCodes.ts'
import { SignInSettingsUndoService } from './account/recovery/undoChange.ts'
import { PasswordRecoveryService } from './account/recovery/passwordReset.ts'
import { PasswordHashingService } from './account/passwords.ts'
import { PasskeyService } from './account/passkeys/passkeys.ts'
import { SecurityChangeService } from './account/second-factor/securityChanges.ts'
import { SecondFactorService } from './account/second-factor/secondFactor.ts'
import { SignInCompletionService } from './account/signInCompletion.ts'
import { SignInService } from './account/signIn.ts'
import { SignUpService } from './account/signUp.ts'
import { VerificationService } from './account/verificationTokens.ts'
import { ApiHandler } from './api/apiRoutes.ts'
import { InProcessApiClient } from './api/inProcessApiClient.ts'
import { CaptchaService } from './captcha/captcha.ts'
import { CaptchaPuzzlePool } from './captcha/puzzles.ts'
import { FormSubmissionService } from './forms/forms.ts'
import { StaticFileResponder } from './http/files.ts'
import { SecurityHeaders } from './http/headers.ts'
import { ConnectionDrain } from './http/listener/connectionDrain.ts'
import { HttpListener } from './http/listener/listener.ts'
import { RateLimiter } from './http/rateLimiter.ts'
import { EmailTemplates, MailWriter } from './mail/emailTemplates.ts'
import { MailInbox } from './mail/inbox.ts'
import { AccountMailer } from './mail/notices.ts'
import { outboxLayer } from './mail/outbox.ts'
import { MessageTranslator } from './messages/translate.ts'
import { SiteOrigin } from './ops/origin.ts'
import { retentionLayer } from './ops/retention.ts'
import { PageAddressTable } from './pages/pageAddressTable.ts'
import { BuildStore } from './pages/buildStore.ts'
import { BuiltPageResponder } from './pages/builtPageResponder.ts'
import { PageServicesProvider } from './pages/pageCalls.ts'
import { PageResponder } from './pages/pages.ts'
import { DraftPreviewFinder } from './pages/draftPreviewFinder.ts'
import { ServedBuildContent } from './pages/relocate.ts'
import { PageRenderer } from './pages/renderer.ts'
import { SiteServer } from './server.ts'

/** The whole site: server, outbox and retention. Each level is built from the ones below it. */
export const siteServerLayer = Layer.mergeAll(SiteServer.layer, outboxLayer, retentionLayer).pipe(
  Layer.provide(PageResponder.layer),
  Layer.provide([PageServicesProvider.layer, BuiltPageResponder.layer, StaticFileResponder.layer]),
  Layer.provide(InProcessApiClient.layer),
  Layer.provide(ApiHandler.layer),
  Layer.provide([
    FormSubmissionService.layer,
    SignUpService.layer,
    SignInService.layer,
    PasswordRecoveryService.layer,
    SignInSettingsUndoService.layer,
  ]),
  Layer.provide(AccountSettingsService.layer),
  Layer.provide([SecondFactorService.layer, PasskeyService.layer]),
  Layer.provide([SecurityChangeService.layer, SignInCompletionService.layer]),
  Layer.provide([VerificationService.layer, AgreementService.layer, AccountMailer.layer]),
  Layer.provide([OneTimeCodeService.layer, CaptchaService.layer]),
  Layer.provide([EmailTemplates.layer, CaptchaPuzzlePool.layer, RateLimiter.layer]),
  Layer.provide([
    MailWriter.layer,
    SecurityHeaders.layer,
    DraftPreviewFinder.layer,
    PageRenderer.layer,
  ]),
  Layer.provide([PageAddressTable.layer, MailInbox.layer]),
  Layer.provide(ServedBuildContent.layer),
  Layer.provide(SiteOrigin.layer),
  Layer.provide([HttpListener.layer, ConnectionDrain.layer]),
  // Slow to build: requests wait only for the layers above.
  Layer.provide([BuildStore.layer, PasswordHashingService.layer, MessageTranslator.layer]),
)
